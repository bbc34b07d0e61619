import { addDays, countDaysBetween } from './calendar-date';
import { addMonths, getFirstDay, getLastDay, getMonth } from './months';
import type { NamedPeriod } from './named-periods';

/**
 * Moves a period by its own length: whole months by months, other periods by their days. A period from the first of a
 * month to the bank day counts as whole months, and ends on the bank day again if it comes back to it.
 * @param steps negative into the past
 */
export function shiftPeriod({ start, end }: NamedPeriod, steps: number, bankDay: string): NamedPeriod {
  const months = countMonths({ start, end }, bankDay);
  if (months === null) {
    const days = (countDaysBetween(start, end) + 1) * steps;
    return { start: addDays(start, days), end: addDays(end, days) };
  }
  const [first, last] = [addMonths(getMonth(start), months * steps), addMonths(getMonth(end), months * steps)];
  const isCurrent = first <= getMonth(bankDay) && last >= getMonth(bankDay);
  return { start: getFirstDay(first), end: isCurrent ? bankDay : getLastDay(last) };
}

/** Returns the month `yyyy-MM` of a period that is a whole month, or the bank day's month so far; else null. */
export function findMonth(period: NamedPeriod, bankDay: string): string | null {
  return countMonths(period, bankDay) === 1 ? getMonth(period.start) : null;
}

function countMonths({ start, end }: NamedPeriod, bankDay: string): number | null {
  const [first, last] = [getMonth(start), getMonth(end)];
  // On the first of a month the bank day alone is a day, not a month.
  const isWhole = end === getLastDay(last) || (end === bankDay && start !== end);
  if (start !== getFirstDay(first) || !isWhole || end < start) return null;
  const [year, month] = first.split('-').map(Number);
  const [lastYear, lastMonth] = last.split('-').map(Number);
  return (Number(lastYear) - Number(year)) * 12 + Number(lastMonth) - Number(month) + 1;
}
