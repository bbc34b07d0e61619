import { REFUSAL_REASONS, type RefusalSentence } from '@ncb/shared-kernel/domain';
import { addAmounts } from '@ncb/shared-kernel/domain/money';
import { DocumentStatus, DocumentType, UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { and, eq } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import { internalAccount } from '../../ledger';
import { ofCompany, type DocumentRow } from '../documents/company-document';
import { wakeWaiting } from '../documents/wake-waiting';

const { account, document } = schema;

/** IBAN of the transit account that hryvnias for purchases are paid to. */
export async function purchaseIban(queries: Queries): Promise<string> {
  const [found] = await queries
    .select({ iban: account.iban })
    .from(account)
    .where(eq(account.internalCode, `purchase:${UAH.code}`));
  if (!found?.iban) throw new Error('the bank has no transit account for purchases');
  return found.iban;
}

/** Hryvnias that have come for a request and lie on the transit account. */
export async function moneyFor(tx: Queries, { id, companyId }: DocumentRow): Promise<string> {
  const rows = await tx
    .select({ amount: document.amount })
    .from(document)
    .where(
      and(
        ofCompany(companyId),
        eq(document.requestId, id),
        eq(document.type, DocumentType.uahPayment),
        eq(document.receiverAccount, await purchaseIban(tx)),
        eq(document.status, DocumentStatus.success),
      ),
    );
  return rows.map(({ amount }) => amount).reduce(addAmounts, '0.00');
}

/**
 * What stands in the way of a payment to the transit account: its money waits there only for a request that the bank
 * has in hand. `wait` until that is sent; a sentence for the payer if it will never be. Null: nothing, or the payment
 * goes elsewhere. The request stays locked, so that it cannot be executed or taken back meanwhile.
 */
export async function fundingBar(
  tx: Queries,
  { companyId, requestId }: DocumentRow,
  destinationId: number,
): Promise<'wait' | { readonly reason: RefusalSentence } | null> {
  if (destinationId !== (await internalAccount(tx, 'purchase'))) return null;
  if (requestId === null) return { reason: REFUSAL_REASONS.requestNotNamed };
  const [request] = await tx
    .select()
    .from(document)
    .where(and(ofCompany(companyId), eq(document.id, requestId)))
    .for('no key update');
  if (request?.type !== DocumentType.buyRequest) return { reason: REFUSAL_REASONS.requestUnknown };
  if (request.status === DocumentStatus.success) return { reason: REFUSAL_REASONS.requestExecuted };
  if (request.status === DocumentStatus.aborted) return { reason: REFUSAL_REASONS.requestRefused };
  return request.status === DocumentStatus.inProgress ? null : 'wait';
}

/** Money has come: the engine looks at the request at once, not when it would have looked next. */
export async function wakeRequest(tx: Queries, { requestId }: DocumentRow, now: Date): Promise<void> {
  if (requestId === null) return;
  await tx
    .update(document)
    .set({ dueAt: now })
    .where(and(eq(document.id, requestId), eq(document.status, DocumentStatus.inProgress)));
}

/**
 * A request is sent: the engine looks at once at the payments that have waited for it. One that the engine has in hand is
 * passed over: it waits for the request's lock and then finds the request sent.
 */
export async function wakePayments(tx: Queries, { id }: DocumentRow, now: Date): Promise<void> {
  await wakeWaiting(tx, and(eq(document.requestId, id), eq(document.type, DocumentType.uahPayment)), now);
}
