import type { AnswerOf, DocumentRef, RequestOf, unsignDocuments } from '@ncb/shared-kernel/api/contract';
import type { StoredStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { unsignTransition } from '@ncb/shared-kernel/domain/workflow';
import { eq } from 'drizzle-orm';
import { writeAudit } from '../../audit';
import type { CompanyCaller } from '../../callers';
import { attempt, schema } from '../../db';
import { refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { lockDocument } from '../documents/company-document';
import { documentAudit } from '../documents/document-audit';
import { eachDocument, stepTo } from './batch';
import { membershipNow } from './membership-now';
import { voidSignatures } from './void-signatures';

const { document } = schema;

/** `unsign_doc`: removes all signatures of documents; they are new again. */
export async function unsign(
  bank: Services,
  caller: CompanyCaller,
  { documents }: RequestOf<typeof unsignDocuments>,
): Promise<Outcome<AnswerOf<typeof unsignDocuments>>> {
  return eachDocument(bank, caller, 'unsign', documents, (ref) => unsignOne(bank, caller, ref));
}

async function unsignOne({ db }: Services, caller: CompanyCaller, ref: DocumentRef): Promise<Outcome<StoredStatus>> {
  const { at, membership } = caller;
  return attempt(db, async (tx) => {
    const row = await lockDocument(tx, membership.companyId, ref.id);
    if (!row || row.type !== ref.type) return refuse('notFound');
    const step = stepTo(unsignTransition(row.status, await membershipNow(tx, caller)));
    if (!step.ok) return step;
    await voidSignatures(tx, row.id, at);
    await tx.update(document).set({ status: step.value }).where(eq(document.id, row.id));
    await writeAudit(tx, documentAudit(caller, 'unsign', ref.id, 'ok'));
    return step;
  });
}
