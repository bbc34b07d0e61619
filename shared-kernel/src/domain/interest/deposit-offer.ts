import { countDaysBetween } from '../dates';
import { addAmounts, compareAmounts } from '../money';
import { addMonths, type DayCount } from './day-count';
import { buildDepositSchedule, type DepositPayment } from './build-deposit-schedule';
import { sumAmounts } from './deposit-interest';
import type { RunningDeposit } from './deposit-terms';
import type { InterestPayout } from '../vocabulary';

export interface OfferRate {
  readonly fromAmount: string;
  readonly months: number;
  readonly rate: string;
}

export interface OfferTerms {
  readonly currencyCode: string;
  readonly minimum: string;
  readonly maximum: string | null;
  readonly payout: InterestPayout;
  readonly basis: DayCount;
  readonly rates: readonly OfferRate[];
  /** Last day for applications; null for no end. */
  readonly validUntil: string | null;
}

export interface DepositWish {
  readonly currencyCode: string;
  readonly amount: string;
  readonly months: number;
}

export type OfferMisfit = 'currency' | 'amountTooSmall' | 'amountTooLarge' | 'term' | 'offerEnded';

export interface OfferResult {
  readonly rate: string;
  readonly start: string;
  readonly end: string;
  readonly days: number;
  readonly interest: string;
  readonly total: string;
  readonly payments: readonly DepositPayment[];
}

/** Returns the terms in months that have a rate, ascending. */
export function listOfferTerms({ rates }: Pick<OfferTerms, 'rates'>): readonly number[] {
  return [...new Set(rates.map(({ months }) => months))].sort((a, b) => a - b);
}

/** Returns the rate of the highest `fromAmount` reached, or null. */
export function getOfferRate({ rates }: Pick<OfferTerms, 'rates'>, amount: string, months: number): string | null {
  const reached = rates
    .filter((row) => row.months === months && compareAmounts(row.fromAmount, amount) <= 0)
    .sort((a, b) => compareAmounts(b.fromAmount, a.fromAmount));
  return reached[0]?.rate ?? null;
}

/** Returns why an offer does not fit, or null. */
export function findOfferMisfit(offer: OfferTerms, wish: DepositWish, day: string): OfferMisfit | null {
  if (offer.currencyCode !== wish.currencyCode) return 'currency';
  if (offer.validUntil !== null && offer.validUntil < day) return 'offerEnded';
  if (compareAmounts(wish.amount, offer.minimum) < 0) return 'amountTooSmall';
  if (offer.maximum !== null && compareAmounts(wish.amount, offer.maximum) > 0) return 'amountTooLarge';
  return getOfferRate(offer, wish.amount, wish.months) === null ? 'term' : null;
}

/** Computes a deposit placed on `start`; null if the offer does not fit. */
export function computeOfferResult(offer: OfferTerms, wish: DepositWish, start: string): OfferResult | null {
  const rate = getOfferRate(offer, wish.amount, wish.months);
  if (rate === null || findOfferMisfit(offer, wish, start) !== null) return null;
  const end = addMonths(start, wish.months);
  const { currencyCode, payout, basis } = offer;
  const deposit: RunningDeposit = {
    currencyCode,
    payout,
    basis,
    rate,
    start,
    end,
    placed: [{ day: start, amount: wish.amount }],
    paid: [],
  };
  const payments = buildDepositSchedule(deposit, false);
  const interest = sumAmounts(payments);
  return {
    rate,
    start,
    end,
    interest,
    payments,
    days: countDaysBetween(start, end) - 1,
    total: addAmounts(wish.amount, interest),
  };
}
