import { addDays } from '@ncb/shared-kernel/domain/dates';
import { schema, type Queries } from '../db';
import { kyivDay } from './kyiv-time';

/** The bank's day at a moment: the calendar day in Kyiv, moved by the days that the operator set. */
export function bankDayAt(moment: Date, dayOffset: number): string {
  return addDays(kyivDay(moment), dayOffset);
}

/** What the operator has set for the whole bank. */
export interface BankState {
  readonly bankDay: string;
  /** The engine takes nothing until it is resumed. */
  readonly enginePaused: boolean;
}

/** The bank's state now, as the database keeps it for all processes. */
export async function readBankState(queries: Queries, now: Date): Promise<BankState> {
  const { dayOffset, enginePaused } = schema.bankState;
  const [state] = await queries.select({ dayOffset, enginePaused }).from(schema.bankState);
  return { bankDay: bankDayAt(now, state?.dayOffset ?? 0), enginePaused: state?.enginePaused ?? false };
}

/** The bank's day now, with the offset that the database keeps. */
export async function readBankDay(queries: Queries, now: Date): Promise<string> {
  return (await readBankState(queries, now)).bankDay;
}
