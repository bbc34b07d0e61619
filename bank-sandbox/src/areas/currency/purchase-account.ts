import { REFUSAL_REASONS, type RefusalSentence } from '@ncb/shared-kernel/domain';
import { addAmounts } from '@ncb/shared-kernel/domain/money';
import { DocumentStatus, DocumentType, UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { and, eq } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import { ensureInternalAccount } from '../../ledger';
import { buildCompanyDocumentsCondition, type DocumentRow } from '../documents/find-document';
import { wakeWaiting } from '../documents/wake-waiting';

const { account, document } = schema;

export async function findPurchaseIban(queries: Queries): Promise<string> {
  const [found] = await queries
    .select({ iban: account.iban })
    .from(account)
    .where(eq(account.internalCode, `purchase:${UAH.code}`));
  if (!found?.iban) throw new Error('the bank has no transit account for purchases');
  return found.iban;
}

/** Sums the hryvnias received for a request on the transit account. */
export async function sumReceivedHryvnias(tx: Queries, { id, companyId }: DocumentRow): Promise<string> {
  const rows = await tx
    .select({ amount: document.amount })
    .from(document)
    .where(
      and(
        buildCompanyDocumentsCondition(companyId),
        eq(document.requestId, id),
        eq(document.type, DocumentType.uahPayment),
        eq(document.receiverAccount, await findPurchaseIban(tx)),
        eq(document.status, DocumentStatus.success),
      ),
    );
  return rows.map(({ amount }) => amount).reduce(addAmounts, '0.00');
}

/**
 * Returns what stops a payment to the transit account, where money waits only for a request in progress. `wait` until
 * it is sent; a sentence if that cannot happen; null for no obstacle. Locks the request against execution and recall.
 */
export async function findFundingObstacle(
  tx: Queries,
  { companyId, requestId }: DocumentRow,
  destinationId: number,
): Promise<'wait' | { readonly reason: RefusalSentence } | null> {
  if (destinationId !== (await ensureInternalAccount(tx, 'purchase'))) return null;
  if (requestId === null) return { reason: REFUSAL_REASONS.requestNotNamed };
  const [request] = await tx
    .select()
    .from(document)
    .where(and(buildCompanyDocumentsCondition(companyId), eq(document.id, requestId)))
    .for('no key update');
  if (request?.type !== DocumentType.buyRequest) return { reason: REFUSAL_REASONS.requestUnknown };
  if (request.status === DocumentStatus.success) return { reason: REFUSAL_REASONS.requestExecuted };
  if (request.status === DocumentStatus.aborted) return { reason: REFUSAL_REASONS.requestRefused };
  return request.status === DocumentStatus.inProgress ? null : 'wait';
}

/** Makes the engine process the request of a payment at once. */
export async function wakeRequest(tx: Queries, { requestId }: DocumentRow, now: Date): Promise<void> {
  if (requestId === null) return;
  await tx
    .update(document)
    .set({ dueAt: now })
    .where(and(eq(document.id, requestId), eq(document.status, DocumentStatus.inProgress)));
}

/**
 * Makes the engine process payments that waited for the request. One in process is skipped: it waits for the request's
 * lock and finds it sent.
 */
export async function wakePayments(tx: Queries, { id }: DocumentRow, now: Date): Promise<void> {
  await wakeWaiting(tx, and(eq(document.requestId, id), eq(document.type, DocumentType.uahPayment)), now);
}
