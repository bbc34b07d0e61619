import type { AnswerOf, DocumentRef, RequestOf, undoSendDocuments } from '@ncb/shared-kernel/api/contract';
import { UNDO_SEND_SECONDS, type StoredStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { getUndoSendTransition } from '@ncb/shared-kernel/domain/workflow';
import type { CompanyCaller } from '../../callers';
import type { Queries } from '../../db';
import type { Outcome } from '../../outcome';
import type { Services } from '../../services';
import type { DocumentRow } from '../documents/find-document';
import { getDocumentKind } from '../documents/get-document-kind';
import { changeDocument } from './change-document';
import { readPresentMembership } from './read-present-membership';
import { runForEachDocument, toStepOutcome } from './run-for-each-document';
import { takeFromQueue } from './take-from-queue';

/** Answers `undo_send`: documents that were sent just now are ready again, their holds end, signatures stay. */
export async function undoSendEach(
  bank: Services,
  caller: CompanyCaller,
  { documents }: RequestOf<typeof undoSendDocuments>,
): Promise<Outcome<AnswerOf<typeof undoSendDocuments>>> {
  return runForEachDocument(bank, caller, 'undoSend', documents, (ref) => undoOne(bank, caller, ref));
}

async function undoOne(bank: Services, caller: CompanyCaller, ref: DocumentRef): Promise<Outcome<StoredStatus>> {
  return changeDocument(bank, caller, 'undoSend', ref, async (tx, row) => {
    const isLate = await isTooLate(tx, row, caller.at);
    const step = toStepOutcome(getUndoSendTransition(row.status, await readPresentMembership(tx, caller), isLate));
    if (step.ok) await takeFromQueue(tx, row, step.value);
    return step;
  });
}

async function isTooLate(tx: Queries, row: DocumentRow, now: Date): Promise<boolean> {
  const { sentAt, details } = row;
  if (details.isInstant || sentAt === null) return true;
  const isOver = now.getTime() - sentAt.getTime() > UNDO_SEND_SECONDS * 1000;
  return isOver || ((await getDocumentKind(row).hasStarted?.(tx, row)) ?? false);
}
