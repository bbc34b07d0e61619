/**
 * Dates without time are `yyyy-MM-dd` strings inside and `dd.MM.yyyy` on the wire, in files and printouts; on screen
 * `formatDay` follows the user's language.
 * Plain arithmetic instead of a date library: no time zone can shift the day.
 */

const ISO = /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/;
const DOTTED = /^[0-9]{2}\.[0-9]{2}\.[0-9]{4}$/;
const DAY_MS = 86_400_000;

/** True for an existing day: `2026-02-29` is false. */
export function isCalendarDate(text: string): boolean {
  return toDayNumber(text) !== null;
}

/** Last converted date: rows of a list repeat the same one many times. */
let lastRead: { readonly text: string; readonly day: string | null } = { text: '', day: null };

/** Converts `01.07.2026` to `2026-07-01`; returns null if there is no such day. */
export function parseDotted(text: string): string | null {
  if (text !== lastRead.text) lastRead = { text, day: readDotted(text) };
  return lastRead.day;
}

function readDotted(text: string): string | null {
  if (!DOTTED.test(text)) return null;
  const iso = `${text.slice(6)}-${text.slice(3, 5)}-${text.slice(0, 2)}`;
  return isCalendarDate(iso) ? iso : null;
}

/** Converts `2026-07-01` to `01.07.2026`; '' stays ''. */
export function toDotted(date: string): string {
  return date && `${date.slice(8)}.${date.slice(5, 7)}.${date.slice(0, 4)}`;
}

/** Converts `2026-07-01` to `01.07`, for places where the year is clear; '' stays ''. */
export function toDayAndMonth(date: string): string {
  return toDotted(date).slice(0, 5);
}

/** Converts `2026-11-20T18:50:19` to `20.11.2026 18:50`; '' stays ''. */
export function toDottedMoment(moment: string): string {
  return moment === '' ? '' : `${toDotted(moment.slice(0, 10))} ${moment.slice(11, 16)}`;
}

export function addDays(date: string, days: number): string {
  const day = toDayNumber(date);
  if (day === null) throw new RangeError('not a calendar date');
  return new Date((day + days) * DAY_MS).toISOString().slice(0, 10);
}

/** Returns negative days if `to` is earlier. */
export function countDaysBetween(from: string, to: string): number {
  const start = toDayNumber(from);
  const end = toDayNumber(to);
  if (start === null || end === null) throw new RangeError('not a calendar date');
  return end - start;
}

/** Returns 0 for Sunday to 6 for Saturday. */
export function getWeekday(date: string): number {
  const day = toDayNumber(date);
  if (day === null) throw new RangeError('not a calendar date');
  return (day + EPOCH_WEEKDAY) % 7;
}

/** 1 January 1970 was a Thursday; the multiple of 7 keeps earlier dates (from 1900) positive. */
const EPOCH_WEEKDAY = 4 + 7 * 4000;

const CACHE_MAX = 1_000;
const dayNumbers = new Map<string, number | null>();

function toDayNumber(text: string): number | null {
  if (!ISO.test(text)) return null;
  const cached = dayNumbers.get(text);
  if (cached !== undefined) return cached;
  const day = countDays(text);
  if (dayNumbers.size >= CACHE_MAX) dayNumbers.clear();
  dayNumbers.set(text, day);
  return day;
}

function countDays(text: string): number | null {
  const [year, month, day] = [Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8))];
  // Date.UTC would roll 31.04 over into 01.05.
  const exists = year >= 1900 && month >= 1 && month <= 12 && day >= 1 && day <= getDaysInMonth(year, month);
  return exists ? Date.UTC(year, month - 1, day) / DAY_MS : null;
}

function getDaysInMonth(year: number, month: number): number {
  if (month !== 2) return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return isLeap ? 29 : 28;
}
