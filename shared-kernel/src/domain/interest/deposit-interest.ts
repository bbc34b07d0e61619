import { addDays } from '../dates';
import { addAmounts, compareAmounts, subtractAmounts } from '../money';
import { roundToAmount, type Ratio } from '../money/ratio';
import { currencyDigits, InterestPayout } from '../vocabulary';
import { interestBetween, minus, plus, type InterestTerms } from './accrue';
import type { DatedAmount, DepositTerms, RunningDeposit } from './deposit-terms';

const NOTHING = '0.00';
const NO_INTEREST: Ratio = { numerator: 0n, denominator: 1n };

/** Sum of dated amounts, two decimals. */
export function sumOf(items: readonly DatedAmount[]): string {
  return items.reduce((sum, { amount }) => addAmounts(sum, amount), NOTHING);
}

/** What the bank holds: all that was placed, and the interest that was added to it. */
export function depositBalance({ payout, placed, paid }: Pick<RunningDeposit, 'payout' | 'placed' | 'paid'>): string {
  const own = sumOf(placed);
  return payout === InterestPayout.capitalised ? addAmounts(own, sumOf(paid)) : own;
}

type EarningTerms = InterestTerms & Pick<DepositTerms, 'currencyCode'>;

/**
 * Interest of sums that came on different days, up to and without `until`, rounded once. A sum earns from the day after
 * it came, one below zero takes away from the day on which it left; what came and left on one day does neither.
 * Source: Civil Code of Ukraine art. 1061 part 5; reference/areas E2, E3
 */
export function interestOfSums(sums: readonly DatedAmount[], terms: EarningTerms, until: string): string {
  return interestOf(sumsOfDays(sums), terms, until);
}

/** Without it what was added and taken back on one day would cost a day's interest of a sum that never earned. */
function sumsOfDays(sums: readonly DatedAmount[]): readonly DatedAmount[] {
  const days = new Map<string, string>();
  for (const { day, amount } of sums) days.set(day, addAmounts(days.get(day) ?? NOTHING, amount));
  return Array.from(days, ([day, amount]) => ({ day, amount }));
}

function interestOf(sums: readonly DatedAmount[], terms: EarningTerms, until: string): string {
  const exact = sums.reduce(
    (sum, { amount, day }) =>
      amount.startsWith('-')
        ? minus(sum, interestBetween(amount.slice(1), terms, day, until))
        : plus(sum, interestBetween(amount, terms, addDays(day, 1), until)),
    NO_INTEREST,
  );
  return roundToAmount(exact, currencyDigits(terms.currencyCode));
}

/**
 * Interest that is due on a day and was not paid before. The payments of a deposit that does not capitalise add up to
 * the rounded interest of the whole term; one that capitalises rounds every period, for its interest becomes principal.
 * @param isReturned whether the deposit is given back on this day, which then earns nothing; a deposit that goes on
 *   earns on it
 * @returns negative if more was paid than is earned: on the very day of a payment that day does not earn yet
 * Source: reference/areas E2, E3, E8
 */
export function interestDue(deposit: RunningDeposit, day: string, isReturned: boolean): string {
  const until = isReturned ? day : addDays(day, 1);
  if (deposit.payout !== InterestPayout.capitalised)
    return subtractAmounts(interestOfSums(deposit.placed, deposit, until), sumOf(deposit.paid));
  const paidOn = lastDay(deposit.paid);
  const sums = [...sumsOfDays(deposit.placed), ...deposit.paid];
  return interestOf(
    // What left before the last payment has left it whole: that day is paid.
    sums.map(({ amount, day: came }) => {
      if (came > paidOn) return { amount, day: came };
      return { amount, day: amount.startsWith('-') ? addDays(paidOn, 1) : paidOn };
    }),
    deposit,
    until,
  );
}

/** Interest earned to a day and not paid yet; the day itself does not earn yet, and nothing is earned after the end. */
export function accruedInterest(deposit: RunningDeposit, today: string): string {
  const due = interestDue(deposit, today < deposit.end ? today : deposit.end, true);
  return compareAmounts(due, NOTHING) > 0 ? due : NOTHING;
}

function lastDay(items: readonly DatedAmount[]): string {
  return items.reduce((last, { day }) => (day > last ? day : last), '');
}
