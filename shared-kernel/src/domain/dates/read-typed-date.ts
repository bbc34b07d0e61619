import { parseDotted, isCalendarDate } from './calendar-date';
import { replaceEnglishMonth } from './english-months';

/** The time comes along when pasted from tables. */
const MARKED = /^([0-9]{1,2})([./-])([0-9]{1,2})\2([0-9]{4})(?:,?\s+[0-9]{1,2}:[0-9]{2}(?::[0-9]{2})?)?$/;
const SHORT_YEAR = /^([0-9]{1,2})([./-])([0-9]{1,2})\2([0-9]{2})$/;
const FIGURES = /^([0-9]{2})([0-9]{2})([0-9]{4})$/;
const SHORT_FIGURES = /^([0-9]{2})([0-9]{2})([0-9]{2})$/;
/** `22.11`, `22.11.`, `2/3` */
const NO_YEAR = /^([0-9]{1,2})([./-])([0-9]{1,2})\2?$/;
const NO_YEAR_FIGURES = /^([0-9]{2})([0-9]{2})$/;

/**
 * Reads a complete date as typed or pasted: `22.11.2026`, `22112026`, `22/11/2026`, `22-11-2026`, `2.3.2026`,
 * `22.11.2026 0:00:00`, `2026-11-22`, `22 Nov 2026`. Safe while typing: more characters cannot change it.
 * @returns `yyyy-MM-dd`, or null if there is no such day
 */
export function readWholeDate(text: string): string | null {
  const typed = replaceEnglishMonth(text.trim());
  if (isCalendarDate(typed)) return typed;
  const marked = MARKED.exec(typed);
  if (marked) return buildDay(marked[1], marked[3], marked[4]);
  const figures = FIGURES.exec(typed);
  return figures ? buildDay(figures[1], figures[2], figures[3]) : null;
}

/** Allowed range of a date without a year. */
export interface NearDays {
  readonly today: string;
  readonly from: string;
  readonly to: string;
}

/**
 * Reads also `22.11.26`, `221126`, `22 Nov 26`, and `22.11`, `2211`, `22 november` without a year: this year's, or the
 * next or last if only that is allowed. On blur only.
 */
export function readTypedDate(text: string, near: NearDays): string | null {
  const typed = replaceEnglishMonth(text.trim());
  const short = SHORT_YEAR.exec(typed);
  if (short) return buildDay(short[1], short[3], `20${short[4]}`);
  const figures = SHORT_FIGURES.exec(typed);
  if (figures) return buildDay(figures[1], figures[2], `20${figures[3]}`);
  const marked = NO_YEAR.exec(typed);
  if (marked) return findNearestDay(marked[1], marked[3], near);
  const yearless = NO_YEAR_FIGURES.exec(typed);
  return yearless ? findNearestDay(yearless[1], yearless[2], near) : readWholeDate(typed);
}

/** December's documents are entered in January and vice versa. */
const YEARS_NEAR = [0, 1, -1];

function findNearestDay(
  day: string | undefined,
  month: string | undefined,
  { today, from, to }: NearDays,
): string | null {
  const thisYear = Number(today.slice(0, 4));
  const days = YEARS_NEAR.map((years) => buildDay(day, month, String(thisYear + years)));
  return days.find((date) => date !== null && date >= from && date <= to) ?? days[0] ?? null;
}

function buildDay(day = '', month = '', year = ''): string | null {
  return parseDotted(`${day.padStart(2, '0')}.${month.padStart(2, '0')}.${year}`);
}
