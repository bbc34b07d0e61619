import type { Language } from '../vocabulary';
import { toDayAndMonth, toDotted, toDottedMoment } from './calendar-date';
import { ENGLISH_MONTHS } from './english-months';

/** Date formats of the screen in one language; '' stays ''. Files, printouts and signed texts use `toDotted`. */
export interface DateFormats {
  /** Formats `2026-07-01`: `01.07.2026`, in English `1 Jul 2026`. */
  readonly formatDay: (day: string) => string;
  /** Formats a day where the year is clear: `01.07`, in English `1 Jul`. */
  readonly formatDayAndMonth: (day: string) => string;
  /** Formats `2026-11-20T18:50:19`: `20.11.2026 18:50`, in English `20 Nov 2026, 18:50`. */
  readonly formatMoment: (moment: string) => string;
}

const DOTTED: DateFormats = { formatDay: toDotted, formatDayAndMonth: toDayAndMonth, formatMoment: toDottedMoment };

const ENGLISH: DateFormats = {
  formatDay: (day) => day && `${ENGLISH.formatDayAndMonth(day)} ${day.slice(0, 4)}`,
  formatDayAndMonth: (day) => day && `${Number(day.slice(8))} ${ENGLISH_MONTHS[Number(day.slice(5, 7)) - 1]}`,
  formatMoment: (moment) => moment && `${ENGLISH.formatDay(moment.slice(0, 10))}, ${moment.slice(11, 16)}`,
};

/** Returns the date formats of a language, always the same functions: memoized columns depend on them. */
export function getDateFormats(language: Language): DateFormats {
  return language === 'en' ? ENGLISH : DOTTED;
}
