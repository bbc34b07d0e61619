import { REFUSAL_REASONS } from '@ncb/shared-kernel/domain';
import { compareAmounts, subtractAmounts } from '@ncb/shared-kernel/domain/money';
import { PAPER_TITLES } from '@ncb/shared-kernel/domain/papers';
import { CurrencyPaymentKind, DocumentType } from '@ncb/shared-kernel/domain/vocabulary';
import type { Queries } from '../../db';
import { internalAccount } from '../../ledger';
import { findDestination, type Destination } from '../accounts/destination';
import { repayment } from '../credits/repayment';
import type { DocumentRow } from '../documents/company-document';
import type { KindOfDocument } from '../documents/kind-of-document';
import { feeHold, feePosting, withheld } from '../fees/post-fee';
import { giveUetr } from '../tracking/uetr';
import { currencyPaymentBar } from './document-bar';
import { keepBack } from './keep-back';
import { currencyPaymentOf } from './stored-details';

/**
 * Payment to a customer of ours, or through our correspondent account. The fee is debited or, if the beneficiary bears
 * it, withheld.
 */
export const currencyPayment: KindOfDocument = {
  title: PAPER_TITLES[DocumentType.currencyPayment],
  bar: currencyPaymentBar,
  holds: (_tx, row) => {
    const { accountId, amount } = row;
    return Promise.resolve([{ accountId, amount }, ...feeHold(currencyPaymentOf(row).fee)]);
  },
  accept: giveUetr,
  async plan(tx, row, { bankDay, now }) {
    const { fee } = currencyPaymentOf(row);
    const destination = await destinationOf(tx, row);
    if (!destination.ok) return { verdict: 'refuse', reason: destination.reason };
    const reaching = subtractAmounts(row.amount, withheld(fee));
    if (compareAmounts(reaching, '0.00') <= 0) return { verdict: 'refuse', reason: REFUSAL_REASONS.feeAboveSum };
    const repaid = await repayment(tx, { amount: reaching, documentId: row.id, bankDay, now }, destination.accountId);
    if (repaid?.ok === false) return { verdict: 'refuse', reason: repaid.reason };
    const movements = [
      { accountId: row.accountId, amount: `-${row.amount}` },
      ...(repaid?.movements ?? [{ accountId: destination.accountId, amount: reaching }]),
      ...(await keepBack(tx, fee)),
    ];
    return {
      verdict: 'execute',
      postings: [{ kind: repaid ? 'repayment' : 'payment', movements }, ...(await feePosting(tx, fee))],
      ...(repaid && { afterwards: repaid.afterwards }),
    };
  },
};

async function destinationOf(tx: Queries, row: DocumentRow): Promise<Destination> {
  if (currencyPaymentOf(row).kind === CurrencyPaymentKind.own) return findDestination(tx, row);
  const currency = { code: row.currencyCode, letters: row.currencyLetters };
  return { ok: true, accountId: await internalAccount(tx, 'nostro', currency) };
}
