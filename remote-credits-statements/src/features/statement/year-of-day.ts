import { toDotted } from '@ncb/shared-kernel/domain/dates';

/** Whether a day needs no year beside it: the bank day has the same. A statement may reach over years. */
export function isOfThisYear(day: string, bankDay: string): boolean {
  return day.slice(0, 4) === bankDay.slice(0, 4);
}

/** `01.07`, of another year than the bank day's `01.07.2025`. */
export function shortDay(day: string, bankDay: string): string {
  return toDotted(day).slice(0, isOfThisYear(day, bankDay) ? 5 : undefined);
}
