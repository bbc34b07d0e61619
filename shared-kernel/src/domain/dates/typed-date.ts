import { fromDotted, isCalendarDate } from './calendar-date';

/** Day, month and whole year with one and the same mark between them; a time behind it comes along from tables. */
const MARKED = /^([0-9]{1,2})([./-])([0-9]{1,2})\2([0-9]{4})(?:\s+[0-9]{1,2}:[0-9]{2}(?::[0-9]{2})?)?$/;
const SHORT_YEAR = /^([0-9]{1,2})([./-])([0-9]{1,2})\2([0-9]{2})$/;
const FIGURES = /^([0-9]{2})([0-9]{2})([0-9]{4})$/;

/**
 * A date with its whole year, as people type or paste it: `22.11.2026`, `22112026`, `22/11/2026`, `22-11-2026`,
 * `2.3.2026`, `22.11.2026 0:00:00`, `2026-11-22`. Nothing that may follow would make it another date.
 * @returns `yyyy-MM-dd`, or null if it is no day that exists. Source: design/ui, "Typing"
 */
export function readWholeDate(text: string): string | null {
  const typed = text.trim();
  if (isCalendarDate(typed)) return typed;
  const marked = MARKED.exec(typed);
  if (marked) return dayOf(marked[1], marked[3], marked[4]);
  const figures = FIGURES.exec(typed);
  return figures ? dayOf(figures[1], figures[2], figures[3]) : null;
}

/** The same, and with two figures of the year, of this century: `22.11.26`. Not before the field is left. */
export function readTypedDate(text: string): string | null {
  const short = SHORT_YEAR.exec(text.trim());
  return short ? dayOf(short[1], short[3], `20${short[4]}`) : readWholeDate(text);
}

function dayOf(day = '', month = '', year = ''): string | null {
  return fromDotted(`${day.padStart(2, '0')}.${month.padStart(2, '0')}.${year}`);
}
