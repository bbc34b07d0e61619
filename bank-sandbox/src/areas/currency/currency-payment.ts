import { REFUSAL_REASONS } from '@ncb/shared-kernel/domain';
import { compareAmounts, subtractAmounts } from '@ncb/shared-kernel/domain/money';
import { PRINTOUT_TITLES } from '@ncb/shared-kernel/domain/papers';
import { CurrencyPaymentKind, DocumentType } from '@ncb/shared-kernel/domain/vocabulary';
import type { Queries } from '../../db';
import { ensureInternalAccount } from '../../ledger';
import { findDestination, type Destination } from '../accounts/find-destination';
import { findRepayment } from '../credits/find-repayment';
import type { DocumentRow } from '../documents/find-document';
import type { KindOfDocument } from '../documents/kind-of-document';
import { getFeeHold, buildFeePosting, getWithheldFee } from '../fees/fee-postings';
import { findCurrencyPaymentRefusal } from './document-refusals';
import { withholdFee } from './withhold-fee';
import { requireCurrencyPayment } from './stored-details';

/**
 * Payment to a customer of ours, or through our correspondent account. The fee is debited or, if the beneficiary bears
 * it, withheld.
 */
export const currencyPayment: KindOfDocument = {
  title: PRINTOUT_TITLES[DocumentType.currencyPayment],
  hasUetr: true,
  findRefusal: findCurrencyPaymentRefusal,
  getHolds: (_tx, row) => {
    const { accountId, amount } = row;
    return Promise.resolve([{ accountId, amount }, ...getFeeHold(requireCurrencyPayment(row).fee)]);
  },
  async plan(tx, row, { bankDay, now }) {
    const { fee } = requireCurrencyPayment(row);
    const destination = await findPaymentDestination(tx, row);
    if (!destination.ok) return { verdict: 'refuse', reason: destination.reason };
    const reaching = subtractAmounts(row.amount, getWithheldFee(fee));
    if (compareAmounts(reaching, '0.00') <= 0) return { verdict: 'refuse', reason: REFUSAL_REASONS.feeAboveSum };
    const repaid = await findRepayment(
      tx,
      { amount: reaching, documentId: row.id, bankDay, now },
      destination.accountId,
    );
    if (repaid?.ok === false) return { verdict: 'refuse', reason: repaid.reason };
    const movements = [
      { accountId: row.accountId, amount: `-${row.amount}` },
      ...(repaid?.movements ?? [{ accountId: destination.accountId, amount: reaching }]),
      ...(await withholdFee(tx, fee)),
    ];
    return {
      verdict: 'execute',
      postings: [{ kind: repaid ? 'repayment' : 'payment', movements }, ...(await buildFeePosting(tx, fee))],
      ...(repaid && { afterwards: repaid.afterwards }),
    };
  },
};

async function findPaymentDestination(tx: Queries, row: DocumentRow): Promise<Destination> {
  if (requireCurrencyPayment(row).kind === CurrencyPaymentKind.own) return findDestination(tx, row);
  const currency = { code: row.currencyCode, letters: row.currencyLetters };
  return { ok: true, accountId: await ensureInternalAccount(tx, 'nostro', currency) };
}
