import { PRINTOUT_TITLES } from '@ncb/shared-kernel/domain/papers';
import { DocumentType } from '@ncb/shared-kernel/domain/vocabulary';
import type { Queries } from '../../db';
import { findDestination } from '../accounts/find-destination';
import { findRepayment } from '../credits/find-repayment';
import { findFundingObstacle, wakeRequest } from '../currency/purchase-account';
import type { KindOfDocument, Plan } from '../documents/kind-of-document';
import type { DocumentRow } from '../documents/find-document';
import { findPaymentRefusal, findReceiverRefusal } from '../documents/find-payment-refusal';
import { isDecidedByNetwork, queueTransfer, readTransferOutcome } from '../instant/instant-transfers';
import { findLimitRefusal } from '../payment-rules/instant-limits';
import { wakePayrolls } from '../payroll/wake-payrolls';

/** Payment to the receiver's account, through SEP if that is in another bank. */
export const uahPayment: KindOfDocument = {
  title: PRINTOUT_TITLES[DocumentType.uahPayment],
  hasUetr: true,
  findRefusal: async (tx, row, bankDay) => (await findPaymentRefusal(tx, row, bankDay)) ?? findReceiverRefusal(tx, row),
  findSendRefusal: findLimitRefusal,
  getHolds: (_tx, { accountId, amount }) => Promise.resolve([{ accountId, amount }]),
  accept: queueTransfer,
  hasStarted: (_tx, row) => Promise.resolve(isDecidedByNetwork(row)),
  async plan(tx, row, { bankDay, now }) {
    const destination = await findDestination(tx, row);
    if (!destination.ok) return { verdict: 'refuse', reason: destination.reason };
    if (isDecidedByNetwork(row)) return planTransfer(tx, row, destination.accountId);
    const obstacle = await findFundingObstacle(tx, row, destination.accountId);
    if (obstacle) return obstacle === 'wait' ? { verdict: 'wait' } : { verdict: 'refuse', reason: obstacle.reason };
    const repaid = await findRepayment(
      tx,
      { amount: row.amount, documentId: row.id, bankDay, now },
      destination.accountId,
    );
    if (repaid?.ok === false) return { verdict: 'refuse', reason: repaid.reason };
    const movements = [
      { accountId: row.accountId, amount: `-${row.amount}` },
      ...(repaid?.movements ?? [{ accountId: destination.accountId, amount: row.amount }]),
    ];
    return {
      verdict: 'execute',
      postings: [{ kind: repaid ? 'repayment' : 'payment', movements }],
      async afterwards(later) {
        await repaid?.afterwards(later);
        await wakeRequest(later, row, now);
        await wakePayrolls(later, destination.accountId, now);
      },
    };
  },
};

/** Follows the network: accepted money has left. */
async function planTransfer(tx: Queries, { id, accountId, amount }: DocumentRow, sepAccountId: number): Promise<Plan> {
  const outcome = await readTransferOutcome(tx, id);
  if (outcome.verdict === 'wait') return { verdict: 'wait' };
  if (outcome.verdict === 'rejected') return { verdict: 'refuse', reason: outcome.reason };
  const movements = [
    { accountId, amount: `-${amount}` },
    { accountId: sepAccountId, amount },
  ];
  return { verdict: 'execute', isIrrevocable: true, postings: [{ kind: 'payment', movements }] };
}
