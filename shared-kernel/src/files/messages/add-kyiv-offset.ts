import { BANK_TIME_ZONE } from '../../domain/dates';

const offsets = new Intl.DateTimeFormat('en', { timeZone: BANK_TIME_ZONE, timeZoneName: 'longOffset' });

/** Adds the offset of Kyiv to a moment: `2026-07-15T11:20:00` becomes `2026-07-15T11:20:00+03:00`. */
export function addKyivOffset(moment: string): string {
  // Uses the offset at the same clock time in UTC; wrong only within two or three hours of a clock change, at night.
  const part = offsets.formatToParts(new Date(`${moment}Z`)).find(({ type }) => type === 'timeZoneName');
  const offset = part?.value.replace('GMT', '') ?? '';
  return `${moment}${offset === '' ? '+00:00' : offset}`;
}
