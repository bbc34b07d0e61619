import { daysBetween } from '../dates';
import { addAmounts, compareAmounts } from '../money';
import { addMonths, type DayCount } from './day-count';
import { depositSchedule, type DepositPayment } from './deposit-schedule';
import { sumOf } from './deposit-interest';
import type { RunningDeposit } from './deposit-terms';
import type { InterestPayout } from '../vocabulary';

/** A line of an offer's table: the rate for so many months from this amount on. */
export interface OfferRate {
  readonly fromAmount: string;
  readonly months: number;
  /** Percent a year. */
  readonly rate: string;
}

/** What an offer says about the money. */
export interface OfferTerms {
  readonly currencyCode: string;
  readonly minimum: string;
  /** null for no limit. */
  readonly maximum: string | null;
  readonly payout: InterestPayout;
  readonly basis: DayCount;
  readonly rates: readonly OfferRate[];
  /** The last day on which the bank takes an application, `yyyy-MM-dd`; null for no end. */
  readonly validUntil: string | null;
}

/** What a company wishes to place. */
export interface DepositWish {
  readonly currencyCode: string;
  /** Decimal text, positive. */
  readonly amount: string;
  readonly months: number;
}

/** Why an offer does not suit a wish. */
export type OfferMisfit = 'currency' | 'amountTooSmall' | 'amountTooLarge' | 'term' | 'offerEnded';

/** What a wish brings by an offer. */
export interface OfferResult {
  readonly rate: string;
  readonly start: string;
  readonly end: string;
  /** Days that earn. */
  readonly days: number;
  readonly interest: string;
  /** What was placed and its interest. */
  readonly total: string;
  readonly payments: readonly DepositPayment[];
}

/** The months that an offer has a rate for, ascending. */
export function offerTerms({ rates }: Pick<OfferTerms, 'rates'>): readonly number[] {
  return [...new Set(rates.map(({ months }) => months))].sort((a, b) => a - b);
}

/** The rate of an amount and a term: that of the highest amount that is reached; null if there is none. */
export function offerRate({ rates }: Pick<OfferTerms, 'rates'>, amount: string, months: number): string | null {
  const reached = rates
    .filter((row) => row.months === months && compareAmounts(row.fromAmount, amount) <= 0)
    .sort((a, b) => compareAmounts(b.fromAmount, a.fromAmount));
  return reached[0]?.rate ?? null;
}

/** Why an offer does not suit a wish on a day, or null if it does. */
export function offerMisfit(offer: OfferTerms, wish: DepositWish, day: string): OfferMisfit | null {
  if (offer.currencyCode !== wish.currencyCode) return 'currency';
  if (offer.validUntil !== null && offer.validUntil < day) return 'offerEnded';
  if (compareAmounts(wish.amount, offer.minimum) < 0) return 'amountTooSmall';
  if (offer.maximum !== null && compareAmounts(wish.amount, offer.maximum) > 0) return 'amountTooLarge';
  return offerRate(offer, wish.amount, wish.months) === null ? 'term' : null;
}

/** What a wish brings if the deposit is placed on `start`; null if the offer does not suit it. */
export function offerResult(offer: OfferTerms, wish: DepositWish, start: string): OfferResult | null {
  const rate = offerRate(offer, wish.amount, wish.months);
  if (rate === null || offerMisfit(offer, wish, start) !== null) return null;
  const end = addMonths(start, wish.months);
  const { currencyCode, payout, basis } = offer;
  const deposit: RunningDeposit = {
    ...{ currencyCode, payout, basis, rate, start, end },
    placed: [{ day: start, amount: wish.amount }],
    paid: [],
  };
  const payments = depositSchedule(deposit, false);
  const interest = sumOf(payments);
  return {
    ...{ rate, start, end, interest, payments },
    days: daysBetween(start, end) - 1,
    total: addAmounts(wish.amount, interest),
  };
}
