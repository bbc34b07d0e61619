import { getDateFormats } from '../../domain/dates';
import type { Language } from '../../domain/vocabulary';

/** Formats a period: `18.11 – 20.11.2026`; the year once if both days share it. */
export function formatPeriod(start: string, end: string, language: Language): string {
  const { formatDay, formatDayAndMonth } = getDateFormats(language);
  if (start === end) return formatDay(end);
  const format = start.slice(0, 4) === end.slice(0, 4) ? formatDayAndMonth : formatDay;
  return `${format(start)} – ${formatDay(end)}`;
}
