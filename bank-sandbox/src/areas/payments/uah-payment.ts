import { PAPER_TITLES } from '@ncb/shared-kernel/domain/papers';
import { DocumentType } from '@ncb/shared-kernel/domain/vocabulary';
import { findDestination } from '../accounts/destination';
import { repayment } from '../credits/repayment';
import { fundingBar, wakeRequest } from '../currency/purchase-account';
import type { KindOfDocument } from '../documents/kind-of-document';
import { paymentBar, receiverBar } from '../documents/payment-bar';
import { wakePayrolls } from '../payroll/wake-payrolls';

/** Payment to the payee's account, through SEP if that is in another bank. */
export const uahPayment: KindOfDocument = {
  title: PAPER_TITLES[DocumentType.uahPayment],
  bar: async (tx, row, bankDay) => (await paymentBar(tx, row, bankDay)) ?? receiverBar(tx, row),
  holds: (_tx, { accountId, amount }) => Promise.resolve([{ accountId, amount }]),
  async plan(tx, row, { bankDay, now }) {
    const destination = await findDestination(tx, row);
    if (!destination.ok) return { verdict: 'refuse', reason: destination.reason };
    const bar = await fundingBar(tx, row, destination.accountId);
    if (bar) return bar === 'wait' ? { verdict: 'wait' } : { verdict: 'refuse', reason: bar.reason };
    const repaid = await repayment(tx, { amount: row.amount, documentId: row.id, bankDay, now }, destination.accountId);
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
