import { daysBetween } from '../dates';
import { addAmounts, subtractAmounts } from '../money';
import { InterestPayout } from '../vocabulary';
import { accruedInterest, interestOfSums, sumOf } from './deposit-interest';
import type { RunningDeposit } from './deposit-terms';

/** What an early return of a deposit gives and costs. Amounts are decimal texts in its currency. */
export interface DepositBreak {
  /** Days of this term that have earned: without the day of receipt and the day of return. */
  readonly days: number;
  /** What the company placed. */
  readonly placed: string;
  /** Interest by the agreed rate, what was paid of it included. */
  readonly earned: string;
  /** Interest by the rate of an early return. */
  readonly reduced: string;
  /** Interest of this term that the company has on its accounts; what was added to the deposit it never had. */
  readonly paidOut: string;
  /** Interest of this term that was added to the deposit and is taken back with it. */
  readonly capitalised: string;
  /** What comes back: what was placed and the reduced interest, without what was paid out. */
  readonly returned: string;
  /** What is lost: interest earned without interest kept. */
  readonly lost: string;
}

/**
 * The early return of a deposit: interest of the whole term is counted again by the rate of an early return, on what the
 * company placed. The screen shows it before, the bank does it.
 * @param earlyRate percent a year
 * Source: Civil Code of Ukraine art. 1060 part 3; reference/areas E1
 */
export function breakDeposit(deposit: RunningDeposit, earlyRate: string, today: string): DepositBreak {
  const placed = sumOf(deposit.placed);
  const paid = sumOf(deposit.paid);
  const isAdded = deposit.payout === InterestPayout.capitalised;
  const earned = addAmounts(paid, accruedInterest(deposit, today));
  const reduced = interestOfSums(deposit.placed, { ...deposit, rate: earlyRate }, today);
  const paidOut = isAdded ? '0.00' : paid;
  return {
    days: Math.max(0, daysBetween(deposit.start, today) - 1),
    placed,
    earned,
    reduced,
    paidOut,
    capitalised: isAdded ? paid : '0.00',
    returned: subtractAmounts(addAmounts(placed, reduced), paidOut),
    lost: subtractAmounts(earned, reduced),
  };
}
