import { formatMinor, toMinor } from '../../domain/money';
import { getRowAmount, ROW_STATUSES, type ImportedRow, type RowStatus } from './imported-row';
import type { RowAmounts, RowSum } from './import-list';
import type { RowDocument, RowRules } from './row-rules';

interface StatusSums<D extends RowDocument> {
  /** Adds a row to the sums of a status, or removes it. */
  count(status: RowStatus, row: ImportedRow<D>, by: 1 | -1): void;
  read(): Readonly<Record<RowStatus, RowSum>>;
}

/** Counts rows and amounts by status. */
export function createStatusSums<D extends RowDocument>({
  currencyOf,
}: Pick<RowRules<D>, 'currencyOf'>): StatusSums<D> {
  const sums = mapStatuses(() => ({ count: 0, units: new Map<string, bigint>() }));
  return {
    count(status, row, by) {
      const amount = getRowAmount(row);
      const sum = sums[status];
      sum.count += by;
      if (amount === null) return;
      const currency = currencyOf(row.document);
      sum.units.set(currency, (sum.units.get(currency) ?? 0n) + BigInt(by) * toMinor(amount));
    },
    read: () => mapStatuses((status) => ({ count: sums[status].count, amounts: toAmounts(sums[status].units) })),
  };
}

function mapStatuses<T>(build: (status: RowStatus) => T): Record<RowStatus, T> {
  return Object.fromEntries(ROW_STATUSES.map((status) => [status, build(status)])) as Record<RowStatus, T>;
}

function toAmounts(units: ReadonlyMap<string, bigint>): RowAmounts {
  return Object.fromEntries([...units].map(([currency, sum]) => [currency, formatMinor(sum)]));
}
