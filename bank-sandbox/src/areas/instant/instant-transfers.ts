import { findSentenceOfCode, REFUSAL_REASONS, type RefusalSentence } from '@ncb/shared-kernel/domain';
import { getIbanBankCode } from '@ncb/shared-kernel/domain/identifiers';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import { OWN_BANK } from '../banks/own-bank';
import type { DocumentRow } from '../documents/find-document';

const { instantTransfer } = schema;

type Transfer = Pick<DocumentRow, 'details' | 'receiverAccount'>;

/** Returns true for an instant payment to another bank: only the network decides it. */
export function isDecidedByNetwork({ details, receiverAccount }: Transfer): boolean {
  return details.isInstant === true && getIbanBankCode(receiverAccount) !== OWN_BANK.code;
}

/** Queues a sent payment for the network. */
export async function queueTransfer(tx: Queries, row: DocumentRow): Promise<void> {
  if (isDecidedByNetwork(row)) await tx.insert(instantTransfer).values({ documentId: row.id });
}

/** Reasons of the bank itself, for a payment that the network has not received. */
export type WithdrawalReason = 'payerBarred' | 'notSubmitted' | 'staff';

/** Texts for the payer of reasons without a code of the network. */
const SENTENCES: Readonly<Record<string, RefusalSentence>> = {
  payerBarred: REFUSAL_REASONS.payerBarred,
  notSubmitted: REFUSAL_REASONS.instantNotSubmitted,
};

type TransferOutcome =
  | { readonly verdict: 'wait' | 'accepted' }
  | { readonly verdict: 'rejected'; readonly reason: RefusalSentence };

export async function readTransferOutcome(tx: Queries, documentId: number): Promise<TransferOutcome> {
  const [transfer] = await tx.select().from(instantTransfer).where(eq(instantTransfer.documentId, documentId));
  if (transfer?.verdict !== 'rejected') return { verdict: transfer?.verdict ?? 'wait' };
  const reason = transfer.reason ?? '';
  return {
    verdict: 'rejected',
    reason: SENTENCES[reason] ?? findSentenceOfCode(reason) ?? REFUSAL_REASONS.instantRejected,
  };
}

/** Takes back a payment that the network has not received; false if it has. */
export async function withdrawTransfer(tx: Queries, documentId: number, reason: WithdrawalReason): Promise<boolean> {
  const withdrawn = await tx
    .update(instantTransfer)
    .set({ verdict: 'rejected', reason })
    .where(
      and(
        eq(instantTransfer.documentId, documentId),
        isNull(instantTransfer.submittedAt),
        isNull(instantTransfer.verdict),
      ),
    )
    .returning({ documentId: instantTransfer.documentId });
  return withdrawn.length > 0;
}

/** Condition of a transfer that the network was asked about and has not answered. */
export const UNKNOWN_OUTCOME = and(isNull(instantTransfer.verdict), isNotNull(instantTransfer.askedAt));

export async function isOutcomeUnknown(queries: Queries, documentId: number): Promise<boolean> {
  const unknown = await queries
    .select({ documentId: instantTransfer.documentId })
    .from(instantTransfer)
    .where(and(eq(instantTransfer.documentId, documentId), UNKNOWN_OUTCOME));
  return unknown.length > 0;
}
