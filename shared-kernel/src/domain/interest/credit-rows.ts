import { addAmounts, compareAmounts, subtractAmounts } from '../money';
import { creditDebts } from './credit-debts';
import { expectedInterest, settledOn, shortOf, sumOf, type CreditHistory, type Instalment } from './credit-history';

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
  const interests = interestsOn(history, day);
  const { interestPaid, principalPaid } = settledOn(history, day);
  const next = history.instalments.findIndex(({ payOn }, index) => payOn >= day && !isPaid(history, interests, index));
  return history.instalments.map((instalment, index) => {
    const { number, plannedOn, payOn, principal } = instalment;
    const interest = interests[index] ?? '0.00';
    const paidOn = paidDay(history, interests, index);
    const late = payOn < day ? InstalmentState.overdue : InstalmentState.future;
    return {
      ...{ number, plannedOn, payOn, principal, interest, paidOn },
      unpaidPrincipal: shareLeft(principals(history.instalments), index, principalPaid),
      unpaidInterest: shareLeft(interests, index, interestPaid),
      total: addAmounts(principal, interest),
      rest: restAfter(history, instalment),
      state: paidOn !== null ? InstalmentState.paid : index === next ? InstalmentState.next : late,
    };
  });
}

/** Interest of every instalment: what has become due, what is expected of the others. */
function interestsOn(history: CreditHistory, day: string): readonly string[] {
  const { interestDue } = settledOn(history, day);
  const { principal, overduePrincipal } = creditDebts(history, day);
  let balance = subtractAmounts(principal, overduePrincipal);
  return history.instalments.map((instalment, index) => {
    const due = interestDue[index];
    const interest = due ?? expectedInterest(history, instalment.period, day, balance);
    if (instalment.payOn >= day) balance = shortOf(balance, unpaidPrincipal(history, index));
    return interest;
  });
}

function unpaidPrincipal(history: CreditHistory, index: number): string {
  const paid = sumOf(history.repayments, ({ principal, extra }) => subtractAmounts(principal, extra));
  return shareLeft(principals(history.instalments), index, paid);
}

/** What of one item is left when `paid` is given to the items in their order. */
function shareLeft(items: readonly string[], index: number, paid: string): string {
  const before = sumOf(items.slice(0, index), (item) => item);
  return shortOf(items[index] ?? '0.00', shortOf(paid, before));
}

function isPaid(history: CreditHistory, interests: readonly string[], index: number): boolean {
  return paidDay(history, interests, index) !== null;
}

/** The day on which the last of an instalment was paid; null if something of it is not. */
function paidDay(history: CreditHistory, interests: readonly string[], index: number): string | null {
  const interest = sumOf(interests.slice(0, index + 1), (amount) => amount);
  const principal = sumOf(history.instalments.slice(0, index + 1), (instalment) => instalment.principal);
  let [paidInterest, paidPrincipal] = ['0.00', '0.00'];
  for (const repaid of history.repayments) {
    paidInterest = addAmounts(paidInterest, repaid.interest);
    paidPrincipal = addAmounts(paidPrincipal, subtractAmounts(repaid.principal, repaid.extra));
    const isEnough = compareAmounts(paidInterest, interest) >= 0 && compareAmounts(paidPrincipal, principal) >= 0;
    if (isEnough) return repaid.day;
  }
  return null;
}

function restAfter({ instalments, repayments }: CreditHistory, { number, payOn }: Instalment): string {
  const later = sumOf(
    instalments.filter((instalment) => instalment.number > number),
    ({ principal }) => principal,
  );
  const extra = sumOf(
    repayments.filter(({ day }) => day > payOn),
    (repaid) => repaid.extra,
  );
  return addAmounts(later, extra);
}

function principals(instalments: readonly Instalment[]): readonly string[] {
  return instalments.map(({ principal }) => principal);
}
