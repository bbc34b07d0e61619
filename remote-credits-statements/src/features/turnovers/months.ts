import { getFirstDay, getLastDay } from '@ncb/shared-kernel/domain/dates';
import { getLanguageTag, type Language } from '@ncb/shared-kernel/domain/vocabulary';

/** Number of months summed up, including the last day's. Source: docs/requirements/statements.md#monthly-chart. */
export const MONTHS_SHOWN = 12;
/** Number of latest months in a phone's chart; the table has all. */
export const MONTHS_ON_PHONE = 6;

/** Formats a month: `лис` for a chart, `листопад 2026` for a table. @param month `yyyy-MM` */
export function formatMonth(month: string, language: Language, length: 'short' | 'long'): string {
  const day = new Date(`${getFirstDay(month)}T00:00:00Z`);
  const name = new Intl.DateTimeFormat(getLanguageTag(language), { month: length, timeZone: 'UTC' }).format(day);
  // Some languages end an abbreviated name with a period.
  return length === 'short' ? name.replace('.', '') : `${name} ${month.slice(0, 4)}`;
}

export function getMonthDays(month: string, end: string): { readonly start: string; readonly end: string } {
  const last = getLastDay(month);
  return { start: getFirstDay(month), end: last < end ? last : end };
}
