import type { FeeSettings } from '@ncb/shared-kernel/api/contract';
import { computeFee, parseAmount, toHryvnias } from '@ncb/shared-kernel/domain/money';
import {
  getBankQuote,
  compareWithBank,
  getCustomerQuote,
  estimateRequest,
  getRequiredHryvnias,
  getRateSide,
  type QuotedRate,
  type RateComparison,
  type RequestEstimate,
  type RequestRates,
} from '@ncb/shared-kernel/domain/rules';
import { DocumentType, FeeMode, RateSide, type RequestType } from '@ncb/shared-kernel/domain/vocabulary';
import { useFeeSettings, useRate } from '@ncb/shared-kernel/queries';
import { useBankFee } from '../sums';
import { getCustomerRate, getRateType, type RequestValues } from './request-values';

export interface RequestMoney {
  readonly rates: RequestRates | null;
  /** By the customer's rate if given; null without amount or rates. */
  readonly estimate: RequestEstimate | null;
  /** By the bank's rate: the amount needed in any case. */
  readonly byBank: RequestEstimate | null;
  /** Customer's rate in the estimate; null for the bank's. */
  readonly dealRate: string | null;
  readonly comparison: RateComparison | null;
  readonly settings: FeeSettings | null;
  readonly isFeeKnown: boolean;
  /** Failed calculation of the fee, or failed rates. */
  readonly failed: 'feeRequestError' | 'rates' | null;
  /** Time of the rate, ms since 1970. */
  readonly asOf: number | null;
}

/** Loads rates and fee and computes the estimate on every key. */
export function useRequestMoney(type: RequestType, values: RequestValues): RequestMoney {
  const isConversion = type === DocumentType.convertRequest;
  const sourceRate = useRate(values.currencyCode, getRateSide(type));
  const target = useRate(isConversion ? values.targetCurrencyCode : '', RateSide.sale);
  const tariffs = useFeeSettings(values.debitAccountId);
  const settings = getSettings(tariffs.data, type);
  const parsed = parseAmount(values.amount);
  const amount = parsed.ok ? parsed.amount : null;
  const rates = combineRates(sourceRate.data, isConversion ? target.data : null);
  const { debitAccountId: accountId, currencyCode } = values;
  const isComplete = amount !== null && accountId !== '' && currencyCode !== '';
  const charged = useBankFee(isComplete ? { operation: type, accountId, currencyCode, amount } : null);
  const tariffFee = settings && rates && amount !== null ? estimateFee(settings, amount, rates.currency) : null;
  const fee = charged.fee ?? tariffFee;
  const ownRate = getCustomerRate(values);

  const comparison =
    rates && ownRate !== null
      ? compareWithBank({ type, rateType: getRateType(values), customerRate: ownRate }, rates)
      : null;
  const dealRate = comparison?.isMet ? null : ownRate;

  const computeEstimate = (rate: string | null) =>
    rates && amount !== null
      ? estimateRequest(
          { type, amount, targetCurrencyCode: values.targetCurrencyCode },
          rates,
          rate === null ? getBankQuote(rates) : getCustomerQuote(rate, rates),
          { hryvnias: fee ?? '0.00', mode: settings?.mode ?? FeeMode.debit },
        )
      : null;
  const failedFee = charged.isError || tariffs.isError ? 'feeRequestError' : null;
  return {
    rates,
    settings,
    // A condition already met is dealt at the bank's rate.
    estimate: computeEstimate(dealRate),
    dealRate,
    byBank: computeEstimate(null),
    comparison,
    isFeeKnown: fee !== null,
    failed: sourceRate.isError || target.isError ? 'rates' : failedFee,
    asOf: sourceRate.data ? sourceRate.dataUpdatedAt : null,
  };
}

/** Returns the hryvnia that the bank will require: more than the reserve if its own rate and fee take more. */
export function computeHryvniasToPay({ byBank }: RequestMoney): string | null {
  return byBank?.needed ? getRequiredHryvnias(byBank.needed, byBank.total) : null;
}

type FeeAnswer = ReturnType<typeof useFeeSettings>['data'];

/** Returns the operation's tariff; a server with a single tariff sends that of the exchange. */
function getSettings(answer: FeeAnswer, type: RequestType): FeeSettings | null {
  if (!answer) return null;
  return answer.tariffs?.find(({ operation }) => operation === type)?.settings ?? answer.settings;
}

/** Computes the fee until the server has. Source: docs/requirements/banking-rules.md#currency-fee. */
function estimateFee({ value, percent, minimum }: FeeSettings, amount: string, currency: QuotedRate): string | null {
  if (value !== null) return value;
  if (percent === null) return null;
  const base = toHryvnias(amount, { rate: currency.official, units: currency.units });
  return computeFee(base, { kind: 'percent', percent, ...(minimum !== null && { minimum }) });
}

type RateAnswer = ReturnType<typeof useRate>['data'];

/**
 * Combines the rates.
 * @param target null if there is none, undefined while loading
 */
function combineRates(sourceRate: RateAnswer, target: RateAnswer | null): RequestRates | null {
  const currency = toQuotedRate(sourceRate);
  if (!currency || target === undefined) return null;
  return { currency, target: target && toQuotedRate(target) };
}

/** Converts a rate; the bank's own replaces a missing official one. */
function toQuotedRate(answer: RateAnswer): QuotedRate | null {
  if (!answer) return null;
  const { rate, units, officialRate = rate } = answer;
  return { rate, units, official: officialRate };
}
