import { fromDotted, isCalendarDate } from './calendar-date';

const SHORT_YEAR = /^([0-9]{2})[./]([0-9]{2})[./]([0-9]{2})$/;
const COMPACT = /^([0-9]{4})([0-9]{2})([0-9]{2})$/;

/**
 * A date as files of other systems write it: `01.07.2026`, `01/07/2026`, `01/07/26`, `2026-07-01`, `20260701`.
 * @returns `yyyy-MM-dd`, or null if it is no day that exists. Source: reference/banking 4.3
 */
export function readImportDate(text: string): string | null {
  const date = text.replace(SHORT_YEAR, '$1.$2.20$3').replace(COMPACT, '$1-$2-$3');
  return isCalendarDate(date) ? date : fromDotted(date.replaceAll('/', '.'));
}
