import {
  addAmounts,
  compareAmounts,
  crossRate,
  exchanged,
  HRYVNIA_QUOTE,
  hryvniasToBuy,
  rateDifference,
  subtractAmounts,
  type OfficialRate,
  type Quote,
} from '../../money';
import { currencyDigits, DocumentType, FeeMode, RateSide, RateType, UAH, type RequestType } from '../../vocabulary';

/** What the bank quotes for a currency: hryvnias for its units, decimal strings. */
export interface QuotedRate {
  /** The bank's own rate of the side that the request needs. */
  readonly rate: string;
  /** The National Bank's. */
  readonly official: string;
  readonly units: string;
}

/** Quotations for a request: of what is bought, sold or converted, and of what it is converted into. */
export interface RequestRates {
  readonly currency: QuotedRate;
  /** Null unless it is a conversion. */
  readonly target: QuotedRate | null;
}

/** The fee of a request, hryvnias, and how it is taken. */
export interface RequestFee {
  readonly hryvnias: string;
  readonly mode: FeeMode;
}

/** A request, as far as its money depends on it. */
export interface EstimatedRequest {
  readonly type: RequestType;
  /** Amount with two decimals. */
  readonly amount: string;
  /** '' unless it is a conversion. */
  readonly targetCurrencyCode: string;
}

/** What a request does with money, by a rate. Amounts are decimal strings. */
export interface RequestEstimate {
  /** Hryvnias that a purchase needs now: the amount at the NBU rate and 2 percent; null in other requests. */
  readonly needed: string | null;
  /** What the currency costs or brings: hryvnias, of a conversion the target currency. */
  readonly sum: string;
  /** The fee, in the currency in which it is taken. */
  readonly fee: string;
  readonly feeCurrencyCode: string;
  /** What a purchase takes in all, or what a sale and a conversion bring in all; a fee taken elsewhere is not in it. */
  readonly total: string;
  /** What returns of the hryvnias of a purchase; below zero so much is missing. Null in other requests. */
  readonly rest: string | null;
}

/** Which of the bank's rates a request is dealt at: for a purchase the one at which the bank sells. */
export function rateSideOf(type: RequestType): RateSide {
  return type === DocumentType.buyRequest ? RateSide.sale : RateSide.buy;
}

/** The bank's rate for a request; a conversion is dealt over hryvnias at both of its rates. */
export function bankQuote({ currency, target }: RequestRates): Quote {
  return { from: currency, to: target ?? HRYVNIA_QUOTE };
}

/**
 * A rate that the customer names: hryvnias for as many units as the bank quotes, of a conversion units of the target
 * currency for one. Source: reference/banking 6 ("rate type"; what each means is ours)
 * @param customerRate decimal with a point
 */
export function customerQuote(customerRate: string, { currency, target }: RequestRates): Quote {
  return { from: { rate: customerRate, units: target ? '1' : currency.units }, to: HRYVNIA_QUOTE };
}

/**
 * Whether the bank's rate is what a request asks for. A desired rate is met by one that is as good for the customer or
 * better. Source: reference/banking 6 ("rate type"; what each means is ours)
 * @param bankToWish the bank's rate is lower (-1) or higher (1) than the one that was named, or the same
 */
export function isRateMet(type: RequestType, rateType: RateType, bankToWish: -1 | 0 | 1): boolean {
  if (rateType === RateType.bank) return true;
  const wantsLess = rateType === RateType.desired ? type === DocumentType.buyRequest : rateType === RateType.notHigher;
  return wantsLess ? bankToWish <= 0 : bankToWish >= 0;
}

/** A customer's rate beside the bank's. */
export interface RateComparison {
  /** How far apart they are, percent of the bank's with one decimal. */
  readonly percent: string;
  /** What the customer's rate is for him. */
  readonly verdict: 'better' | 'worse' | 'same';
  /** The bank would deal now, at its own rate. */
  readonly isMet: boolean;
}

/** Whether a customer's rate is better for him than the bank's, by how much, and whether the bank would deal now. */
export function compareWithBank(
  {
    type,
    rateType,
    customerRate,
  }: Pick<EstimatedRequest, 'type'> & {
    readonly rateType: RateType;
    /** Decimal with a point. */
    readonly customerRate: string;
  },
  rates: RequestRates,
): RateComparison {
  const { percent, sign } = rateDifference(customerQuote(customerRate, rates), bankQuote(rates));
  const isMet = isRateMet(type, rateType, sign === 0 ? 0 : sign > 0 ? -1 : 1);
  if (sign === 0) return { percent, verdict: 'same', isMet };
  // Whoever buys wants to pay less, whoever sells or converts to get more.
  const isBetter = type === DocumentType.buyRequest ? sign < 0 : sign > 0;
  return { percent, verdict: isBetter ? 'better' : 'worse', isMet };
}

/** The rate that a request is dealt at: the customer's where one is named that the bank's does not meet, else the bank's. */
export function dealtQuote(
  request: Pick<EstimatedRequest, 'type'> & { readonly rateType: RateType; readonly customerRate: string },
  rates: RequestRates,
): Quote {
  const isBanks = request.rateType === RateType.bank || compareWithBank(request, rates).isMet;
  return isBanks ? bankQuote(rates) : customerQuote(request.customerRate, rates);
}

/** Both rates of a conversion at the bank's rates: the target currency for one, and one of the target currency back. */
export function crossRates(rates: RequestRates): { readonly there: string; readonly back: string } {
  const { from, to } = bankQuote(rates);
  return { there: crossRate({ from, to }), back: crossRate({ from: to, to: from }) };
}

/** What a request does with money at a rate. Source: reference/banking 6, reference/areas C8 */
export function estimateRequest(
  { type, amount, targetCurrencyCode }: EstimatedRequest,
  { currency, target }: RequestRates,
  quote: Quote,
  fee: RequestFee,
): RequestEstimate {
  const isConversion = type === DocumentType.convertRequest;
  const proceedsCode = isConversion ? targetCurrencyCode : UAH.code;
  const digits = currencyDigits(proceedsCode);
  const sum = exchanged(amount, quote.from, quote.to, digits);
  const isWithheld = fee.mode === FeeMode.withhold;
  const taken =
    isWithheld && target ? exchanged(fee.hryvnias, HRYVNIA_QUOTE, officialOf(target), digits) : fee.hryvnias;
  const withheld = isWithheld ? taken : '0.00';
  const isBuying = type === DocumentType.buyRequest;
  const total = isBuying ? addAmounts(sum, withheld) : subtractAmounts(sum, withheld);
  const needed = isBuying ? hryvniasToBuy(amount, officialOf(currency)) : null;
  return {
    needed,
    sum,
    fee: taken,
    feeCurrencyCode: isWithheld ? proceedsCode : UAH.code,
    total,
    rest: needed === null ? null : subtractAmounts(needed, total),
  };
}

/**
 * Hryvnias that a purchase asks for: the specification's sum, unless that is less than what the purchase takes by the
 * bank's own rate with its fee: a customer who pays what he was told must get his currency. Source: reference/areas H
 */
export function hryvniasForPurchase(specified: string, taken: string): string {
  return compareAmounts(taken, specified) > 0 ? taken : specified;
}

function officialOf({ official, units }: QuotedRate): OfficialRate {
  return { rate: official, units };
}
