import { compareAmounts } from '@ncb/shared-kernel/domain/money';
import { gte, lte, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { JournalFilter } from './journal-period';

/** Builds the conditions of a range, both ends included; a zero end is open. */
export function buildAmountConditions(
  amount: SQLWrapper,
  { amountLow, amountHigh }: Pick<JournalFilter, 'amountLow' | 'amountHigh'>,
): readonly (SQL | undefined)[] {
  const isLimited = (end: string | undefined): end is string => end !== undefined && compareAmounts(end, '0.00') > 0;
  return [
    isLimited(amountLow) ? gte(amount as SQL, amountLow) : undefined,
    isLimited(amountHigh) ? lte(amount as SQL, amountHigh) : undefined,
  ];
}
