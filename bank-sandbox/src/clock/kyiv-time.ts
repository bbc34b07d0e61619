import { BANK_TIME_ZONE } from '@ncb/shared-kernel/domain/dates';

/** The bank lives by Kyiv time; the database and the machine do not. */
const FORMAT = new Intl.DateTimeFormat('en-GB', {
  timeZone: BANK_TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** `2026-11-20T18:50:19`: the wall clock in Kyiv at a moment. */
export function kyivMoment(moment: Date): string {
  const parts = Object.fromEntries(FORMAT.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${parts['year']}-${parts['month']}-${parts['day']}T${parts['hour']}:${parts['minute']}:${parts['second']}`;
}

/** `2026-11-20`: the calendar day in Kyiv at a moment. */
export function kyivDay(moment: Date): string {
  return kyivMoment(moment).slice(0, 10);
}
