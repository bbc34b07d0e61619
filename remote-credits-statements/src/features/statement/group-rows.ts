import { toMinor } from '@ncb/shared-kernel/domain/money';
import { countLines, groupOperations, type LineCounts } from '@ncb/shared-kernel/domain/statement';
import type { ListedOperation } from './listed-operations';

export interface OperationGroupRow {
  readonly id: string;
  readonly key: string;
  readonly title: string;
  readonly code: string;
  readonly currency: string;
  readonly rows: readonly ListedOperation[];
  readonly counts: LineCounts;
  readonly credit: string;
  readonly debit: string;
  readonly net: string;
  /** Turnover as a percentage of the largest in its currency, for drawing. */
  readonly share: number;
}

/** Field by which operations are grouped: `party`, `category` or `date`. */
export type OperationGrouping = 'party' | 'category' | 'date';

/** Groups operations by a field and currency: days in order, others with the largest turnover first. */
export function groupRows(
  rows: readonly ListedOperation[],
  by: OperationGrouping,
  titleOf: (row: ListedOperation) => string,
): readonly OperationGroupRow[] {
  const groups = groupOperations(rows, (row) => `${row[by]}\u0000${row.currency}`);
  const counted = groups.flatMap(({ rows: own, flows }, place) => {
    const [first] = own;
    if (!first) return [];
    const [flow] = flows;
    const { credit = '0.00', debit = '0.00', net = '0.00' } = flow ?? {};
    const { correspondentCode } = first.document;
    return {
      id: `${by}-${place}`,
      key: first[by],
      title: titleOf(first),
      code: by === 'party' ? correspondentCode : '',
      currency: first.currency,
      rows: own,
      counts: countLines(own),
      credit,
      debit,
      net,
    };
  });
  const shared = addShares(counted);
  return by === 'date' ? shared.toSorted((a, b) => a.key.localeCompare(b.key)) : shared;
}

/** Sorts by turnover and adds shares; turnovers are parsed once per group, not in every comparison. */
function addShares(groups: readonly Omit<OperationGroupRow, 'share'>[]): readonly OperationGroupRow[] {
  const counted = groups.map((group) => ({ group, moved: toMinor(group.credit) + toMinor(group.debit) }));
  const largest = new Map<string, bigint>();
  for (const { group, moved } of counted) {
    if (moved > (largest.get(group.currency) ?? 0n)) largest.set(group.currency, moved);
  }
  return counted
    .toSorted((a, b) => Number(a.moved < b.moved) - Number(a.moved > b.moved))
    .map(({ group, moved }) => {
      const most = largest.get(group.currency) ?? 0n;
      return { ...group, share: most === 0n ? 0 : Number((moved * 100n) / most) };
    });
}
