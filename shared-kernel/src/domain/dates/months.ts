import { addDays } from './calendar-date';

export function getMonth(date: string): string {
  return date.slice(0, 7);
}

/** Returns the month `yyyy-MM` that is `count` months later. */
export function addMonths(month: string, count: number): string {
  const number = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + count;
  if (!Number.isSafeInteger(number)) throw new RangeError('not a month');
  return `${String(Math.floor(number / 12)).padStart(4, '0')}-${String((number % 12) + 1).padStart(2, '0')}`;
}

export function getFirstDay(month: string): string {
  return `${month}-01`;
}

export function getLastDay(month: string): string {
  return addDays(getFirstDay(addMonths(month, 1)), -1);
}
