import { addAmounts, compareAmounts, subtractAmounts } from '../money';
import { computeCreditDebts } from './compute-credit-debts';
import {
  computeExpectedInterest,
  getExtraAfter,
  getInstalmentInterest,
  getPrincipalOfFirst,
  getPrincipalPaid,
  getSettled,
  subtractToZero,
  type CreditHistory,
} from './credit-history';

/** `next` is the first unpaid payment due today or later. */
export const InstalmentState = { paid: 'paid', overdue: 'overdue', next: 'next', future: 'future' } as const;
export type InstalmentState = (typeof InstalmentState)[keyof typeof InstalmentState];

export interface CreditRow {
  readonly number: number;
  readonly plannedOn: string;
  readonly payOn: string;
  readonly principal: string;
  /** Expected for later payments, if everything is paid on its day and the overdue sum today. */
  readonly interest: string;
  readonly total: string;
  readonly unpaidPrincipal: string;
  readonly unpaidInterest: string;
  readonly rest: string;
  readonly state: InstalmentState;
  readonly paidOn: string | null;
}

export function buildCreditRows(history: CreditHistory, day: string): readonly CreditRow[] {
  const { instalments } = history;
  const interests = getInterests(history, day);
  const { interestPaid, principalPaid } = getSettled(history, day);
  const paidDays = findPaymentDays(history, interests);
  const interestLeft = getUnpaidParts(interests, interestPaid);
  const principalLeft = getUnpaidParts(listPrincipals(history), principalPaid);
  const all = getPrincipalOfFirst(history, instalments.length);
  const next = instalments.findIndex(({ payOn }, index) => payOn >= day && paidDays[index] === null);
  return instalments.map(({ number, plannedOn, payOn, principal }, index) => {
    const interest = interests[index] ?? '0.00';
    const paidOn = paidDays[index] ?? null;
    const stateByDay = payOn < day ? InstalmentState.overdue : InstalmentState.future;
    const unpaid = index === next ? InstalmentState.next : stateByDay;
    const later = subtractAmounts(all, getPrincipalOfFirst(history, index + 1));
    return {
      number,
      plannedOn,
      payOn,
      principal,
      interest,
      paidOn,
      unpaidPrincipal: principalLeft[index] ?? '0.00',
      unpaidInterest: interestLeft[index] ?? '0.00',
      total: addAmounts(principal, interest),
      rest: addAmounts(later, getExtraAfter(history, payOn)),
      state: paidOn === null ? unpaid : InstalmentState.paid,
    };
  });
}

function getInterests(history: CreditHistory, day: string): readonly string[] {
  const { ended } = getSettled(history, day);
  const { principal, overduePrincipal } = computeCreditDebts(history, day);
  const unpaid = getUnpaidParts(listPrincipals(history), getPrincipalPaid(history));
  let balance = subtractAmounts(principal, overduePrincipal);
  return history.instalments.map((instalment, index) => {
    const interest =
      index < ended
        ? getInstalmentInterest(history, index)
        : computeExpectedInterest(history, instalment.period, day, balance);
    if (instalment.payOn >= day) balance = subtractToZero(balance, unpaid[index] ?? '0.00');
    return interest;
  });
}

/** Allocates `paid` in order; returns the unpaid part of each item. */
function getUnpaidParts(items: readonly string[], paid: string): readonly string[] {
  let remaining = paid;
  return items.map((item) => {
    const unpaid = subtractToZero(item, remaining);
    remaining = subtractToZero(remaining, item);
    return unpaid;
  });
}

/** Returns the day of full payment of each instalment, or null. */
function findPaymentDays(history: CreditHistory, interests: readonly string[]): readonly (string | null)[] {
  let [interestDue, principalDue, interestPaid, principalPaid] = ['0.00', '0.00', '0.00', '0.00'];
  let usedCount = 0;
  let day: string | null = null;
  return history.instalments.map(({ principal }, index) => {
    interestDue = addAmounts(interestDue, interests[index] ?? '0.00');
    principalDue = addAmounts(principalDue, principal);
    const isPaid = () =>
      compareAmounts(interestPaid, interestDue) >= 0 && compareAmounts(principalPaid, principalDue) >= 0;
    for (const repaid of history.repayments.slice(usedCount)) {
      // The first repayment determines the day if nothing was due.
      if (usedCount > 0 && isPaid()) break;
      interestPaid = addAmounts(interestPaid, repaid.interest);
      principalPaid = addAmounts(principalPaid, subtractAmounts(repaid.principal, repaid.extra));
      day = repaid.day;
      usedCount += 1;
    }
    return usedCount > 0 && isPaid() ? day : null;
  });
}

function listPrincipals({ instalments }: CreditHistory): readonly string[] {
  return instalments.map(({ principal }) => principal);
}
