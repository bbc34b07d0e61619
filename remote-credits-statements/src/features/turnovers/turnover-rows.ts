import type { TurnoverRow } from '@ncb/shared-kernel/api/contract';
import { addAmounts } from '@ncb/shared-kernel/domain/money';
import { getRevaluation } from '@ncb/shared-kernel/domain/statement';
import { UAH } from '@ncb/shared-kernel/domain/vocabulary';

/** List row: an account on a day or over the whole period, or the total of a currency. */
export interface ListedTurnover extends TurnoverRow {
  readonly id: string;
  /** Number of accounts in a total; null in an account's row. */
  readonly summedUp: number | null;
}

export function toListedTurnovers(rows: readonly TurnoverRow[]): readonly ListedTurnover[] {
  return rows.map((row) => ({ ...row, summedUp: null, id: row.day ? `${row.accountId}-${row.day}` : row.accountId }));
}

export function isForeign({ currencyLetters }: Pick<TurnoverRow, 'currencyLetters'>): boolean {
  return currencyLetters !== UAH.letters;
}

/** Returns the change of the hryvnia equivalent caused by the rate. */
export function computeRevaluation(row: TurnoverRow): string {
  return getRevaluation({
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
 * Returns a total per currency in order of first appearance: opening balances of the first rows, all turnovers, closing
 * balances of the last rows. Currencies are never mixed.
 * @param rows of whole accounts, the days of each in their order
 */
export function sumTurnovers(rows: readonly TurnoverRow[]): readonly ListedTurnover[] {
  const accounts = new Map<string, TurnoverRow>();
  for (const row of rows) {
    const before = accounts.get(row.accountId);
    accounts.set(row.accountId, before ? mergeDays(before, row) : row);
  }
  const totals = new Map<string, ListedTurnover>();
  for (const row of accounts.values()) {
    const before = totals.get(row.currencyLetters);
    totals.set(row.currencyLetters, before ? addToTotal(before, row) : startTotal(row));
  }
  return [...totals.values()];
}

function mergeDays(before: TurnoverRow, { debit, debitEquivalent, credit, creditEquivalent, ...row }: TurnoverRow) {
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

function startTotal(row: TurnoverRow): ListedTurnover {
  return { ...row, id: `total-${row.currencyLetters}`, day: null, summedUp: 1 };
}

function addToTotal(total: ListedTurnover, row: TurnoverRow): ListedTurnover {
  const sums = SUMS.map((part) => [part, addAmounts(total[part], row[part])]);
  return {
    ...total,
    ...(Object.fromEntries(sums) as Pick<TurnoverRow, (typeof SUMS)[number]>),
    currentBalance: addAmounts(total.currentBalance ?? '0.00', row.currentBalance ?? '0.00'),
    summedUp: (total.summedUp ?? 0) + 1,
  };
}
