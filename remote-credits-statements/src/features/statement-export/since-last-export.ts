import type { LastExport } from '@ncb/shared-kernel/api/contract';
import type { ShownOperation, StatementAnswer } from '../statement';

/** Returns operations not exported yet; a revaluation counts by its day. */
export function findNewOperations(
  shown: readonly ShownOperation[],
  exports: readonly LastExport[],
): readonly ShownOperation[] {
  const lastExports = new Map(exports.map((each) => [each.accountId, each]));
  return shown.filter(({ document }) => {
    const last = lastExports.get(document.accountId);
    if (!last) return true;
    if (document.isRevaluation || !isNumber(document.id)) return document.operationDate > last.until;
    return last.lastOperation === null || isLater(document.id, last.lastOperation);
  });
}

/** Returns how far a whole statement reaches for each account. */
export function getExportedUntil({ statement: { accounts }, end }: StatementAnswer) {
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

/** Compares ids as numbers of any length: converting 10,000 ids to BigInt takes longer than a frame. */
function isLater(id: string, other: string): boolean {
  const [one, another] = [withoutZeros(id), withoutZeros(other)];
  return one.length === another.length ? one > another : one.length > another.length;
}

function withoutZeros(id: string): string {
  return id.startsWith('0') ? id.replace(/^0+/, '') : id;
}
