import { toDayAndMonth, toDotted, toDottedMoment } from '@ncb/shared-kernel/domain/dates';

export function formatSentShort(sent: string, bankDay: string): string {
  const [day = '', time = ''] = sent.split('T');
  if (day === bankDay) return time.slice(0, 5);
  return day.slice(0, 4) === bankDay.slice(0, 4) ? toDayAndMonth(day) : toDotted(day);
}

export function formatSent(sent: string): string {
  return toDottedMoment(sent);
}
