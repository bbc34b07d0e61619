import { addAmounts, compareAmounts, subtractAmounts } from '@ncb/shared-kernel/domain/money';
import { getMonth } from '@ncb/shared-kernel/domain/dates';
import { Side } from '@ncb/shared-kernel/domain/vocabulary';
import type { ListedOperation } from './listed-operations';

/**
 * Folds the revaluations of an account in a month to one row at the place of the last one: a month has twenty of them,
 * and they move no money. Its sum is their balance; a single one stays as it is.
 */
export function foldRevaluations(rows: readonly ListedOperation[]): readonly ListedOperation[] {
  const folds = new Map<string, ListedOperation[]>();
  for (const row of rows) {
    if (!row.isRevaluation) continue;
    const records = folds.get(getFoldId(row));
    if (records) records.push(row);
    else folds.set(getFoldId(row), [row]);
  }
  if (folds.size === 0) return rows;
  return rows.flatMap((row) => {
    const records = row.isRevaluation ? (folds.get(getFoldId(row)) ?? []) : [];
    if (records.length < 2) return row;
    return row === records.at(-1) ? foldRecords(row, records) : [];
  });
}

/** Returns the records behind rows, as exports, prints and searches need them. */
export function unfoldRows(rows: readonly ListedOperation[]): readonly ListedOperation[] {
  return rows.some(({ records }) => records) ? rows.flatMap((row) => row.records ?? row) : rows;
}

/** Returns the first and last day of a row's records. */
export function getFoldedDays(records: readonly ListedOperation[]): { readonly start: string; readonly end: string } {
  const days = records.map(({ date }) => date).toSorted();
  return { start: days.at(0) ?? '', end: days.at(-1) ?? '' };
}

function foldRecords(last: ListedOperation, records: readonly ListedOperation[]): ListedOperation {
  const net = records.reduce(
    (sum, row) => (row.side === Side.credit ? addAmounts(sum, row.sum) : subtractAmounts(sum, row.sum)),
    '0.00',
  );
  const isGain = compareAmounts(net, '0.00') >= 0;
  const sum = isGain ? net : subtractAmounts('0.00', net);
  const side = isGain ? Side.credit : Side.debit;
  return { ...last, id: getFoldId(last), side, sum, amount: sum, balance: null, records };
}

function getFoldId({ account, date }: ListedOperation): string {
  return `${account.accountId ?? account.iban}-revaluation-${getMonth(date)}`;
}
