import { addDays, countDaysBetween } from '../dates';
import type { Ratio } from '../money/ratio';

/**
 * Year of 365; each day by its own year; year of 360; months of 30 in a year of 360. Source:
 * docs/requirements/deposits-and-credits.md#day-count.
 */
export const DayCount = { act365: 'act/365', actAct: 'act/act', act360: 'act/360', thirty360: '30/360' } as const;
export type DayCount = (typeof DayCount)[keyof typeof DayCount];

/**
 * Returns the exact fraction of a year from `from` up to, not including, `to`. A credit counts the day of issue, not of
 * repayment: `computeYearPart(issued, repaid)`; a deposit neither: `computeYearPart(addDays(received, 1), returned)`. Source: Civil
 * Code of Ukraine art. 1061 part 5, docs/requirements/deposits-and-credits.md#day-count.
 * @param from `yyyy-MM-dd`
 * @param to `yyyy-MM-dd`
 */
export function computeYearPart(from: string, to: string, basis: DayCount): Ratio {
  const days = Math.max(0, countDaysBetween(from, to));
  switch (basis) {
    case DayCount.act365:
      return { numerator: BigInt(days), denominator: 365n };
    case DayCount.act360:
      return { numerator: BigInt(days), denominator: 360n };
    case DayCount.thirty360:
      return { numerator: BigInt(days === 0 ? 0 : countDaysOf30(from, to)), denominator: 360n };
    case DayCount.actAct:
      return sumYearParts(from, addDays(from, days));
  }
}

/** Returns the same day `months` later, or the last of a shorter month: 31.01 + 1 is 28.02, + 2 is 31.03. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  return new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(date, last.getUTCDate())))
    .toISOString()
    .slice(0, 10);
}

const COMMON_YEAR = 365n;
const LEAP_YEAR = 366n;

function sumYearParts(from: string, to: string): Ratio {
  let [common, leap] = [0n, 0n];
  for (let start = from; start < to;) {
    const year = Number(start.slice(0, 4));
    const nextYear = `${String(year + 1).padStart(4, '0')}-01-01`;
    const end = nextYear < to ? nextYear : to;
    if (isLeap(year)) leap += BigInt(countDaysBetween(start, end));
    else common += BigInt(countDaysBetween(start, end));
    start = end;
  }
  return { numerator: common * LEAP_YEAR + leap * COMMON_YEAR, denominator: COMMON_YEAR * LEAP_YEAR };
}

function isLeap(year: number): boolean {
  return countDaysBetween(`${year}-01-01`, `${year + 1}-01-01`) === Number(LEAP_YEAR);
}

/** Counts the 31st as the 30th; the last of February is not extended. */
function countDaysOf30(from: string, to: string): number {
  const [a, b] = [from, to].map((day) => {
    const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
    return year * 360 + month * 30 + Math.min(date, 30);
  });
  return (b ?? 0) - (a ?? 0);
}
