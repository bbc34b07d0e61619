import type { TestBank } from './bank';

const DAYS_TO_MONDAY: Readonly<Record<number, string>> = { 0: '+1', 6: '+2' };

/** Moves the bank's day from a weekend to Monday: payments abroad need days that are working days there too. */
export async function moveToWorkingDay(bank: TestBank): Promise<void> {
  const days = DAYS_TO_MONDAY[new Date().getDay()];
  if (days) await bank.operator('day', days);
}
