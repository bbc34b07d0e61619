import type { UnsignRef } from '@ncb/shared-kernel/api/contract';
import type { StoredStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { buildAuditEntry, writeAudit, type AuditAction } from '../../audit';
import type { CompanyCaller } from '../../callers';
import { inTransaction, type Queries } from '../../db';
import { refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { isSeen, lockDocument, type DocumentRow } from '../documents/find-document';

/**
 * Runs one step: locks, changes, audits. The engine holds the same lock until execution or refusal, so that a document
 * is either untouched or in another status.
 * @param change the step; a refusal rolls everything back
 */
export async function changeDocument(
  { db }: Services,
  caller: CompanyCaller,
  action: AuditAction,
  ref: UnsignRef,
  change: (tx: Queries, row: DocumentRow) => Promise<Outcome<StoredStatus>>,
): Promise<Outcome<StoredStatus>> {
  return inTransaction(db, async (tx) => {
    const row = await lockDocument(tx, caller.membership.companyId, ref.id);
    if (!row || !isSeen(row, caller.membership) || (ref.type !== null && row.type !== ref.type))
      return refuse('notFound');
    const changed = await change(tx, row);
    if (changed.ok) await writeAudit(tx, buildAuditEntry(caller, action, 'document', ref.id));
    return changed;
  });
}
