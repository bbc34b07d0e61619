import { toDotted } from '@ncb/shared-kernel/domain/dates';

/** True if a day has the bank day's year, so that the year can be omitted. */
export function isOfThisYear(day: string, bankDay: string): boolean {
  return day.slice(0, 4) === bankDay.slice(0, 4);
}

/** Formats a day: `01.07`, in another year `01.07.2025`. */
export function formatShortDay(day: string, bankDay: string): string {
  return toDotted(day).slice(0, isOfThisYear(day, bankDay) ? 5 : undefined);
}
