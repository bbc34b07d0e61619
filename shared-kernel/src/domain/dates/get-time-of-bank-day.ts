import { BANK_TIME_ZONE } from './bank-time-zone';

const CLOCK = new Intl.DateTimeFormat('sv-SE', {
  timeZone: BANK_TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
});

/** Returns `HH:mm` in Kyiv: `00:00` before the bank day, `23:59` after it. */
export function getTimeOfBankDay(bankDay: string, now: Date = new Date()): string {
  const [day = '', time = ''] = CLOCK.format(now).split(' ');
  if (day === bankDay) return time;
  return day < bankDay ? '00:00' : '23:59';
}
