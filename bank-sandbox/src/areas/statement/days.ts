import { addDays } from '@ncb/shared-kernel/domain/dates';
import { addAmounts, fromMinor, toMinor, type OfficialRate } from '@ncb/shared-kernel/domain/money';
import { closingBalance, type Movement } from '@ncb/shared-kernel/domain/statement';
import { equivalentOf, type RateHistory } from './official-rates';
import type { OperationsOfDay } from './operations';

export interface DayOfAccount extends Movement {
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
export function daysOf(
  { currencyCode, opening }: AccountBefore,
  operations: readonly OperationsOfDay[],
  rates: RateHistory,
  { start, end }: Period,
): readonly DayOfAccount[] {
  const before = addDays(start, -1);
  let balance = opening;
  let equivalent = equivalentOf(opening, rates.on(currencyCode, before));
  return byDay(operations, rates.daysWithin(currencyCode, before, end)).map(([day, items]) => {
    const rate = rates.on(currencyCode, day);
    const [debits, credits] = [items.filter(({ isDebit }) => isDebit), items.filter(({ isDebit }) => !isDebit)];
    const money = { opening: balance, debit: sumOf(debits), credit: sumOf(credits) };
    const hryvnias = { opening: equivalent, debit: hryvniasOf(debits, rate), credit: hryvniasOf(credits, rate) };
    balance = closingBalance(money);
    equivalent = equivalentOf(balance, rate);
    return {
      day,
      ...money,
      closing: balance,
      debitCount: countOf(debits),
      creditCount: countOf(credits),
      equivalents: { ...hryvnias, closing: equivalent },
    };
  });
}

function byDay(operations: readonly OperationsOfDay[], daysOfRates: readonly string[]) {
  const days = new Map<string, OperationsOfDay[]>(daysOfRates.map((day) => [day, []]));
  for (const item of operations) {
    const known = days.get(item.day);
    if (known) known.push(item);
    else days.set(item.day, [item]);
  }
  return [...days].sort(([a], [b]) => (a < b ? -1 : 1));
}

function sumOf(items: readonly OperationsOfDay[]): string {
  return items.reduce((total, { sum }) => addAmounts(total, sum), '0.00');
}

function countOf(items: readonly OperationsOfDay[]): number {
  return items.reduce((total, { count }) => total + count, 0);
}

function hryvniasOf(items: readonly OperationsOfDay[], rate: OfficialRate): string {
  const units = items.reduce((total, { each, count, sum }) => {
    return total + (each === null ? toMinor(sum) : toMinor(equivalentOf(each, rate)) * BigInt(count));
  }, 0n);
  return fromMinor(units);
}
