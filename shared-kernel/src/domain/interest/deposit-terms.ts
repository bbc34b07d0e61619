import { InterestPayout } from '../vocabulary';
import type { InterestTerms } from './accrue-interest';
import { addMonths } from './day-count';

/** Dated sum, earning from the day after. Negative for a withdrawal, which earned to the day before. */
export interface DatedAmount {
  readonly day: string;
  readonly amount: string;
}

export interface DepositTerms extends InterestTerms {
  readonly currencyCode: string;
  readonly payout: InterestPayout;
  /** Day of receipt, or end of the previous term. */
  readonly start: string;
  readonly end: string;
}

export interface RunningDeposit extends DepositTerms {
  /** Initial sum, additions, and withdrawals (negative). */
  readonly placed: readonly DatedAmount[];
  readonly paid: readonly DatedAmount[];
}

/**
 * Returns the next payment day: the start's day of the month, the last of a shorter one, or the end. Weekends do not
 * move it.
 */
export function getNextPaymentDay({ start, end, payout }: Pick<DepositTerms, 'start' | 'end' | 'payout'>, day: string) {
  if (payout === InterestPayout.atEnd) return end;
  let months = 1;
  while (addMonths(start, months) <= day) months += 1;
  const next = addMonths(start, months);
  return next < end ? next : end;
}
