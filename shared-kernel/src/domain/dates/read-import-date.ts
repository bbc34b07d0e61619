import { parseDotted, isCalendarDate } from './calendar-date';

/** Time after a date, dropped. */
const TIME = /(?:T|,?\s)\s*[0-9]{1,2}:[0-9]{2}(?::[0-9]{2}(?:[.,][0-9]+)?)?\s*(?:Z|[+-][0-9]{2}:?[0-9]{2})?$/i;
/** `20.11.2026 р.` */
const YEAR_WORD = /(?<=[0-9]{4})\s*(?:р|г)\.?$/iu;
const DASHED = /^([0-9]{2})-([0-9]{2})-([0-9]{4})$/;
const SHORT_YEAR = /^([0-9]{2})[./]([0-9]{2})[./]([0-9]{2})$/;
const YEAR_FIRST = /^([0-9]{4})([./]?)([0-9]{2})\2([0-9]{2})$/;
/** `5.11.2026`. Only with dots: with slashes it may be the eleventh of May. */
const WITHOUT_ZEROS = /^([0-9]{1,2})\.([0-9]{1,2})\.([0-9]{4})$/;

/**
 * Reads a date in the formats of other systems: `01.07.2026`, `1.7.2026`, `01/07/2026`, `01-07-2026`, `01/07/26`,
 * `2026-07-01`, `2026/07/01`, `20260701`; a time or `р.` after it is ignored. Source:
 * docs/requirements/banking-rules.md#dbf-and-csv-export.
 * @returns `yyyy-MM-dd`, or null if there is no such day
 */
export function readImportDate(text: string): string | null {
  const cached = CACHE.get(text);
  if (cached !== undefined) return cached;
  const day = parseDate(text);
  if (CACHE.size >= CACHE_MAX) CACHE.clear();
  CACHE.set(text, day);
  return day;
}

/** 50,000 rows hold a handful of days; parsing each takes a tenth of an import. */
const CACHE = new Map<string, string | null>();
const CACHE_MAX = 1_000;

function parseDate(text: string): string | null {
  if (isCalendarDate(text)) return text;
  const day = text.trim().replace(TIME, '').replace(YEAR_WORD, '').replace(DASHED, '$1.$2.$3');
  const date = day.replace(SHORT_YEAR, '$1.$2.20$3').replace(YEAR_FIRST, '$1-$3-$4').replace(WITHOUT_ZEROS, withZeros);
  return isCalendarDate(date) ? date : parseDotted(date.replaceAll('/', '.'));
}

function withZeros(_whole: string, day: string, month: string, year: string): string {
  return `${day.padStart(2, '0')}.${month.padStart(2, '0')}.${year}`;
}
