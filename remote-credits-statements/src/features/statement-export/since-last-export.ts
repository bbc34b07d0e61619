import type { LastExport } from '@ncb/shared-kernel/api/contract';
import type { ShownOperation, StatementAnswer } from '../statement/shown-statement';

/** The operations that no export has reached yet; a day's movement of the rate is new if its day is. */
export function newSince(shown: readonly ShownOperation[], exports: readonly LastExport[]): readonly ShownOperation[] {
  const known = new Map(exports.map((each) => [each.accountId, each]));
  return shown.filter(({ document }) => {
    const last = known.get(document.accountId);
    if (!last) return true;
    if (document.isRevaluation || !isNumber(document.id)) return document.operationDate > last.until;
    return last.lastOperation === null || isLater(document.id, last.lastOperation);
  });
}

/** Up to where a whole statement brings each of its accounts. */
export function reachedBy({ statement: { accounts }, end }: StatementAnswer) {
  return accounts.flatMap(({ accountId, documents }) => {
    if (accountId === null) return [];
    let last: string | null = null;
    for (const { id } of documents) if (isNumber(id) && (last === null || isLater(id, last))) last = id;
    return [{ accountId, until: end, lastOperation: last }];
  });
}

function isNumber(id: string): boolean {
  return /^[0-9]+$/.test(id);
}

/** A figure too many for a number is no reason to make ten thousand of them big. */
function isLater(id: string, other: string): boolean {
  const isSafe = id.length <= SAFE_FIGURES && other.length <= SAFE_FIGURES;
  return isSafe ? Number(id) > Number(other) : BigInt(id) > BigInt(other);
}

/** Whole numbers of so many figures are exact. */
const SAFE_FIGURES = 15;
