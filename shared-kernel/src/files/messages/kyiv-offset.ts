import { BANK_TIME_ZONE } from '../../domain/dates';

const offsets = new Intl.DateTimeFormat('en', { timeZone: BANK_TIME_ZONE, timeZoneName: 'longOffset' });

/** A moment of Kyiv time (`2026-07-15T11:20:00`) as messages write it: `2026-07-15T11:20:00+03:00`. */
export function withKyivOffset(moment: string): string {
  // The offset of the same clock in Greenwich is wrong for the two hours around a change of clocks, which are at night.
  const part = offsets.formatToParts(new Date(`${moment}Z`)).find(({ type }) => type === 'timeZoneName');
  const offset = part?.value.replace('GMT', '') ?? '';
  return `${moment}${offset === '' ? '+00:00' : offset}`;
}
