import { addAmounts, compareAmounts, crossRate, exchanged, subtractAmounts } from '@ncb/shared-kernel/domain/money';
import { PAPER_TITLES } from '@ncb/shared-kernel/domain/papers';
import { currencyDigits, DocumentType } from '@ncb/shared-kernel/domain/vocabulary';
import { internalAccount, type Movement } from '../../ledger';
import type { KindOfDocument } from '../documents/kind-of-document';
import { feePosting, withheld } from '../fees/post-fee';
import { rateOf } from '../rates/rates';
import { accountById } from './account-names';
import { whyNotCredited } from './credit-account';
import { requestBar } from './document-bar';
import { keepBack } from './keep-back';
import { keepDeal } from './keep-deal';
import { buyingOf, sellingOf } from './quoted-rates';
import { isWishMet } from './rate-wish';
import { requestHolds } from './request-holds';
import { FEE_TAKES_ALL, NO_RATE, RATE_NOT_MET, waitOrRefuse } from './request-term';
import { currencyRequestOf } from './stored-details';

/**
 * Conversion: the bank buys one currency and sells the other at its own rates, rounding once. The fee is withheld or
 * debited.
 */
export const conversion: KindOfDocument = {
  title: PAPER_TITLES[DocumentType.convertRequest],
  bar: requestBar,
  holds: requestHolds,
  async plan(tx, row, moment) {
    const { rateType, customerRate, creditAccountId, targetCurrencyCode: code, fee } = currencyRequestOf(row);
    const [from, to] = [await rateOf(tx, row.currencyCode), await rateOf(tx, code)];
    if (!from || !to) return { verdict: 'refuse', reason: NO_RATE };
    const reason = whyNotCredited(await accountById(tx, creditAccountId));
    if (reason) return { verdict: 'refuse', reason };
    const wish = { type: DocumentType.convertRequest, rateType, customerRate } as const;
    if (!isWishMet(wish, buyingOf(from), sellingOf(to))) return waitOrRefuse(row, moment, RATE_NOT_MET);
    const proceeds = exchanged(row.amount, buyingOf(from), sellingOf(to), currencyDigits(code));
    const net = subtractAmounts(proceeds, withheld(fee));
    if (compareAmounts(net, '0.00') <= 0) return { verdict: 'refuse', reason: FEE_TAKES_ALL };
    const source = { code: row.currencyCode, letters: row.currencyLetters };
    const movements = eachAccountOnce([
      { accountId: row.accountId, amount: `-${row.amount}` },
      { accountId: await internalAccount(tx, 'position', source), amount: row.amount },
      { accountId: await internalAccount(tx, 'position', { code, letters: to.letters }), amount: `-${proceeds}` },
      { accountId: creditAccountId, amount: net },
      ...(await keepBack(tx, fee)),
    ]);
    const rate = crossRate({ from: buyingOf(from), to: sellingOf(to) });
    return {
      verdict: 'execute',
      postings: [{ kind: 'conversion', movements }, ...(await feePosting(tx, fee))],
      afterwards: () => keepDeal(tx, row, { rate, sum: proceeds, fee: fee.amount, feeLetters: fee.currencyLetters }),
    };
  },
};

function eachAccountOnce(movements: readonly Movement[]): readonly Movement[] {
  const sums = new Map<number, string>();
  for (const { accountId, amount } of movements) sums.set(accountId, addAmounts(sums.get(accountId) ?? '0.00', amount));
  return [...sums].map(([accountId, amount]) => ({ accountId, amount }));
}
