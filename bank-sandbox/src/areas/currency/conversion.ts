import { addAmounts, compareAmounts, crossRate, exchange, subtractAmounts } from '@ncb/shared-kernel/domain/money';
import { PRINTOUT_TITLES } from '@ncb/shared-kernel/domain/papers';
import { getCurrencyDigits, DocumentType } from '@ncb/shared-kernel/domain/vocabulary';
import { ensureInternalAccount, type Movement } from '../../ledger';
import type { KindOfDocument } from '../documents/kind-of-document';
import { buildFeePosting, getWithheldFee } from '../fees/fee-postings';
import { findRate } from '../rates/find-rate';
import { findAccount } from './find-account';
import { findCreditRefusal } from './find-credit-refusal';
import { findRequestRefusal } from './document-refusals';
import { withholdFee } from './withhold-fee';
import { storeDeal } from './store-deal';
import { toBuyingRate, toSellingRate } from './quoted-rates';
import { isRequirementMet } from './is-requirement-met';
import { getRequestHolds } from './get-request-holds';
import { FEE_TAKES_ALL, NO_RATE, RATE_NOT_MET, waitOrRefuse } from './request-term';
import { requireCurrencyRequest } from './stored-details';

/**
 * Conversion: the bank buys one currency and sells the other at its own rates, rounding once. The fee is withheld or
 * debited.
 */
export const conversion: KindOfDocument = {
  title: PRINTOUT_TITLES[DocumentType.convertRequest],
  findRefusal: findRequestRefusal,
  getHolds: getRequestHolds,
  async plan(tx, row, moment) {
    const { rateType, customerRate, creditAccountId, targetCurrencyCode: code, fee } = requireCurrencyRequest(row);
    const [from, to] = [await findRate(tx, row.currencyCode), await findRate(tx, code)];
    if (!from || !to) return { verdict: 'refuse', reason: NO_RATE };
    const reason = findCreditRefusal(await findAccount(tx, creditAccountId));
    if (reason) return { verdict: 'refuse', reason };
    const wish = { type: DocumentType.convertRequest, rateType, customerRate } as const;
    if (!isRequirementMet(wish, toBuyingRate(from), toSellingRate(to))) return waitOrRefuse(row, moment, RATE_NOT_MET);
    const proceeds = exchange(row.amount, toBuyingRate(from), toSellingRate(to), getCurrencyDigits(code));
    const net = subtractAmounts(proceeds, getWithheldFee(fee));
    if (compareAmounts(net, '0.00') <= 0) return { verdict: 'refuse', reason: FEE_TAKES_ALL };
    const source = { code: row.currencyCode, letters: row.currencyLetters };
    const movements = mergeByAccount([
      { accountId: row.accountId, amount: `-${row.amount}` },
      { accountId: await ensureInternalAccount(tx, 'position', source), amount: row.amount },
      { accountId: await ensureInternalAccount(tx, 'position', { code, letters: to.letters }), amount: `-${proceeds}` },
      { accountId: creditAccountId, amount: net },
      ...(await withholdFee(tx, fee)),
    ]);
    const rate = crossRate({ from: toBuyingRate(from), to: toSellingRate(to) });
    return {
      verdict: 'execute',
      postings: [{ kind: 'conversion', movements }, ...(await buildFeePosting(tx, fee))],
      afterwards: () => storeDeal(tx, row, { rate, sum: proceeds, fee: fee.amount, feeLetters: fee.currencyLetters }),
    };
  },
};

function mergeByAccount(movements: readonly Movement[]): readonly Movement[] {
  const sums = new Map<number, string>();
  for (const { accountId, amount } of movements) sums.set(accountId, addAmounts(sums.get(accountId) ?? '0.00', amount));
  return [...sums].map(([accountId, amount]) => ({ accountId, amount }));
}
