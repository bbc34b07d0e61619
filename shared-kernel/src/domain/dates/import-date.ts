import { fromDotted, isCalendarDate } from './calendar-date';

/** The time of day behind a date, as programs and spreadsheets write it; a document has none. */
const TIME = /(?:T|,?\s)\s*[0-9]{1,2}:[0-9]{2}(?::[0-9]{2}(?:[.,][0-9]+)?)?\s*(?:Z|[+-][0-9]{2}:?[0-9]{2})?$/i;
/** `20.11.2026 р.` */
const YEAR_WORD = /(?<=[0-9]{4})\s*(?:р|г)\.?$/iu;
const DASHED = /^([0-9]{2})-([0-9]{2})-([0-9]{4})$/;
const SHORT_YEAR = /^([0-9]{2})[./]([0-9]{2})[./]([0-9]{2})$/;
const YEAR_FIRST = /^([0-9]{4})([./]?)([0-9]{2})\2([0-9]{2})$/;
/** `5.11.2026`; with slashes it may be the eleventh of May. */
const WITHOUT_ZEROS = /^([0-9]{1,2})\.([0-9]{1,2})\.([0-9]{4})$/;

/**
 * A date as files of other systems write it: `01.07.2026`, `1.7.2026`, `01/07/2026`, `01-07-2026`, `01/07/26`,
 * `2026-07-01`, `2026/07/01`, `20260701`, each also with a time, which is left out, or with `р.` behind the year.
 * @returns `yyyy-MM-dd`, or null if it is no day that exists. Source: reference/banking 4.3
 */
export function readImportDate(text: string): string | null {
  const known = KNOWN.get(text);
  if (known !== undefined) return known;
  const day = withoutDecorations(text);
  if (KNOWN.size >= KNOWN_MAX) KNOWN.clear();
  KNOWN.set(text, day);
  return day;
}

/** Fifty thousand rows of a file have a handful of days: each read through six patterns is a tenth of an import. */
const KNOWN = new Map<string, string | null>();
const KNOWN_MAX = 1_000;

function withoutDecorations(text: string): string | null {
  if (isCalendarDate(text)) return text;
  const day = text.trim().replace(TIME, '').replace(YEAR_WORD, '').replace(DASHED, '$1.$2.$3');
  const date = day.replace(SHORT_YEAR, '$1.$2.20$3').replace(YEAR_FIRST, '$1-$3-$4').replace(WITHOUT_ZEROS, withZeros);
  return isCalendarDate(date) ? date : fromDotted(date.replaceAll('/', '.'));
}

function withZeros(_whole: string, day: string, month: string, year: string): string {
  return `${day.padStart(2, '0')}.${month.padStart(2, '0')}.${year}`;
}
