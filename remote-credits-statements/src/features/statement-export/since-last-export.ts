import type { LastExport } from '@ncb/shared-kernel/api/contract';
import type { ShownOperation, StatementAnswer } from '../statement/shown-statement';

/** The operations that no export has reached yet; a day's movement of the rate is new if its day is. */
export function newSince(shown: readonly ShownOperation[], exports: readonly LastExport[]): readonly ShownOperation[] {
  const known = new Map(exports.map((each) => [each.accountId, each]));
  return shown.filter(({ document }) => {
    const last = known.get(document.accountId);
    if (!last) return true;
    if (document.isRevaluation || !/^[0-9]+$/.test(document.id)) return document.operationDate > last.until;
    return last.lastOperation === null || BigInt(document.id) > BigInt(last.lastOperation);
  });
}

/** Up to where a whole statement brings each of its accounts. */
export function reachedBy({ statement: { accounts }, end }: StatementAnswer) {
  return accounts.flatMap(({ accountId, documents }) => {
    if (accountId === null) return [];
    const numbers = documents.map(({ id }) => id).filter((id) => /^[0-9]+$/.test(id));
    const last = numbers.reduce<string | null>(
      (most, id) => (most === null || BigInt(id) > BigInt(most) ? id : most),
      null,
    );
    return [{ accountId, until: end, lastOperation: last }];
  });
}
