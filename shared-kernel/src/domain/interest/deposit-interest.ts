import { addDays } from '../dates';
import { addAmounts, compareAmounts, subtractAmounts } from '../money';
import { roundToAmount, type Ratio } from '../money/ratio';
import { getCurrencyDigits, InterestPayout } from '../vocabulary';
import { accrueInterest, subtractRatios, addRatios, type InterestTerms } from './accrue-interest';
import type { DatedAmount, DepositTerms, RunningDeposit } from './deposit-terms';

const NOTHING = '0.00';
const NO_INTEREST: Ratio = { numerator: 0n, denominator: 1n };

export function sumAmounts(items: readonly DatedAmount[]): string {
  return items.reduce((sum, { amount }) => addAmounts(sum, amount), NOTHING);
}

export function getDepositBalance({
  payout,
  placed,
  paid,
}: Pick<RunningDeposit, 'payout' | 'placed' | 'paid'>): string {
  const own = sumAmounts(placed);
  return payout === InterestPayout.capitalised ? addAmounts(own, sumAmounts(paid)) : own;
}

type EarningTerms = InterestTerms & Pick<DepositTerms, 'currencyCode'>;

/**
 * Returns interest of dated sums up to, not including, `until`, rounded once. A sum earns from the day after receipt, a
 * withdrawal counts from its own day. Source: Civil Code of Ukraine art. 1061 part 5,
 * docs/requirements/deposits-and-credits.md#day-count,
 * docs/requirements/deposits-and-credits.md#formulas-and-rounding.
 */
export function computeInterestOfSums(sums: readonly DatedAmount[], terms: EarningTerms, until: string): string {
  return computeInterest(sumByDay(sums), terms, until);
}

/** Nets sums of one day: adding and withdrawing would cost a day's interest. */
function sumByDay(sums: readonly DatedAmount[]): readonly DatedAmount[] {
  const days = new Map<string, string>();
  for (const { day, amount } of sums) days.set(day, addAmounts(days.get(day) ?? NOTHING, amount));
  return Array.from(days, ([day, amount]) => ({ day, amount }));
}

function computeInterest(sums: readonly DatedAmount[], terms: EarningTerms, until: string): string {
  const exact = sums.reduce(
    (sum, { amount, day }) =>
      amount.startsWith('-')
        ? subtractRatios(sum, accrueInterest(amount.slice(1), terms, day, until))
        : addRatios(sum, accrueInterest(amount, terms, addDays(day, 1), until)),
    NO_INTEREST,
  );
  return roundToAmount(exact, getCurrencyDigits(terms.currencyCode));
}

/**
 * Returns interest due and unpaid. Without capitalisation, payments add up to the rounded interest of the term; with
 * it, each period is rounded, because interest becomes principal. Source:
 * docs/requirements/deposits-and-credits.md#day-count, docs/requirements/deposits-and-credits.md#formulas-and-rounding,
 * docs/requirements/deposits-and-credits.md#renewal-of-a-deposit.
 * @param isReturned true if the deposit is returned on this day, which then earns nothing
 * @returns negative if more was paid than earned: the day of a payment does not earn yet
 */
export function computeInterestDue(deposit: RunningDeposit, day: string, isReturned: boolean): string {
  const until = isReturned ? day : addDays(day, 1);
  if (deposit.payout !== InterestPayout.capitalised)
    return subtractAmounts(computeInterestOfSums(deposit.placed, deposit, until), sumAmounts(deposit.paid));
  const paidOn = findLastDay(deposit.paid);
  const sums = [...sumByDay(deposit.placed), ...deposit.paid];
  return computeInterest(
    // Earlier withdrawals are settled with that payment.
    sums.map(({ amount, day: came }) => {
      if (came > paidOn) return { amount, day: came };
      return { amount, day: amount.startsWith('-') ? addDays(paidOn, 1) : paidOn };
    }),
    deposit,
    until,
  );
}

/** Returns earned, unpaid interest; today does not earn yet, and nothing after the end. */
export function computeAccruedInterest(deposit: RunningDeposit, today: string): string {
  const due = computeInterestDue(deposit, today < deposit.end ? today : deposit.end, true);
  return compareAmounts(due, NOTHING) > 0 ? due : NOTHING;
}

function findLastDay(items: readonly DatedAmount[]): string {
  return items.reduce((last, { day }) => (day > last ? day : last), '');
}
