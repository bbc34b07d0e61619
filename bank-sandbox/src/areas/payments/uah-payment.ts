import { findDestination } from '../accounts/destination';
import type { KindOfDocument } from '../documents/kinds';
import { paymentBar } from '../documents/payment-bar';

/** A hryvnia payment: its amount goes from the account to the receiver's, through SEP where that is in another bank. */
export const uahPayment: KindOfDocument = {
  title: 'Платіжна інструкція',
  bar: paymentBar,
  holds: (_tx, { accountId, amount }) => Promise.resolve([{ accountId, amount }]),
  async plan(tx, row) {
    const destination = await findDestination(tx, row);
    if (!destination.ok) return { verdict: 'refuse', reason: destination.reason };
    const movements = [
      { accountId: row.accountId, amount: `-${row.amount}` },
      { accountId: destination.accountId, amount: row.amount },
    ];
    return { verdict: 'execute', postings: [{ kind: 'payment', movements }] };
  },
};
