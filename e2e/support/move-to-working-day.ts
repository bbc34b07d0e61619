import { addDays, BANK_TIME_ZONE, isSettlementDay } from '@ncb/shared-kernel/domain/dates';
import type { TestBank } from './bank';

const CALENDARS = ['ukraine', 'target', 'fed'] as const;

/** Moves the bank's day to the next one on which banks work here and abroad: today's cut-offs may have passed. */
export async function moveToWorkingDay(bank: TestBank): Promise<void> {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: BANK_TIME_ZONE }).format(new Date());
  let days = 1;
  while (!CALENDARS.every((calendar) => isSettlementDay(calendar, addDays(today, days)))) days += 1;
  await bank.operator('day', `+${days}`);
}
