import { compareAmounts, subtractAmounts, toHryvnias } from '@ncb/shared-kernel/domain/money';
import { PAPER_TITLES } from '@ncb/shared-kernel/domain/papers';
import { DocumentType } from '@ncb/shared-kernel/domain/vocabulary';
import { internalAccount } from '../../ledger';
import type { KindOfDocument } from '../documents/kind-of-document';
import { feePosting, withheld } from '../fees/post-fee';
import { rateOf } from '../rates/rates';
import { accountById } from './account-names';
import { whyNotCredited } from './credit-account';
import { requestBar } from './document-bar';
import { keepBack } from './keep-back';
import { keepDeal } from './keep-deal';
import { buyingOf } from './quoted-rates';
import { isWishMet } from './rate-wish';
import { requestHolds } from './request-holds';
import { FEE_TAKES_ALL, NO_RATE, RATE_NOT_MET, waitOrRefuse } from './request-term';
import { currencyRequestOf } from './stored-details';

/** Sale: the bank buys the currency at its own rate; the fee is withheld or debited. */
export const sale: KindOfDocument = {
  title: PAPER_TITLES[DocumentType.saleRequest],
  bar: requestBar,
  holds: requestHolds,
  async plan(tx, row, moment) {
    const { rateType, customerRate, creditAccountId, fee } = currencyRequestOf(row);
    const rate = await rateOf(tx, row.currencyCode);
    if (!rate) return { verdict: 'refuse', reason: NO_RATE };
    const reason = whyNotCredited(await accountById(tx, creditAccountId));
    if (reason) return { verdict: 'refuse', reason };
    const wish = { type: DocumentType.saleRequest, rateType, customerRate } as const;
    if (!isWishMet(wish, buyingOf(rate))) return waitOrRefuse(row, moment, RATE_NOT_MET);
    const proceeds = toHryvnias(row.amount, buyingOf(rate));
    const net = subtractAmounts(proceeds, withheld(fee));
    if (compareAmounts(net, '0.00') <= 0) return { verdict: 'refuse', reason: FEE_TAKES_ALL };
    const currency = { code: row.currencyCode, letters: row.currencyLetters };
    const movements = [
      { accountId: row.accountId, amount: `-${row.amount}` },
      { accountId: await internalAccount(tx, 'position', currency), amount: row.amount },
      { accountId: await internalAccount(tx, 'position'), amount: `-${proceeds}` },
      { accountId: creditAccountId, amount: net },
      ...(await keepBack(tx, fee)),
    ];
    return {
      verdict: 'execute',
      postings: [{ kind: 'sale', movements }, ...(await feePosting(tx, fee))],
      afterwards: () =>
        keepDeal(tx, row, { rate: rate.buy, sum: proceeds, fee: fee.amount, feeLetters: fee.currencyLetters }),
    };
  },
};
