import type { AnswerOf, DocumentRef, recallDocuments, RequestOf } from '@ncb/shared-kernel/api/contract';
import type { StoredStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { recallTransition } from '@ncb/shared-kernel/domain/workflow';
import { eq } from 'drizzle-orm';
import { writeAudit } from '../../audit';
import type { CompanyCaller } from '../../callers';
import { attempt, schema } from '../../db';
import { holdsOf, release } from '../../ledger';
import { refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { documentAudit } from '../documents/document-audit';
import { lockDocument } from '../documents/company-document';
import { kindOf } from '../documents/kinds';
import { eachDocument, stepTo } from './batch';
import { membershipNow } from './membership-now';
import { voidSignatures } from './void-signatures';

const { document } = schema;

/** `recall_docs`: takes sent documents back before the bank executes them; they are new, unsigned, and hold nothing. */
export async function recall(
  bank: Services,
  caller: CompanyCaller,
  { documents }: RequestOf<typeof recallDocuments>,
): Promise<Outcome<AnswerOf<typeof recallDocuments>>> {
  return eachDocument(bank, caller, 'recall', documents, (ref) => recallOne(bank, caller, ref));
}

async function recallOne({ db }: Services, caller: CompanyCaller, ref: DocumentRef): Promise<Outcome<StoredStatus>> {
  const { at, membership } = caller;
  return attempt(db, async (tx) => {
    // The engine holds this lock from the moment it takes a document until it is executed or refused: whoever gets it
    // finds either a document that the bank has not begun, or one in another status.
    const row = await lockDocument(tx, membership.companyId, ref.id);
    if (!row || row.type !== ref.type) return refuse('notFound');
    const hasStarted = (await kindOf(row).hasStarted?.(tx, row)) ?? false;
    const step = stepTo(recallTransition(row.status, await membershipNow(tx, caller), hasStarted));
    if (!step.ok) return step;
    await release(tx, row.id, await holdsOf(tx, row.id));
    await voidSignatures(tx, row.id, at);
    await tx
      .update(document)
      .set({ status: step.value, sentAt: null, sentDay: null, dueAt: null, attempts: 0 })
      .where(eq(document.id, row.id));
    await writeAudit(tx, documentAudit(caller, 'recall', ref.id, 'ok'));
    return step;
  });
}
