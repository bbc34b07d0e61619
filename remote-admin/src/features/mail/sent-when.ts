import { toDotted, toDottedMoment } from '@ncb/shared-kernel/domain/dates';

/** When a letter came, as short as its row wants it: the time of today, the day of before. */
export function sentWhen(sent: string, bankDay: string): string {
  const [day = '', time = ''] = sent.split('T');
  if (day === bankDay) return time.slice(0, 5);
  const dotted = toDotted(day);
  return day.slice(0, 4) === bankDay.slice(0, 4) ? dotted.slice(0, 5) : dotted;
}

/** When it came, whole. */
export function sentAt(sent: string): string {
  return toDottedMoment(sent);
}
