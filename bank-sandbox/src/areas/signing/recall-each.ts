import type { AnswerOf, DocumentRef, recallDocuments, RequestOf } from '@ncb/shared-kernel/api/contract';
import type { StoredStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { getRecallTransition } from '@ncb/shared-kernel/domain/workflow';
import type { CompanyCaller } from '../../callers';
import type { Outcome } from '../../outcome';
import type { Services } from '../../services';
import { getDocumentKind } from '../documents/get-document-kind';
import { runForEachDocument, toStepOutcome } from './run-for-each-document';
import { changeDocument } from './change-document';
import { takeFromQueue } from './take-from-queue';
import { readPresentMembership } from './read-present-membership';
import { voidSignatures } from './void-signatures';

/** Answers `recall_docs`: documents become new and unsigned, their holds end. */
export async function recallEach(
  bank: Services,
  caller: CompanyCaller,
  { documents }: RequestOf<typeof recallDocuments>,
): Promise<Outcome<AnswerOf<typeof recallDocuments>>> {
  return runForEachDocument(bank, caller, 'recall', documents, (ref) => recallOne(bank, caller, ref));
}

async function recallOne(bank: Services, caller: CompanyCaller, ref: DocumentRef): Promise<Outcome<StoredStatus>> {
  return changeDocument(bank, caller, 'recall', ref, async (tx, row) => {
    const hasStarted = (await getDocumentKind(row).hasStarted?.(tx, row)) ?? false;
    const step = toStepOutcome(getRecallTransition(row.status, await readPresentMembership(tx, caller), hasStarted));
    if (!step.ok) return step;
    await voidSignatures(tx, row.id, caller.at);
    await takeFromQueue(tx, row, step.value);
    return step;
  });
}
