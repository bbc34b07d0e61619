import { addDays, getWeekday } from './calendar-date';

export type SettlementCalendar = 'target' | 'fed' | 'london' | 'warsaw' | 'tokyo' | 'ukraine';

/**
 * Yearly holiday: a date `12-25`; days from Easter Sunday `easter+1`; third Monday of January `01 3 1`; last Monday of
 * May `05 -1 1`; an equinox (Japan).
 */
type HolidayRule = string;

interface CalendarRules {
  readonly holidays: readonly HolidayRule[];
  /** Holidays that move to the next working day. */
  readonly moved: 'weekend' | 'sunday' | 'no';
  /** Days on which banks are closed without a holiday; never moved. */
  readonly closed?: readonly HolidayRule[];
  readonly joinsHolidays?: true;
}

/**
 * Bank configuration, to be updated from the central banks' announcements. Source:
 * docs/requirements/currency.md#value-date.
 */
const CALENDARS: Readonly<Record<SettlementCalendar, CalendarRules>> = {
  target: { moved: 'no', holidays: ['01-01', 'easter-2', 'easter+1', '05-01', '12-25', '12-26'] },
  fed: {
    moved: 'sunday',
    holidays: [
      ...['01-01', '01 3 1', '02 3 1', '05 -1 1', '06-19', '07-04'],
      ...['09 1 1', '10 2 1', '11-11', '11 4 4', '12-25'],
    ],
  },
  london: {
    moved: 'weekend',
    holidays: ['01-01', 'easter-2', 'easter+1', '05 1 1', '05 -1 1', '08 -1 1', '12-25', '12-26'],
  },
  warsaw: {
    moved: 'no',
    holidays: [
      ...['01-01', '01-06', 'easter+1', '05-01', '05-03', 'easter+60', '08-15'],
      ...['11-01', '11-11', '12-24', '12-25', '12-26'],
    ],
  },
  tokyo: {
    moved: 'sunday',
    closed: ['01-02', '01-03', '12-31'],
    joinsHolidays: true,
    holidays: [
      ...['01-01', '01 2 1', '02-11', '02-23', 'spring', '04-29', '05-03', '05-04', '05-05'],
      ...['07 3 1', '08-11', '09 3 1', 'autumn', '10 2 1', '11-03', '11-23'],
    ],
  },
  // Public holidays are working days under martial law.
  ukraine: { moved: 'no', holidays: [] },
};

const [SUNDAY, SATURDAY] = [0, 6];

/** True if banks of the calendar work on the day. */
export function isSettlementDay(calendar: SettlementCalendar, day: string): boolean {
  return !isWeekend(day) && !isHoliday(calendar, day);
}

export function getNextSettlementDay(calendar: SettlementCalendar, day: string): string {
  return isSettlementDay(calendar, day) ? day : getNextSettlementDay(calendar, addDays(day, 1));
}

export function isWeekend(day: string): boolean {
  const weekday = getWeekday(day);
  return weekday === SUNDAY || weekday === SATURDAY;
}

/** True for a holiday (moved ones included) or a day on which banks are closed. */
function isHoliday(calendar: SettlementCalendar, day: string): boolean {
  const year = Number(day.slice(0, YEAR_LENGTH));
  const { holidays, moved, closed = [], joinsHolidays } = CALENDARS[calendar];
  const days = holidays.map((rule) => resolveHoliday(rule, year));
  if (days.includes(day) || closed.some((rule) => resolveHoliday(rule, year) === day)) return true;
  if (joinsHolidays && [-1, 1].every((one) => days.includes(addDays(day, one)))) return true;
  const isMoved = (one: string) =>
    moved === 'weekend' ? isWeekend(one) : moved === 'sunday' && getWeekday(one) === SUNDAY;
  const taken = new Set(days);
  for (const one of days.filter(isMoved).toSorted()) taken.add(findFreeDay(one, taken));
  return taken.has(day);
}

const YEAR_LENGTH = 4;

function findFreeDay(day: string, taken: ReadonlySet<string>): string {
  const next = addDays(day, 1);
  return isWeekend(next) || taken.has(next) ? findFreeDay(next, taken) : next;
}

function resolveHoliday(rule: HolidayRule, year: number): string {
  if (rule.startsWith('easter')) return addDays(computeEasterSunday(year), Number(rule.slice('easter'.length)));
  if (rule === 'spring') return `${year}-03-${computeEquinox(year, 20.8431)}`;
  if (rule === 'autumn') return `${year}-09-${computeEquinox(year, 23.2488)}`;
  const [month = '', nth, weekday] = rule.split(' ');
  return nth === undefined ? `${year}-${rule}` : findNthWeekday(`${year}-${month}`, Number(nth), Number(weekday));
}

function findNthWeekday(month: string, nth: number, weekday: number): string {
  const first = `${month}-01`;
  const start = addDays(first, (weekday - getWeekday(first) + 7) % 7);
  const days = [0, 7, 14, 21, 28].map((days) => addDays(start, days)).filter((day) => day.startsWith(month));
  return days.at(nth > 0 ? nth - 1 : nth) ?? start;
}

/** Returns the day of the month by the formula of the Japanese Coast Guard, valid for 1980–2099. */
function computeEquinox(year: number, base: number): string {
  const years = year - 1980;
  return String(Math.floor(base + 0.242194 * years - Math.floor(years / 4)));
}

/** Returns Western Easter by the anonymous Gregorian computation. */
function computeEasterSunday(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  const month = String(Math.floor(f / 31)).padStart(2, '0');
  return `${year}-${month}-${String((f % 31) + 1).padStart(2, '0')}`;
}
