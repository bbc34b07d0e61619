import type { AnswerOf, dropDraft, RequestOf } from '@ncb/shared-kernel/api/contract';
import { buildAuditEntry, writeAudit } from '../../audit';
import type { CompanyCaller } from '../../callers';
import { inTransaction, schema } from '../../db';
import { succeed, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { ownDraft } from './own-drafts';

const { draft } = schema;

/** Answers `drop_draft`. */
export async function deleteDraft(
  { db }: Services,
  caller: CompanyCaller,
  { id }: RequestOf<typeof dropDraft>,
): Promise<Outcome<AnswerOf<typeof dropDraft>>> {
  return inTransaction(db, async (tx) => {
    const dropped = await tx.delete(draft).where(ownDraft(caller, id)).returning({ id: draft.id });
    if (dropped.length === 0) return refuse('notFound');
    await writeAudit(tx, buildAuditEntry(caller, 'dropRecord', 'draft', id));
    return succeed({});
  });
}
