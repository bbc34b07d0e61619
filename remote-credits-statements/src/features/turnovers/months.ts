import { firstDayOf, lastDayOf } from '@ncb/shared-kernel/domain/dates';
import { languageTag, type Language } from '@ncb/shared-kernel/domain/vocabulary';

/** Months that are summed up, the one of the last day among them. Source: reference/areas A8 */
export const MONTHS_SHOWN = 12;
/** Of them a phone's chart has room for the last ones; the table has all. */
export const MONTHS_ON_PHONE = 6;

/** `лис` for a chart, `листопад 2026` for a table. @param month `yyyy-MM` */
export function monthName(month: string, language: Language, length: 'short' | 'long'): string {
  const day = new Date(`${firstDayOf(month)}T00:00:00Z`);
  const name = new Intl.DateTimeFormat(languageTag(language), { month: length, timeZone: 'UTC' }).format(day);
  // Some languages end a shortened name with a point.
  return length === 'short' ? name.replace('.', '') : `${name} ${month.slice(0, 4)}`;
}

/** The days of a month, of the last one until the day that was asked for. */
export function daysOfMonth(month: string, end: string): { readonly start: string; readonly end: string } {
  const last = lastDayOf(month);
  return { start: firstDayOf(month), end: last < end ? last : end };
}
