export type TimeoutUnit = 'minutes' | 'hours';

const MINUTES_PER_HOUR = 60;

/** Converts a time-out to whole hours, or else minutes; null to ''. */
export function toTimeoutValue(minutes: number | null): { readonly value: string; readonly unit: TimeoutUnit } {
  if (minutes === null) return { value: '', unit: 'minutes' };
  if (minutes % MINUTES_PER_HOUR === 0) return { value: String(minutes / MINUTES_PER_HOUR), unit: 'hours' };
  return { value: String(minutes), unit: 'minutes' };
}

/** Converts to minutes; invalid text stays for the validation. */
export function toMinutes(value: string, unit: TimeoutUnit): string {
  return unit === 'hours' && /^[0-9]{1,4}$/.test(value) ? String(Number(value) * MINUTES_PER_HOUR) : value;
}
