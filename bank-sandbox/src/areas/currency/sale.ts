import { compareAmounts, subtractAmounts, toHryvnias } from '@ncb/shared-kernel/domain/money';
import { PRINTOUT_TITLES } from '@ncb/shared-kernel/domain/papers';
import { DocumentType } from '@ncb/shared-kernel/domain/vocabulary';
import { ensureInternalAccount } from '../../ledger';
import type { KindOfDocument } from '../documents/kind-of-document';
import { buildFeePosting, getWithheldFee } from '../fees/fee-postings';
import { findRate } from '../rates/find-rate';
import { findAccount } from './find-account';
import { findCreditRefusal } from './find-credit-refusal';
import { findRequestRefusal } from './document-refusals';
import { withholdFee } from './withhold-fee';
import { storeDeal } from './store-deal';
import { toBuyingRate } from './quoted-rates';
import { isRequirementMet } from './is-requirement-met';
import { getRequestHolds } from './get-request-holds';
import { FEE_TAKES_ALL, NO_RATE, RATE_NOT_MET, waitOrRefuse } from './request-term';
import { requireCurrencyRequest } from './stored-details';

/** Sale: the bank buys the currency at its own rate; the fee is withheld or debited. */
export const sale: KindOfDocument = {
  title: PRINTOUT_TITLES[DocumentType.saleRequest],
  findRefusal: findRequestRefusal,
  getHolds: getRequestHolds,
  async plan(tx, row, moment) {
    const { rateType, customerRate, creditAccountId, fee } = requireCurrencyRequest(row);
    const rate = await findRate(tx, row.currencyCode);
    if (!rate) return { verdict: 'refuse', reason: NO_RATE };
    const reason = findCreditRefusal(await findAccount(tx, creditAccountId));
    if (reason) return { verdict: 'refuse', reason };
    const wish = { type: DocumentType.saleRequest, rateType, customerRate } as const;
    if (!isRequirementMet(wish, toBuyingRate(rate))) return waitOrRefuse(row, moment, RATE_NOT_MET);
    const proceeds = toHryvnias(row.amount, toBuyingRate(rate));
    const net = subtractAmounts(proceeds, getWithheldFee(fee));
    if (compareAmounts(net, '0.00') <= 0) return { verdict: 'refuse', reason: FEE_TAKES_ALL };
    const currency = { code: row.currencyCode, letters: row.currencyLetters };
    const movements = [
      { accountId: row.accountId, amount: `-${row.amount}` },
      { accountId: await ensureInternalAccount(tx, 'position', currency), amount: row.amount },
      { accountId: await ensureInternalAccount(tx, 'position'), amount: `-${proceeds}` },
      { accountId: creditAccountId, amount: net },
      ...(await withholdFee(tx, fee)),
    ];
    return {
      verdict: 'execute',
      postings: [{ kind: 'sale', movements }, ...(await buildFeePosting(tx, fee))],
      afterwards: () =>
        storeDeal(tx, row, { rate: rate.buy, sum: proceeds, fee: fee.amount, feeLetters: fee.currencyLetters }),
    };
  },
};
