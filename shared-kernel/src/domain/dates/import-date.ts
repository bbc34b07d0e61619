import { fromDotted, isCalendarDate } from './calendar-date';

/** The time of day behind a date, as programs and spreadsheets write it; a document has none. */
const TIME = /[T ]\s*[0-9]{1,2}:[0-9]{2}(?::[0-9]{2}(?:[.,][0-9]+)?)?\s*(?:Z|[+-][0-9]{2}:?[0-9]{2})?$/i;
const DASHED = /^([0-9]{2})-([0-9]{2})-([0-9]{4})$/;
const SHORT_YEAR = /^([0-9]{2})[./]([0-9]{2})[./]([0-9]{2})$/;
const COMPACT = /^([0-9]{4})([0-9]{2})([0-9]{2})$/;

/**
 * A date as files of other systems write it: `01.07.2026`, `01/07/2026`, `01-07-2026`, `01/07/26`, `2026-07-01`,
 * `20260701`, each also with a time, which is left out.
 * @returns `yyyy-MM-dd`, or null if it is no day that exists. Source: reference/banking 4.3
 */
export function readImportDate(text: string): string | null {
  if (isCalendarDate(text)) return text;
  const day = text.trim().replace(TIME, '').replace(DASHED, '$1.$2.$3');
  const date = day.replace(SHORT_YEAR, '$1.$2.20$3').replace(COMPACT, '$1-$2-$3');
  return isCalendarDate(date) ? date : fromDotted(date.replaceAll('/', '.'));
}
