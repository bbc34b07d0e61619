import { addDays } from '@ncb/shared-kernel/domain/dates';
import { schema, type Queries } from '../db';
import { kyivDay } from './kyiv-time';

/** The bank's day at a moment: the calendar day in Kyiv, moved by the days that the operator set. */
export function bankDayAt(moment: Date, dayOffset: number): string {
  return addDays(kyivDay(moment), dayOffset);
}

/** The bank's day now, with the offset that the database keeps. */
export async function readBankDay(queries: Queries, now: Date): Promise<string> {
  const [state] = await queries.select({ dayOffset: schema.bankState.dayOffset }).from(schema.bankState);
  return bankDayAt(now, state?.dayOffset ?? 0);
}
