import { addAmounts, compareAmounts, subtractAmounts } from '../money';
import { creditDebts } from './credit-debts';
import {
  expectedInterest,
  extraAfter,
  interestOf,
  principalOfFirst,
  principalPaidInAll,
  settledOn,
  shortOf,
  type CreditHistory,
} from './credit-history';

/** Where a payment of a schedule stands: the next one is the first that is not yet due or due today. */
export const InstalmentState = { paid: 'paid', overdue: 'overdue', next: 'next', future: 'future' } as const;
export type InstalmentState = (typeof InstalmentState)[keyof typeof InstalmentState];

/** A payment of a schedule as it stands on a day. */
export interface CreditRow {
  readonly number: number;
  readonly plannedOn: string;
  readonly payOn: string;
  readonly principal: string;
  /** What was due; of a later payment what is expected if everything is paid on its day, and what is overdue today. */
  readonly interest: string;
  readonly total: string;
  /** What of it is not paid yet. */
  readonly unpaidPrincipal: string;
  readonly unpaidInterest: string;
  /** Principal by the schedule after it. */
  readonly rest: string;
  readonly state: InstalmentState;
  readonly paidOn: string | null;
}

/** The schedule of a credit as it stands on a day. */
export function creditRows(history: CreditHistory, day: string): readonly CreditRow[] {
  const { instalments } = history;
  const interests = interestsOn(history, day);
  const { interestPaid, principalPaid } = settledOn(history, day);
  const paidDays = daysOfPayment(history, interests);
  const interestLeft = sharesLeft(interests, interestPaid);
  const principalLeft = sharesLeft(principals(history), principalPaid);
  const all = principalOfFirst(history, instalments.length);
  const next = instalments.findIndex(({ payOn }, index) => payOn >= day && paidDays[index] === null);
  return instalments.map(({ number, plannedOn, payOn, principal }, index) => {
    const interest = interests[index] ?? '0.00';
    const paidOn = paidDays[index] ?? null;
    const late = payOn < day ? InstalmentState.overdue : InstalmentState.future;
    const later = subtractAmounts(all, principalOfFirst(history, index + 1));
    return {
      ...{ number, plannedOn, payOn, principal, interest, paidOn },
      unpaidPrincipal: principalLeft[index] ?? '0.00',
      unpaidInterest: interestLeft[index] ?? '0.00',
      total: addAmounts(principal, interest),
      rest: addAmounts(later, extraAfter(history, payOn)),
      state: paidOn !== null ? InstalmentState.paid : index === next ? InstalmentState.next : late,
    };
  });
}

/** Interest of every instalment: what has become due, what is expected of the others. */
function interestsOn(history: CreditHistory, day: string): readonly string[] {
  const { ended } = settledOn(history, day);
  const { principal, overduePrincipal } = creditDebts(history, day);
  const unpaid = sharesLeft(principals(history), principalPaidInAll(history));
  let balance = subtractAmounts(principal, overduePrincipal);
  return history.instalments.map((instalment, index) => {
    const interest =
      index < ended ? interestOf(history, index) : expectedInterest(history, instalment.period, day, balance);
    if (instalment.payOn >= day) balance = shortOf(balance, unpaid[index] ?? '0.00');
    return interest;
  });
}

/** What of each item is left when `paid` is given to the items in their order. */
function sharesLeft(items: readonly string[], paid: string): readonly string[] {
  let left = paid;
  return items.map((item) => {
    const unpaid = shortOf(item, left);
    left = shortOf(left, item);
    return unpaid;
  });
}

/** The day on which the last of each instalment was paid; null if something of it is not. */
function daysOfPayment(history: CreditHistory, interests: readonly string[]): readonly (string | null)[] {
  let [interestDue, principalDue, interestPaid, principalPaid] = ['0.00', '0.00', '0.00', '0.00'];
  let taken = 0;
  let day: string | null = null;
  return history.instalments.map(({ principal }, index) => {
    interestDue = addAmounts(interestDue, interests[index] ?? '0.00');
    principalDue = addAmounts(principalDue, principal);
    const isPaid = () =>
      compareAmounts(interestPaid, interestDue) >= 0 && compareAmounts(principalPaid, principalDue) >= 0;
    for (const repaid of history.repayments.slice(taken)) {
      // Nothing was asked for: the first that was paid at all is the day of it.
      if (taken > 0 && isPaid()) break;
      interestPaid = addAmounts(interestPaid, repaid.interest);
      principalPaid = addAmounts(principalPaid, subtractAmounts(repaid.principal, repaid.extra));
      day = repaid.day;
      taken += 1;
    }
    return taken > 0 && isPaid() ? day : null;
  });
}

function principals({ instalments }: CreditHistory): readonly string[] {
  return instalments.map(({ principal }) => principal);
}
