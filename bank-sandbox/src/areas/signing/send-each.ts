import { randomUUID } from 'node:crypto';
import type { AnswerOf, DocumentRef, RequestOf, sendDocuments } from '@ncb/shared-kernel/api/contract';
import type { StoredStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { getSendTransition } from '@ncb/shared-kernel/domain/workflow';
import { eq } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { schema } from '../../db';
import { placeHolds } from '../../ledger';
import { succeed, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { getDocumentKind } from '../documents/get-document-kind';
import { getValueDateNow } from '../documents/value-date';
import { findApprovalRefusal } from '../payment-rules/approval';
import { findPayeeRefusal } from '../payment-rules/payee-demands';
import { reopenDocument } from './reopen-document';
import { runForEachDocument, toStepOutcome } from './run-for-each-document';
import { changeDocument } from './change-document';
import { readPresentMembership } from './read-present-membership';

const { document } = schema;

/** Answers `send_docs`: reserves the amounts and queues the documents. */
export async function sendEach(
  bank: Services,
  caller: CompanyCaller,
  { documents }: RequestOf<typeof sendDocuments>,
): Promise<Outcome<AnswerOf<typeof sendDocuments>>> {
  const instant = new Set<string>();
  const answer = await runForEachDocument(bank, caller, 'send', documents, (ref) =>
    sendOne(bank, caller, ref, instant),
  );
  if (!answer.ok) return answer;
  const { verdicts } = answer.value;
  const sent = verdicts.filter(({ error }) => error === null).map(({ id }) => id);
  return succeed({ verdicts, undoable: sent.filter((id) => !instant.has(id)) });
}

/** @param instant gets the ids of instant payments, which are executed at once */
async function sendOne(
  bank: Services,
  caller: CompanyCaller,
  ref: DocumentRef,
  instant: Set<string>,
): Promise<Outcome<StoredStatus>> {
  const { at } = caller;
  const outcome = await changeDocument(bank, caller, 'send', ref, async (tx, row) => {
    const step = toStepOutcome(getSendTransition(row.status, await readPresentMembership(tx, caller)));
    if (!step.ok) return step;
    const kind = getDocumentKind(row);
    const refusal =
      (await kind.findRefusal(tx, row, caller.bankDay)) ??
      (await kind.findSendRefusal?.(tx, row, caller.bankDay)) ??
      (await findApprovalRefusal(tx, row, caller.bankDay)) ??
      // Under the lock of the approval.
      (await findPayeeRefusal(tx, row, caller));
    if (refusal) return refuse(refusal);
    await placeHolds(tx, row.id, await kind.getHolds(tx, row, caller.bankDay));
    await kind.accept?.(tx, row, at);
    if (row.details.isInstant) instant.add(ref.id);
    const dueAt = row.details.isInstant ? at : new Date(at.getTime() + bank.config.engineDelayMs);
    await tx
      .update(document)
      .set({
        status: step.value,
        sentAt: at,
        sentDay: caller.bankDay,
        dueAt,
        // A payment sent again after a recall keeps its own.
        ...(kind.hasUetr && row.uetr === null && { uetr: randomUUID() }),
        ...getValueDateNow(row, { bankDay: caller.bankDay, now: at }),
      })
      .where(eq(document.id, row.id));
    return step;
  });
  if (!outcome.ok && outcome.refusal.code === 'approvalMissing') await reopenDocument(bank, caller, ref);
  return outcome;
}
