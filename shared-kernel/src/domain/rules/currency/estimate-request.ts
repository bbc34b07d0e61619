import {
  addAmounts,
  compareAmounts,
  crossRate,
  exchange,
  HRYVNIA_QUOTE,
  getHryvniasToBuy,
  getRateDifference,
  subtractAmounts,
  type OfficialRate,
  type Quote,
} from '../../money';
import { getCurrencyDigits, DocumentType, FeeMode, RateSide, RateType, UAH, type RequestType } from '../../vocabulary';

/** Rates in hryvnias for `units`. */
export interface QuotedRate {
  /** The bank's rate of the request's side. */
  readonly rate: string;
  readonly official: string;
  readonly units: string;
}

/** Rates of the bought, sold or converted currency and of the target. */
export interface RequestRates {
  readonly currency: QuotedRate;
  readonly target: QuotedRate | null;
}

export interface RequestFee {
  readonly hryvnias: string;
  readonly mode: FeeMode;
}

export interface EstimatedRequest {
  readonly type: RequestType;
  readonly amount: string;
  /** '' unless it is a conversion. */
  readonly targetCurrencyCode: string;
}

/** Money of a request at a rate. */
export interface RequestEstimate {
  /** Hryvnias for a purchase: NBU rate plus 2 percent; null in other requests. */
  readonly needed: string | null;
  /** Cost or proceeds: hryvnias, or the target currency of a conversion. */
  readonly sum: string;
  /** In the currency in which it is taken. */
  readonly fee: string;
  readonly feeCurrencyCode: string;
  /** Total cost or proceeds; a fee debited separately is excluded. */
  readonly total: string;
  /** Hryvnias that a purchase returns; negative if they are missing. */
  readonly rest: string | null;
}

/** Returns the side of the rate: the bank sells for a purchase, otherwise it buys. */
export function getRateSide(type: RequestType): RateSide {
  return type === DocumentType.buyRequest ? RateSide.sale : RateSide.buy;
}

/** Returns the bank's rate; a conversion goes over hryvnias at both rates. */
export function getBankQuote({ currency, target }: RequestRates): Quote {
  return { from: currency, to: target ?? HRYVNIA_QUOTE };
}

/**
 * Returns hryvnias for the bank's units; of a conversion, target currency for one unit (ours). Source:
 * docs/requirements/banking-rules.md#rate-type.
 * @param customerRate decimal with a point
 */
export function getCustomerQuote(customerRate: string, { currency, target }: RequestRates): Quote {
  return { from: { rate: customerRate, units: target ? '1' : currency.units }, to: HRYVNIA_QUOTE };
}

/**
 * True if the bank's rate meets the request; a desired rate, if equal or better (ours). Source:
 * docs/requirements/banking-rules.md#rate-type.
 * @param bankToWish the bank's rate is lower (-1), equal (0) or higher (1) than the customer's
 */
export function isRateMet(type: RequestType, rateType: RateType, bankToWish: -1 | 0 | 1): boolean {
  if (rateType === RateType.bank) return true;
  const wantsLess = rateType === RateType.desired ? type === DocumentType.buyRequest : rateType === RateType.notHigher;
  return wantsLess ? bankToWish <= 0 : bankToWish >= 0;
}

export interface RateComparison {
  /** Percent of the bank's rate, one decimal. */
  readonly percent: string;
  /** Judged for the customer. */
  readonly verdict: 'better' | 'worse' | 'same';
  readonly isMet: boolean;
}

/** Compares a customer's rate with the bank's. */
export function compareWithBank(
  {
    type,
    rateType,
    customerRate,
  }: Pick<EstimatedRequest, 'type'> & {
    readonly rateType: RateType;
    readonly customerRate: string;
  },
  rates: RequestRates,
): RateComparison {
  const { percent, sign } = getRateDifference(getCustomerQuote(customerRate, rates), getBankQuote(rates));
  if (sign === 0) return { percent, verdict: 'same', isMet: isRateMet(type, rateType, 0) };
  const isMet = isRateMet(type, rateType, sign > 0 ? -1 : 1);
  // Buyers want to pay less, others to get more.
  const isBetter = type === DocumentType.buyRequest ? sign < 0 : sign > 0;
  return { percent, verdict: isBetter ? 'better' : 'worse', isMet };
}

/** The rate that a request is dealt at: the customer's where one is named that the bank's does not meet, else the bank's. */
export function getDealQuote(
  request: Pick<EstimatedRequest, 'type'> & { readonly rateType: RateType; readonly customerRate: string },
  rates: RequestRates,
): Quote {
  const isBanks = request.rateType === RateType.bank || compareWithBank(request, rates).isMet;
  return isBanks ? getBankQuote(rates) : getCustomerQuote(request.customerRate, rates);
}

/** Returns the target currency for one unit, and back. */
export function getCrossRates(rates: RequestRates): { readonly there: string; readonly back: string } {
  const { from, to } = getBankQuote(rates);
  return { there: crossRate({ from, to }), back: crossRate({ from: to, to: from }) };
}

export function estimateRequest(
  { type, amount, targetCurrencyCode }: EstimatedRequest,
  { currency, target }: RequestRates,
  quote: Quote,
  fee: RequestFee,
): RequestEstimate {
  const isConversion = type === DocumentType.convertRequest;
  const proceedsCode = isConversion ? targetCurrencyCode : UAH.code;
  const digits = getCurrencyDigits(proceedsCode);
  const sum = exchange(amount, quote.from, quote.to, digits);
  const isWithheld = fee.mode === FeeMode.withhold;
  const feeTaken =
    isWithheld && target ? exchange(fee.hryvnias, HRYVNIA_QUOTE, getOfficialRate(target), digits) : fee.hryvnias;
  const withheld = isWithheld ? feeTaken : '0.00';
  const isBuying = type === DocumentType.buyRequest;
  const total = isBuying ? addAmounts(sum, withheld) : subtractAmounts(sum, withheld);
  const needed = isBuying ? getHryvniasToBuy(amount, getOfficialRate(currency)) : null;
  return {
    needed,
    sum,
    fee: feeTaken,
    feeCurrencyCode: isWithheld ? proceedsCode : UAH.code,
    total,
    rest: needed === null ? null : subtractAmounts(needed, total),
  };
}

/**
 * Returns the specification's sum or, if more, the cost at the bank's rate with fee: a customer who pays the required
 * sum must get the currency. Source: docs/requirements/banking-rules.md#doubts-of-later-areas.
 */
export function getRequiredHryvnias(specified: string, feeTaken: string): string {
  return compareAmounts(feeTaken, specified) > 0 ? feeTaken : specified;
}

function getOfficialRate({ official, units }: QuotedRate): OfficialRate {
  return { rate: official, units };
}
