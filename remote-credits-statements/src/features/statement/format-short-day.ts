import { getDateLocale, type DateFormats } from '@ncb/shared-kernel/domain/dates';
import type { Language } from '@ncb/shared-kernel/domain/vocabulary';

/** True if a day has the bank day's year, so that the year can be omitted. */
export function isOfThisYear(day: string, bankDay: string): boolean {
  return day.slice(0, 4) === bankDay.slice(0, 4);
}

/** Formats a day: `01.07`, in another year `01.07.2025`. */
export function formatShortDay(day: string, bankDay: string, dates: DateFormats): string {
  return isOfThisYear(day, bankDay) ? dates.formatDayAndMonth(day) : dates.formatDay(day);
}

/** Formats a day in words: `26 листопада, четвер`, in another year `26 листопада 2025`. */
export function formatLongDay(day: string, bankDay: string, language: Language): string {
  const tag = getDateLocale(language);
  const noon = new Date(`${day}T12:00:00Z`);
  const inWords = (parts: Intl.DateTimeFormatOptions) => noon.toLocaleDateString(tag, { ...parts, timeZone: 'UTC' });
  const words = inWords({ day: 'numeric', month: 'long' });
  // The year replaces the weekday: with both the heading wraps on a phone.
  return isOfThisYear(day, bankDay) ? `${words}, ${inWords({ weekday: 'long' })}` : `${words} ${day.slice(0, 4)}`;
}
