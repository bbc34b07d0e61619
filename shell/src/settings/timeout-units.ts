export type TimeoutUnit = 'minutes' | 'hours';

const MINUTES_PER_HOUR = 60;

/** The time-out as the dialog shows it: whole hours as hours, everything else as minutes, none as nothing. */
export function toShown(minutes: number | null): { readonly value: string; readonly unit: TimeoutUnit } {
  if (minutes === null) return { value: '', unit: 'minutes' };
  if (minutes % MINUTES_PER_HOUR === 0) return { value: String(minutes / MINUTES_PER_HOUR), unit: 'hours' };
  return { value: String(minutes), unit: 'minutes' };
}

/** What was typed, in minutes, for the rules to judge: what is no whole number stays as it is. */
export function toMinutes(value: string, unit: TimeoutUnit): string {
  return unit === 'hours' && /^[0-9]{1,4}$/.test(value) ? String(Number(value) * MINUTES_PER_HOUR) : value;
}
