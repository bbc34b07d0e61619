import type { DateFormats } from '@ncb/shared-kernel/domain/dates';

/** Formats the time of a letter of the bank day, else its day, without the year if it is this one. */
export function formatSentShort(sent: string, bankDay: string, dates: DateFormats): string {
  const [day = '', time = ''] = sent.split('T');
  if (day === bankDay) return time.slice(0, 5);
  return day.slice(0, 4) === bankDay.slice(0, 4) ? dates.formatDayAndMonth(day) : dates.formatDay(day);
}
