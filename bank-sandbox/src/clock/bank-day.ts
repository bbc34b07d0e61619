import { addDays } from '@ncb/shared-kernel/domain/dates';
import { schema, type Queries } from '../db';
import { toKyivDay } from './kyiv-time';

/** Returns the calendar day in Kyiv, moved by the operator's offset. */
export function getBankDay(moment: Date, dayOffset: number): string {
  return addDays(toKyivDay(moment), dayOffset);
}

interface BankState {
  readonly bankDay: string;
  /** True while the engine takes no documents. */
  readonly enginePaused: boolean;
}

/** Reads the state shared by all processes. */
export async function readBankState(queries: Queries, now: Date): Promise<BankState> {
  const { dayOffset, enginePaused } = schema.bankState;
  const [state] = await queries.select({ dayOffset, enginePaused }).from(schema.bankState);
  return { bankDay: getBankDay(now, state?.dayOffset ?? 0), enginePaused: state?.enginePaused ?? false };
}

export async function readBankDay(queries: Queries, now: Date): Promise<string> {
  return (await readBankState(queries, now)).bankDay;
}
