import { addDays } from '@ncb/shared-kernel/domain/dates';
import { addAmounts, fromMinor, toMinor, type OfficialRate } from '@ncb/shared-kernel/domain/money';
import { closingBalance, type Movement } from '@ncb/shared-kernel/domain/statement';
import { equivalentOf, type RateHistory } from './official-rates';
import type { OperationsOfDay } from './operations';

/** A day of an account on which something moved: its money, or the official rate. */
export interface DayOfAccount extends Movement {
  readonly day: string;
  readonly debitCount: number;
  readonly creditCount: number;
  /** In hryvnias: balances at the rates of their days, operations at the rate of this one. */
  readonly equivalents: Movement;
}

interface AccountBefore {
  readonly currencyCode: string;
  /** What it had when the period began. */
  readonly opening: string;
}

export interface Period {
  readonly start: string;
  readonly end: string;
}

/**
 * The days of a period, one after another: each opens with what the one before it closed with. The equivalents of
 * operations leave the rate's movement out, so that `revaluation` finds it.
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

/** Each operation is rounded before they are added up: the sum is that of the statement's lines. */
function hryvniasOf(items: readonly OperationsOfDay[], rate: OfficialRate): string {
  const units = items.reduce((total, { each, count, sum }) => {
    return total + (each === null ? toMinor(sum) : toMinor(equivalentOf(each, rate)) * BigInt(count));
  }, 0n);
  return fromMinor(units);
}
