import { BANK_TIME_ZONE } from '@ncb/shared-kernel/domain/dates';

/** Kyiv time: the database and the machine may have another zone. */
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

const HOUR_MS = 60 * 60_000;
const SHIFTS_MAX = 20_000;
const shifts = new Map<number, number>();

/** Returns `2026-11-20T18:50:19`. */
export function toKyivMoment(moment: Date): string {
  return new Date(moment.getTime() + getShift(moment)).toISOString().slice(0, 19);
}

/** Returns milliseconds, cached by hour: `Intl` for each of 5000 journal rows takes longer than reading them. */
function getShift(moment: Date): number {
  const hour = Math.floor(moment.getTime() / HOUR_MS);
  const cached = shifts.get(hour);
  if (cached !== undefined) return cached;
  if (shifts.size >= SHIFTS_MAX) shifts.clear();
  const start = hour * HOUR_MS;
  const parts = Object.fromEntries(FORMAT.formatToParts(new Date(start)).map(({ type, value }) => [type, value]));
  const { year, month, day, hour: wall, minute, second } = parts;
  const shift = Date.parse(`${year}-${month}-${day}T${wall}:${minute}:${second}Z`) - start;
  shifts.set(hour, shift);
  return shift;
}

/** Returns `2026-11-20`. */
export function toKyivDay(moment: Date): string {
  return toKyivMoment(moment).slice(0, 10);
}

/** Clocks never change between midnight and two. */
export function getKyivDayStart(day: string): Date {
  const asUtc = Date.parse(`${day}T00:00:00Z`);
  const offset = Date.parse(`${toKyivMoment(new Date(asUtc))}Z`) - asUtc;
  return new Date(asUtc - offset);
}
