import { addAmounts } from '../money';
import { depositBalance, interestDue, sumOf } from './deposit-interest';
import { nextPaymentDay, type DatedAmount, type RunningDeposit } from './deposit-terms';

/** A payment of interest, or its capitalisation. */
export interface DepositPayment extends DatedAmount {
  /** What lies on the deposit after it; on the last day what is returned or placed again. */
  readonly balance: string;
}

/**
 * The payments of a term from what was paid already to its end, if nothing is added, taken or broken meanwhile.
 * @param renews whether the term after this one follows without a break: then its last day earns
 */
export function depositSchedule(deposit: RunningDeposit, renews: boolean): readonly DepositPayment[] {
  const rows: DepositPayment[] = [];
  let running = deposit;
  let day = deposit.paid.at(-1)?.day ?? deposit.start;
  while (day < deposit.end) {
    day = nextPaymentDay(deposit, day);
    const paid = { day, amount: interestDue(running, day, day === deposit.end && !renews) };
    running = { ...running, paid: [...running.paid, paid] };
    rows.push({ ...paid, balance: depositBalance(running) });
  }
  return rows;
}

/** Interest of the whole term: what was paid and what is to be paid. */
export function interestOfTerm(deposit: RunningDeposit, renews: boolean): string {
  return addAmounts(sumOf(deposit.paid), sumOf(depositSchedule(deposit, renews)));
}
