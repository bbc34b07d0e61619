import type { AnswerOf, dropPayments, RequestOf } from '@ncb/shared-kernel/api/contract';
import { DocumentStatus, type StoredStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { canDelete, isAllowedInStatus } from '@ncb/shared-kernel/domain/workflow';
import { eq } from 'drizzle-orm';
import { buildAuditEntry, writeAudit } from '../../audit';
import type { CompanyCaller } from '../../callers';
import { inTransaction, schema } from '../../db';
import { succeed, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { hasBlockingPayments } from '../currency/find-linked-payments';
import { runForEachDocument } from '../signing/run-for-each-document';
import { isPaymentDocument, isSeen, lockDocument, type DocumentRow } from './find-document';

const { document } = schema;

/** Answers `drop_docs` for payments. */
export async function dropJournalDocuments(
  bank: Services,
  caller: CompanyCaller,
  { ids }: RequestOf<typeof dropPayments>,
): Promise<Outcome<AnswerOf<typeof dropPayments>>> {
  return dropDocuments(bank, caller, ids, isPaymentDocument);
}

/** @param isInScope false for documents outside this call, which are then unknown */
export async function dropDocuments(
  bank: Services,
  caller: CompanyCaller,
  ids: readonly string[],
  isInScope: (row: DocumentRow) => boolean,
): Promise<Outcome<AnswerOf<typeof dropPayments>>> {
  const documents = ids.map((id) => ({ id }));
  return runForEachDocument(bank, caller, 'delete', documents, ({ id }) => dropOne(bank, caller, id, isInScope));
}

async function dropOne(
  { db }: Services,
  caller: CompanyCaller,
  id: string,
  isInScope: (row: DocumentRow) => boolean,
): Promise<Outcome<StoredStatus>> {
  const { at, userId, membership } = caller;
  return inTransaction(db, async (tx) => {
    const row = await lockDocument(tx, membership.companyId, id);
    if (!row || !isInScope(row) || !isSeen(row, membership)) return refuse('notFound');
    if (!isAllowedInStatus('delete', row.status)) return refuse('statusForbidsAction');
    if (!canDelete({ ...membership, isAuthor: row.creatorId === userId })) return refuse('forbidden');
    if (await hasBlockingPayments(tx, row)) return refuse('statusForbidsAction');
    await tx.update(document).set({ deletedAt: at }).where(eq(document.id, row.id));
    await writeAudit(tx, buildAuditEntry(caller, 'delete', 'document', id));
    return succeed(DocumentStatus.new);
  });
}
