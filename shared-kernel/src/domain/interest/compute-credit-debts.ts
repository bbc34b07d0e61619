import { countDaysBetween } from '../dates';
import { addAmounts, compareAmounts, subtractAmounts } from '../money';
import { roundToAmount, multiplyRatios, toRatio, type Ratio } from '../money/ratio';
import { addRatios } from './accrue-interest';
import {
  getBalanceOn,
  getInterestDue,
  computePeriodInterest,
  countPayableBefore,
  countPayableUpTo,
  getSettled,
  subtractToZero,
  sumBy,
  getUnpaid,
  type CreditHistory,
} from './credit-history';
import { DayCount, computeYearPart } from './day-count';

/** Debts under a credit on a day, in its currency. */
export interface CreditDebts {
  readonly principal: string;
  readonly interest: string;
  readonly overduePrincipal: string;
  readonly overdueInterest: string;
  readonly penalty: string;
  /** Payment day of the oldest overdue instalment. */
  readonly overdueSince: string | null;
  readonly overdueDays: number;
  /** First day and number of days of the current accrual. */
  readonly accruedSince: string;
  readonly accruedDays: number;
}

/**
 * Computes the debts at the start of a day: payments due that day are not overdue, and the day earns nothing yet. Paid
 * interest covers the oldest debt first. Source: docs/requirements/deposits-and-credits.md#day-count,
 * docs/requirements/deposits-and-credits.md#formulas-and-rounding,
 * docs/requirements/deposits-and-credits.md#credit-view.
 */
export function computeCreditDebts(history: CreditHistory, day: string): CreditDebts {
  const overdue = getUnpaid(history, countPayableBefore(history, day), day);
  const open = openPeriod(history, day);
  const due = getInterestDue(history, history.instalments.length, day);
  const all = addAmounts(due, computePeriodInterest(history, open, day));
  const overdueSince = isNothing(overdue) ? null : findOldestDebtDay(history, day);
  return {
    principal: getBalanceOn(history, day),
    interest: subtractToZero(all, getSettled(history, day).interestPaid),
    overduePrincipal: overdue.principal,
    overdueInterest: overdue.interest,
    penalty: computePenalty(history, day),
    overdueSince,
    overdueDays: overdueSince === null ? 0 : countDaysBetween(overdueSince, day),
    accruedSince: open.from,
    accruedDays: countDaysBetween(open.from, day),
  };
}

/** Returns the period of a day; after the last payment one up to that day, because debts accrue without end. */
function openPeriod({ instalments, start }: CreditHistory, day: string) {
  const open = instalments.find(({ period }) => period.to > day);
  if (open) return open.period;
  return { from: instalments.at(-1)?.period.to ?? start, to: day, isMonth: false };
}

function findOldestDebtDay(history: CreditHistory, day: string): string | null {
  const found = history.instalments.find((_, index) => !isNothing(getUnpaid(history, index + 1, day)));
  return found?.payOn ?? null;
}

/** Accrues daily on the overdue sum from the day after the payment day; rounded once. */
function computePenalty(history: CreditHistory, day: string): string {
  const { instalments, repayments, terms, penaltyRate } = history;
  const changeDays = [...instalments.map(({ payOn }) => payOn), ...repayments.map((repaid) => repaid.day)];
  const days = [...new Set(changeDays)].filter((changeDay) => changeDay < day).toSorted();
  const all = days.reduce<Ratio>(
    (sum, changeDay, index) => addRatios(sum, accruePenalty(history, changeDay, days[index + 1] ?? day)),
    { numerator: 0n, denominator: 1n },
  );
  const paid = sumBy(repayments, ({ penalty }) => penalty);
  return subtractToZero(
    roundToAmount(
      multiplyRatios(all, multiplyRatios(toRatio(penaltyRate), { numerator: 1n, denominator: 100n })),
      terms.digits,
    ),
    paid,
  );
}

function accruePenalty(history: CreditHistory, from: string, to: string): Ratio {
  const { interest, principal } = getUnpaid(history, countPayableUpTo(history, from), from);
  return multiplyRatios(toRatio(addAmounts(interest, principal)), computeYearPart(from, to, DayCount.act365));
}

/** Returns the sum that closes the credit. */
export function sumDebt({ principal, interest, penalty }: CreditDebts): string {
  return addAmounts(addAmounts(principal, interest), penalty);
}

export function sumOverdueDebt({ overduePrincipal, overdueInterest, penalty }: CreditDebts): string {
  return addAmounts(addAmounts(overduePrincipal, overdueInterest), penalty);
}

export function getInterestNotOverdue({ interest, overdueInterest }: CreditDebts): string {
  return subtractAmounts(interest, overdueInterest);
}

function isNothing({ interest, principal }: { readonly interest: string; readonly principal: string }): boolean {
  return [interest, principal].every((amount) => compareAmounts(amount, '0.00') === 0);
}
