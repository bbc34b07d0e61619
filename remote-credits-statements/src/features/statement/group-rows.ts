import { toMinor } from '@ncb/shared-kernel/domain/money';
import { countLines, groupOperations, type LineCounts } from '@ncb/shared-kernel/domain/statement';
import type { OperationCategory } from '@ncb/shared-kernel/domain/vocabulary';
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

/** Groups operations by counterparty or category and currency, largest turnover first. */
export function groupRows(
  rows: readonly ListedOperation[],
  by: 'party' | 'category',
  titleOf: (category: OperationCategory) => string,
): readonly OperationGroupRow[] {
  const groups = groupOperations(rows, (row) => `${by === 'party' ? row.party : row.category}\u0000${row.currency}`);
  const made = groups.flatMap(({ rows: own, flows }, place) => {
    const [first] = own;
    if (!first) return [];
    const [flow] = flows;
    const { credit = '0.00', debit = '0.00', net = '0.00' } = flow ?? {};
    const { correspondentName, correspondentCode } = first.document;
    const isParty = by === 'party';
    return {
      id: `${by}-${place}`,
      key: isParty ? first.party : first.category,
      title: isParty ? correspondentName || first.document.correspondent : titleOf(first.category),
      code: isParty ? correspondentCode : '',
      currency: first.currency,
      rows: own,
      counts: countLines(own),
      credit,
      debit,
      net,
    };
  });
  return sortByTurnover(made);
}

/** Sorts and adds shares; turnovers are parsed once per group, not in every comparison. */
function sortByTurnover(groups: readonly Omit<OperationGroupRow, 'share'>[]): readonly OperationGroupRow[] {
  const counted = groups.map((group) => ({ group, moved: toMinor(group.credit) + toMinor(group.debit) }));
  const largest = new Map<string, bigint>();
  for (const { group, moved } of counted) {
    if (moved > (largest.get(group.currency) ?? 0n)) largest.set(group.currency, moved);
  }
  return counted
    .toSorted((a, b) => (a.moved < b.moved ? 1 : a.moved > b.moved ? -1 : 0))
    .map(({ group, moved }) => {
      const most = largest.get(group.currency) ?? 0n;
      return { ...group, share: most === 0n ? 0 : Number((moved * 100n) / most) };
    });
}
