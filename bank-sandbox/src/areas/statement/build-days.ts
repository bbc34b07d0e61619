import { addDays } from '@ncb/shared-kernel/domain/dates';
import { addAmounts, formatMinor, toMinor, type OfficialRate } from '@ncb/shared-kernel/domain/money';
import { getClosingBalance, type Movement } from '@ncb/shared-kernel/domain/statement';
import { toEquivalent, type RateHistory } from './rate-history';
import type { OperationsOfDay } from './sum-operations';

export interface AccountDay extends Movement {
  readonly day: string;
  readonly debitCount: number;
  readonly creditCount: number;
  /** Hryvnias: balances at the rates of their days, operations at the rate of this one. */
  readonly equivalents: Movement;
}

interface AccountBefore {
  readonly currencyCode: string;
  readonly opening: string;
}

export interface Period {
  readonly start: string;
  readonly end: string;
}

/**
 * Builds the days in order. Equivalents of operations exclude changes of the rate, so that `revaluation` finds these.
 */
export function buildDays(
  { currencyCode, opening }: AccountBefore,
  operations: readonly OperationsOfDay[],
  rates: RateHistory,
  { start, end }: Period,
): readonly AccountDay[] {
  const before = addDays(start, -1);
  let balance = opening;
  let equivalent = toEquivalent(opening, rates.on(currencyCode, before));
  return groupByDay(operations, rates.daysWithin(currencyCode, before, end)).map(([day, items]) => {
    const rate = rates.on(currencyCode, day);
    const [debits, credits] = [items.filter(({ isDebit }) => isDebit), items.filter(({ isDebit }) => !isDebit)];
    const money = { opening: balance, debit: sumOperations(debits), credit: sumOperations(credits) };
    const hryvnias = {
      opening: equivalent,
      debit: sumEquivalents(debits, rate),
      credit: sumEquivalents(credits, rate),
    };
    balance = getClosingBalance(money);
    equivalent = toEquivalent(balance, rate);
    return {
      day,
      ...money,
      closing: balance,
      debitCount: countOperations(debits),
      creditCount: countOperations(credits),
      equivalents: { ...hryvnias, closing: equivalent },
    };
  });
}

function groupByDay(operations: readonly OperationsOfDay[], daysOfRates: readonly string[]) {
  const days = new Map<string, OperationsOfDay[]>(daysOfRates.map((day) => [day, []]));
  for (const item of operations) {
    const group = days.get(item.day);
    if (group) group.push(item);
    else days.set(item.day, [item]);
  }
  return [...days].sort(([a], [b]) => (a < b ? -1 : 1));
}

function sumOperations(items: readonly OperationsOfDay[]): string {
  return items.reduce((total, { sum }) => addAmounts(total, sum), '0.00');
}

function countOperations(items: readonly OperationsOfDay[]): number {
  return items.reduce((total, { count }) => total + count, 0);
}

function sumEquivalents(items: readonly OperationsOfDay[], rate: OfficialRate): string {
  const units = items.reduce((total, { each, count, sum }) => {
    return total + (each === null ? toMinor(sum) : toMinor(toEquivalent(each, rate)) * BigInt(count));
  }, 0n);
  return formatMinor(units);
}
