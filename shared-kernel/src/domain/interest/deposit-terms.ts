import { InterestPayout } from '../vocabulary';
import type { InterestTerms } from './accrue';
import { addMonths } from './day-count';

/** A sum and the day on which it came: it earns from the day after. One below zero left: it earned to the day before. */
export interface DatedAmount {
  /** `yyyy-MM-dd`. */
  readonly day: string;
  /** Decimal text in the deposit's currency. */
  readonly amount: string;
}

/** One term of a deposit, as it was agreed. */
export interface DepositTerms extends InterestTerms {
  readonly currencyCode: string;
  readonly payout: InterestPayout;
  /** The day on which the term begins, `yyyy-MM-dd`: the day of receipt, or the end of the term before. */
  readonly start: string;
  /** The day on which the term ends: what was placed is returned, or the next term begins. */
  readonly end: string;
}

/** A running deposit: what came to it in this term and what interest it has given. */
export interface RunningDeposit extends DepositTerms {
  /** What the company placed: the whole sum at the beginning of the term, what it added and, below zero, took back. */
  readonly placed: readonly DatedAmount[];
  /** Interest of this term that was paid out, or added to the deposit if it capitalises. */
  readonly paid: readonly DatedAmount[];
}

/**
 * The day after `day` on which a deposit pays or capitalises next: the same day of a month as the term began on, the
 * last day of a shorter month, or the end of the term. A day is not moved when it is a weekend: deposits are paid on
 * every day.
 */
export function nextPaymentDay({ start, end, payout }: Pick<DepositTerms, 'start' | 'end' | 'payout'>, day: string) {
  if (payout === InterestPayout.atEnd) return end;
  let months = 1;
  while (addMonths(start, months) <= day) months += 1;
  const next = addMonths(start, months);
  return next < end ? next : end;
}
