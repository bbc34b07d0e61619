import { countDaysBetween } from '../dates';
import { addAmounts, subtractAmounts } from '../money';
import { InterestPayout } from '../vocabulary';
import { computeAccruedInterest, computeInterestOfSums, sumAmounts } from './deposit-interest';
import type { RunningDeposit } from './deposit-terms';

export interface DepositBreak {
  /** Without the days of receipt and return. */
  readonly days: number;
  readonly placed: string;
  /** At the agreed rate, paid interest included. */
  readonly earned: string;
  readonly reduced: string;
  /** Paid out to the company; capitalised interest never was. */
  readonly paidOut: string;
  readonly capitalised: string;
  /** Placed + reduced − paid out. */
  readonly returned: string;
  readonly lost: string;
}

/**
 * Recalculates interest of the whole term at the early-return rate. Source: Civil Code of Ukraine art. 1060 part 3,
 * docs/requirements/deposits-and-credits.md#early-return-of-a-deposit.
 * @param earlyRate percent a year
 */
export function breakDeposit(deposit: RunningDeposit, earlyRate: string, today: string): DepositBreak {
  const placed = sumAmounts(deposit.placed);
  const paid = sumAmounts(deposit.paid);
  const isAdded = deposit.payout === InterestPayout.capitalised;
  const earned = addAmounts(paid, computeAccruedInterest(deposit, today));
  const reduced = computeInterestOfSums(deposit.placed, { ...deposit, rate: earlyRate }, today);
  const paidOut = isAdded ? '0.00' : paid;
  return {
    days: Math.max(0, countDaysBetween(deposit.start, today) - 1),
    placed,
    earned,
    reduced,
    paidOut,
    capitalised: isAdded ? paid : '0.00',
    returned: subtractAmounts(addAmounts(placed, reduced), paidOut),
    lost: subtractAmounts(earned, reduced),
  };
}
