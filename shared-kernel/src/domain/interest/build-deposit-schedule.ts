import { addAmounts } from '../money';
import { getDepositBalance, computeInterestDue, sumAmounts } from './deposit-interest';
import { getNextPaymentDay, type DatedAmount, type RunningDeposit } from './deposit-terms';

export interface DepositPayment extends DatedAmount {
  /** Afterwards; on the last day, the sum returned or placed again. */
  readonly balance: string;
}

/**
 * Returns the payments from the last paid one to the end, if the deposit does not change.
 * @param renews true if the next term follows directly: then the last day earns
 */
export function buildDepositSchedule(deposit: RunningDeposit, renews: boolean): readonly DepositPayment[] {
  const rows: DepositPayment[] = [];
  let running = deposit;
  let day = deposit.paid.at(-1)?.day ?? deposit.start;
  while (day < deposit.end) {
    day = getNextPaymentDay(deposit, day);
    const paid = { day, amount: computeInterestDue(running, day, day === deposit.end && !renews) };
    running = { ...running, paid: [...running.paid, paid] };
    rows.push({ ...paid, balance: getDepositBalance(running) });
  }
  return rows;
}

export function computeTermInterest(deposit: RunningDeposit, renews: boolean): string {
  return addAmounts(sumAmounts(deposit.paid), sumAmounts(buildDepositSchedule(deposit, renews)));
}
