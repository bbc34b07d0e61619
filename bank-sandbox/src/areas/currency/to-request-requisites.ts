import type { CurrencyRequestToSave } from '@ncb/shared-kernel/api/contract';
import { addAmounts, crossRate, exchange, getHryvniasToBuy, toHryvnias } from '@ncb/shared-kernel/domain/money';
import { getDealQuote, estimateRequest, getRequiredHryvnias } from '@ncb/shared-kernel/domain/rules';
import { getCurrencyDigits, DocumentType, RateType } from '@ncb/shared-kernel/domain/vocabulary';
import type { Membership } from '../../callers';
import type { StoredDeal, StoredFee } from '../../db/schema';
import type { CompanyAccount } from '../accounts/company-account';
import type { Moment } from '../documents/kind-of-document';
import { getValueDate } from '../documents/value-date';
import { getWithheldFee } from '../fees/fee-postings';
import type { Rate } from '../rates/find-rate';
import { toStoredBasis } from './purchase-basis';
import { toBuyingRate, toOfficialRate, toSellingRate } from './quoted-rates';

interface Accounts {
  readonly payer: CompanyAccount;
  readonly rest: CompanyAccount | null;
  readonly credit: CompanyAccount;
}

interface Counted {
  readonly amount: string;
  readonly rate: Rate;
  readonly proceedsRate: Rate;
  readonly fee: StoredFee;
  readonly membership: Membership;
  readonly moment: Moment;
}

export function toRequestRequisites(
  draft: CurrencyRequestToSave,
  { payer, rest, credit }: Accounts,
  { amount, rate, proceedsRate, fee, membership, moment }: Counted,
) {
  return {
    type: draft.type,
    number: draft.number,
    documentDate: draft.documentDate,
    ...getValueDate({ type: draft.type }, draft.valueDate, moment),
    accountId: payer.id,
    amount,
    currencyCode: draft.currencyCode,
    currencyLetters: rate.letters,
    receiverName: membership.companyName,
    receiverCode: membership.companyCode,
    receiverAccount: credit.iban,
    receiverIsResident: true,
    receiverHasCode: true,
    purpose: draft.purpose,
    details: {
      currencyRequest: {
        targetCurrencyCode: draft.targetCurrencyCode,
        creditAccountId: credit.id,
        restAccountId: rest?.id ?? null,
        rateType: draft.rateType ?? RateType.bank,
        customerRate: draft.customerRate,
        basis: toStoredBasis(draft),
        fee,
        officialRate: rate.official,
        hryvnias: draft.type === DocumentType.buyRequest ? computeHryvnias(amount, rate, fee) : null,
        quoted: quoteRequest(draft, amount, rate, proceedsRate),
      },
    },
  };
}

function quoteRequest(
  { type, targetCurrencyCode }: Pick<CurrencyRequestToSave, 'type' | 'targetCurrencyCode'>,
  amount: string,
  rate: Rate,
  proceedsRate: Rate,
): Pick<StoredDeal, 'rate' | 'sum'> {
  if (type === DocumentType.buyRequest) return { rate: rate.sale, sum: toHryvnias(amount, toSellingRate(rate)) };
  if (type === DocumentType.saleRequest) return { rate: rate.buy, sum: toHryvnias(amount, toBuyingRate(rate)) };
  const [from, to] = [toBuyingRate(rate), toSellingRate(proceedsRate)];
  return { rate: crossRate({ from, to }), sum: exchange(amount, from, to, getCurrencyDigits(targetCurrencyCode)) };
}

/** Returns the required hryvnias: never less than the cost by our rate with the fee. */
function computeHryvnias(amount: string, rate: Rate, fee: StoredFee): string {
  const cost = addAmounts(toHryvnias(amount, toSellingRate(rate)), getWithheldFee(fee));
  return getRequiredHryvnias(getHryvniasToBuy(amount, toOfficialRate(rate)), cost);
}

/** Returns the amount that a request credits at our rate, or at the customer's if ours is worse, less a withheld fee. */
export function estimateCredited(
  { type, targetCurrencyCode, rateType, customerRate }: CurrencyRequestToSave,
  amount: string,
  { rate, proceedsRate, fee }: Pick<Counted, 'rate' | 'proceedsRate' | 'fee'>,
): string {
  const isConversion = type === DocumentType.convertRequest;
  const rates = {
    currency: { rate: rate.buy, official: rate.official, units: rate.units },
    target: isConversion
      ? { rate: proceedsRate.sale, official: proceedsRate.official, units: proceedsRate.units }
      : null,
  };
  const quote = getDealQuote({ type, rateType: rateType ?? RateType.bank, customerRate }, rates);
  const { hryvnias, mode } = fee;
  return estimateRequest({ type, amount, targetCurrencyCode }, rates, quote, { hryvnias, mode }).total;
}
