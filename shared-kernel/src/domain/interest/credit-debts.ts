import { daysBetween } from '../dates';
import { addAmounts, compareAmounts, subtractAmounts } from '../money';
import { roundToAmount, times, toRatio, type Ratio } from '../money/ratio';
import { plus } from './accrue';
import {
  balanceOn,
  interestDueOf,
  interestOfPeriod,
  payableBefore,
  payableUpTo,
  settledOn,
  shortOf,
  sumOf,
  unpaidOfFirst,
  type CreditHistory,
} from './credit-history';
import { DayCount, yearPart } from './day-count';

/** What is owed on a day, by parts; amounts in the currency of the credit. */
export interface CreditDebts {
  /** All principal. */
  readonly principal: string;
  /** All interest, accrued up to and without the day. */
  readonly interest: string;
  /** The part of the principal whose day of payment has passed. */
  readonly overduePrincipal: string;
  /** The part of the interest whose day of payment has passed. */
  readonly overdueInterest: string;
  readonly penalty: string;
  /** Since when the oldest of it is overdue: the day on which it was to be paid. */
  readonly overdueSince: string | null;
  readonly overdueDays: number;
  /** The first day that accrued interest is counted from, and how many days that is. */
  readonly accruedSince: string;
  readonly accruedDays: number;
}

/**
 * The debts under a credit at the start of a day: a payment due on that day is not overdue, and the day itself earns
 * nothing yet. Interest that is paid goes to the oldest first. Source: reference/areas E2, E3, E5
 */
export function creditDebts(history: CreditHistory, day: string): CreditDebts {
  const overdue = unpaidOfFirst(history, payableBefore(history, day), day);
  const open = openPeriod(history, day);
  const due = interestDueOf(history, history.instalments.length, day);
  const all = addAmounts(due, interestOfPeriod(history, open, day));
  const overdueSince = isNothing(overdue) ? null : oldestDebt(history, day);
  return {
    principal: balanceOn(history, day),
    interest: shortOf(all, settledOn(history, day).interestPaid),
    overduePrincipal: overdue.principal,
    overdueInterest: overdue.interest,
    penalty: penaltyOn(history, day),
    overdueSince,
    overdueDays: overdueSince === null ? 0 : daysBetween(overdueSince, day),
    accruedSince: open.from,
    accruedDays: daysBetween(open.from, day),
  };
}

/** The period that a day lies in; what is owed after the last payment goes on without end. */
function openPeriod({ instalments, start }: CreditHistory, day: string) {
  const open = instalments.find(({ period }) => period.to > day);
  if (open) return open.period;
  return { from: instalments.at(-1)?.period.to ?? start, to: day, isMonth: false };
}

/** The day of payment of the oldest instalment that is not paid whole. */
function oldestDebt(history: CreditHistory, day: string): string | null {
  const found = history.instalments.find((_, index) => !isNothing(unpaidOfFirst(history, index + 1, day)));
  return found?.payOn ?? null;
}

/** What every day's overdue sum costs, from the day after the day of payment, by days of the calendar; rounded once. */
function penaltyOn(history: CreditHistory, day: string): string {
  const { instalments, repayments, terms, penaltyRate } = history;
  const turns = [...instalments.map(({ payOn }) => payOn), ...repayments.map((repaid) => repaid.day)];
  const days = [...new Set(turns)].filter((turn) => turn < day).toSorted();
  const all = days.reduce<Ratio>(
    (sum, turn, index) => plus(sum, penaltyBetween(history, turn, days[index + 1] ?? day)),
    { numerator: 0n, denominator: 1n },
  );
  const paid = sumOf(repayments, ({ penalty }) => penalty);
  return shortOf(
    roundToAmount(times(all, times(toRatio(penaltyRate), { numerator: 1n, denominator: 100n })), terms.digits),
    paid,
  );
}

function penaltyBetween(history: CreditHistory, from: string, to: string): Ratio {
  const { interest, principal } = unpaidOfFirst(history, payableUpTo(history, from), from);
  return times(toRatio(addAmounts(interest, principal)), yearPart(from, to, DayCount.act365));
}

/** What closes the credit on the day. */
export function wholeDebt({ principal, interest, penalty }: CreditDebts): string {
  return addAmounts(addAmounts(principal, interest), penalty);
}

/** What is overdue on the day, with its penalty. */
export function overdueDebt({ overduePrincipal, overdueInterest, penalty }: CreditDebts): string {
  return addAmounts(addAmounts(overduePrincipal, overdueInterest), penalty);
}

/** Interest that is accrued and not overdue. */
export function interestNotOverdue({ interest, overdueInterest }: CreditDebts): string {
  return subtractAmounts(interest, overdueInterest);
}

function isNothing({ interest, principal }: { readonly interest: string; readonly principal: string }): boolean {
  return [interest, principal].every((amount) => compareAmounts(amount, '0.00') === 0);
}
