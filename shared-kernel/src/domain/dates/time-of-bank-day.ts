import { BANK_TIME_ZONE } from './bank-time';

const CLOCK = new Intl.DateTimeFormat('sv-SE', {
  timeZone: BANK_TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
});

/**
 * The bank's time of day, `HH:mm`. On a day that is not the bank's own the bank has not begun or has ended it: the
 * morning and the last minute of its day.
 */
export function timeOfBankDay(bankDay: string, now: Date = new Date()): string {
  const [day = '', time = ''] = CLOCK.format(now).split(' ');
  if (day === bankDay) return time;
  return day < bankDay ? '00:00' : '23:59';
}
