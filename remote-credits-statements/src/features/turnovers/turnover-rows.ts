import type { TurnoverRow } from '@ncb/shared-kernel/api/contract';
import { addAmounts } from '@ncb/shared-kernel/domain/money';
import { revaluation } from '@ncb/shared-kernel/domain/statement';
import { UAH } from '@ncb/shared-kernel/domain/vocabulary';

/** A row of the list: of an account on a day or over the whole period, or the total of a currency. */
export interface ListedTurnover extends TurnoverRow {
  readonly id: string;
  /** How many accounts a total sums up; null in a row of one account. */
  readonly summedUp: number | null;
}

/** The bank's rows with an address each: an account, and by day the day behind it. */
export function listedTurnovers(rows: readonly TurnoverRow[]): readonly ListedTurnover[] {
  return rows.map((row) => ({ ...row, summedUp: null, id: row.day ? `${row.accountId}-${row.day}` : row.accountId }));
}

export function isForeign({ currencyLetters }: Pick<TurnoverRow, 'currencyLetters'>): boolean {
  return currencyLetters !== UAH.letters;
}

/** How far the hryvnia equivalent moved because the rate did. */
export function revaluationOf(row: TurnoverRow): string {
  return revaluation({
    opening: row.openingEquivalent,
    debit: row.debitEquivalent,
    credit: row.creditEquivalent,
    closing: row.closingEquivalent,
  });
}

const SUMS = [
  'opening',
  'openingEquivalent',
  'closing',
  'closingEquivalent',
  'debit',
  'debitEquivalent',
  'credit',
  'creditEquivalent',
] as const;

/**
 * A total for each currency, in the order in which the currencies first appear: what the accounts had before the first
 * of their rows, all that moved, and what they had after the last. Sums of different currencies are never added.
 * @param rows of whole accounts, the days of each in their order
 */
export function turnoverTotals(rows: readonly TurnoverRow[]): readonly ListedTurnover[] {
  const accounts = new Map<string, TurnoverRow>();
  for (const row of rows) {
    const before = accounts.get(row.accountId);
    accounts.set(row.accountId, before ? inARow(before, row) : row);
  }
  const totals = new Map<string, ListedTurnover>();
  for (const row of accounts.values()) {
    const before = totals.get(row.currencyLetters);
    totals.set(row.currencyLetters, before ? together(before, row) : totalOfOne(row));
  }
  return [...totals.values()];
}

/** A day and those before it, as one. */
function inARow(before: TurnoverRow, { debit, debitEquivalent, credit, creditEquivalent, ...row }: TurnoverRow) {
  return {
    ...row,
    opening: before.opening,
    openingEquivalent: before.openingEquivalent,
    debit: addAmounts(before.debit, debit),
    debitEquivalent: addAmounts(before.debitEquivalent, debitEquivalent),
    credit: addAmounts(before.credit, credit),
    creditEquivalent: addAmounts(before.creditEquivalent, creditEquivalent),
  };
}

function totalOfOne(row: TurnoverRow): ListedTurnover {
  return { ...row, id: `total-${row.currencyLetters}`, day: null, summedUp: 1 };
}

function together(total: ListedTurnover, row: TurnoverRow): ListedTurnover {
  const sums = SUMS.map((part) => [part, addAmounts(total[part], row[part])]);
  return {
    ...total,
    ...(Object.fromEntries(sums) as Pick<TurnoverRow, (typeof SUMS)[number]>),
    currentBalance: addAmounts(total.currentBalance ?? '0.00', row.currentBalance ?? '0.00'),
    summedUp: (total.summedUp ?? 0) + 1,
  };
}
