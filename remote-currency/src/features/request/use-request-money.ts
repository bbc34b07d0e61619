import type { FeeSettings } from '@ncb/shared-kernel/api/contract';
import { feeFor, parseAmount, toHryvnias } from '@ncb/shared-kernel/domain/money';
import {
  bankQuote,
  compareWithBank,
  customerQuote,
  estimateRequest,
  hryvniasForPurchase,
  rateSideOf,
  type QuotedRate,
  type RateComparison,
  type RequestEstimate,
  type RequestRates,
} from '@ncb/shared-kernel/domain/rules';
import { DocumentType, FeeMode, RateSide, type RequestType } from '@ncb/shared-kernel/domain/vocabulary';
import { useFeeSettings, useRate } from '@ncb/shared-kernel/queries';
import { useBankFee } from '../sums';
import { ownRateOf, rateTypeOf, type RequestValues } from './request-values';

/** What a request costs or brings, as far as it is known. */
export interface RequestMoney {
  /** Null until the bank has told them. */
  readonly rates: RequestRates | null;
  /** By the customer's rate where he names one, else by the bank's; null until amount and rates are there. */
  readonly estimate: RequestEstimate | null;
  /** By the bank's rate: what is needed whatever the customer wishes. */
  readonly byBank: RequestEstimate | null;
  /** The customer's rate that the estimate is made by, with a point; null where it is the bank's. */
  readonly dealRate: string | null;
  readonly comparison: RateComparison | null;
  readonly settings: FeeSettings | null;
  readonly isFeeKnown: boolean;
  /** The bank could not count the fee, or tell the rates. */
  readonly failed: 'feeRequestError' | 'rates' | null;
  /** When the bank told the rate, milliseconds; null before. */
  readonly asOf: number | null;
}

/** Rates, fee and estimate of a request while it is typed: counted anew on every key, the fee confirmed by the bank. */
export function useRequestMoney(type: RequestType, values: RequestValues): RequestMoney {
  const isConversion = type === DocumentType.convertRequest;
  const own = useRate(values.currencyCode, rateSideOf(type));
  const target = useRate(isConversion ? values.targetCurrencyCode : '', RateSide.sale);
  const tariffs = useFeeSettings(values.debitAccountId);
  const settings = settingsOf(tariffs.data, type);
  const parsed = parseAmount(values.amount);
  const amount = parsed.ok ? parsed.amount : null;
  const rates = ratesOf(own.data, isConversion ? target.data : null);
  const { debitAccountId: accountId, currencyCode } = values;
  const isComplete = amount !== null && accountId !== '' && currencyCode !== '';
  const charged = useBankFee(isComplete ? { operation: type, accountId, currencyCode, amount } : null);
  const counted = settings && rates && amount !== null ? feeOf(settings, amount, rates.currency) : null;
  const fee = charged.fee ?? counted;
  const ownRate = ownRateOf(values);

  const comparison =
    rates && ownRate !== null
      ? compareWithBank({ type, rateType: rateTypeOf(values), customerRate: ownRate }, rates)
      : null;
  const dealRate = comparison?.isMet ? null : ownRate;

  const estimateBy = (rate: string | null) =>
    rates && amount !== null
      ? estimateRequest(
          { type, amount, targetCurrencyCode: values.targetCurrencyCode },
          rates,
          rate === null ? bankQuote(rates) : customerQuote(rate, rates),
          { hryvnias: fee ?? '0.00', mode: settings?.mode ?? FeeMode.debit },
        )
      : null;
  return {
    rates,
    settings,
    // A condition that is met already is dealt at the bank's rate.
    estimate: estimateBy(dealRate),
    dealRate,
    byBank: estimateBy(null),
    comparison,
    isFeeKnown: fee !== null,
    failed: own.isError || target.isError ? 'rates' : charged.isError || tariffs.isError ? 'feeRequestError' : null,
    asOf: own.data ? own.dataUpdatedAt : null,
  };
}

/** Hryvnias that the bank will ask for a purchase: more than the reserve where its own rate and fee take more. */
export function hryvniasToPay({ byBank }: RequestMoney): string | null {
  return byBank?.needed ? hryvniasForPurchase(byBank.needed, byBank.total) : null;
}

type FeeAnswer = ReturnType<typeof useFeeSettings>['data'];

/** The tariff of this operation; a bank that tells only one tells that of the exchange. */
function settingsOf(answer: FeeAnswer, type: RequestType): FeeSettings | null {
  if (!answer) return null;
  return answer.tariffs?.find(({ operation }) => operation === type)?.settings ?? answer.settings;
}

/** The fee by the tariff, until the bank has counted it. Source: reference/banking 6 */
function feeOf({ value, percent, minimum }: FeeSettings, amount: string, currency: QuotedRate): string | null {
  if (value !== null) return value;
  if (percent === null) return null;
  const base = toHryvnias(amount, { rate: currency.official, units: currency.units });
  return feeFor(base, { kind: 'percent', percent, ...(minimum !== null && { minimum }) });
}

type RateAnswer = ReturnType<typeof useRate>['data'];

/** @param target null where there is none, undefined while it has not come */
function ratesOf(own: RateAnswer, target: RateAnswer | null): RequestRates | null {
  const currency = quoted(own);
  if (!currency || target === undefined) return null;
  return { currency, target: target && quoted(target) };
}

/** A bank that does not tell the National Bank's rate gives its own in its place. */
function quoted(answer: RateAnswer): QuotedRate | null {
  if (!answer) return null;
  const { rate, units, officialRate = rate } = answer;
  return { rate, units, official: officialRate };
}
