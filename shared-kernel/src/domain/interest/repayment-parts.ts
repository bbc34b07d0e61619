import { addAmounts, compareAmounts, subtractAmounts } from '../money';
import { getInterestNotOverdue, sumOverdueDebt, sumDebt, type CreditDebts } from './compute-credit-debts';
import { subtractToZero } from './credit-history';
import type { CreditRow } from './build-credit-rows';

export interface Standing {
  readonly debts: CreditDebts;
  readonly next: CreditRow | null;
  readonly day: string;
  /** Ordered by the company; null without an order. */
  readonly extra: string | null;
}

export interface RepaymentParts {
  readonly interest: string;
  readonly principal: string;
  readonly extra: string;
  readonly penalty: string;
}

/** Sums exact for the day; null if there is nothing to pay. */
export interface SumsToPay {
  readonly overdue: string | null;
  /** Only if nothing is overdue. */
  readonly next: string | null;
  readonly all: string | null;
  /** Ordered early repayment: due sums, interest to today, extra principal. */
  readonly early: string | null;
}

const NOTHING = '0.00';

export function getSumsToPay(standing: Standing): SumsToPay {
  const { debts, next } = standing;
  const [overdue, all] = [sumOverdueDebt(debts), sumDebt(debts)];
  const planned = next ? getMinAmount(addAmounts(next.unpaidPrincipal, next.unpaidInterest), all) : NOTHING;
  return {
    overdue: toPositiveOrNull(overdue),
    next: isMore(overdue, NOTHING) ? null : toPositiveOrNull(planned),
    all: toPositiveOrNull(all),
    early: getEarlySum(standing),
  };
}

/**
 * Allocates a sum: overdue interest, penalty, overdue principal, accrued interest, then the next payment; or the whole
 * debt; or the ordered early repayment; null if none fits. Source: Civil Code of Ukraine art. 534,
 * docs/requirements/deposits-and-credits.md#schedules.
 */
export function splitRepayment(standing: Standing, amount: string): RepaymentParts | null {
  const { debts, next, extra } = standing;
  const { interest, principal, penalty } = debts;
  const all = sumDebt(debts);
  if (isMore(amount, all) || !isMore(amount, NOTHING)) return null;
  if (amount === all)
    return { interest, principal, penalty, extra: subtractToZero(principal, getScheduledPrincipal(standing)) };
  if (extra !== null && amount === getEarlySum(standing)) {
    return { interest, penalty, principal: addAmounts(getScheduledPrincipal(standing), extra), extra };
  }
  const planned = next ? addAmounts(next.unpaidPrincipal, next.unpaidInterest) : NOTHING;
  return isMore(amount, addAmounts(sumOverdueDebt(debts), planned)) ? null : allocateInOrder(standing, amount);
}

function allocateInOrder({ debts, next }: Standing, amount: string): RepaymentParts {
  const expected = next?.unpaidInterest ?? NOTHING;
  const accrued = getMinAmount(getInterestNotOverdue(debts), expected);
  const parts = { interest: NOTHING, principal: NOTHING, penalty: NOTHING };
  let remaining = amount;
  for (const [part, owed] of [
    ['interest', debts.overdueInterest],
    ['penalty', debts.penalty],
    ['principal', debts.overduePrincipal],
    ['interest', accrued],
    ['principal', next?.unpaidPrincipal ?? NOTHING],
    ['interest', subtractToZero(expected, accrued)],
  ] as const) {
    const applied = getMinAmount(remaining, owed);
    parts[part] = addAmounts(parts[part], applied);
    remaining = subtractAmounts(remaining, applied);
  }
  return { ...parts, extra: NOTHING };
}

export function getScheduledPrincipal({ debts, next, day }: Standing): string {
  const today = next?.payOn === day ? next.unpaidPrincipal : NOTHING;
  return addAmounts(debts.overduePrincipal, today);
}

/** Returns null without an order, or if it exceeds the rest. */
function getEarlySum(standing: Standing): string | null {
  const { debts, extra } = standing;
  const scheduled = getScheduledPrincipal(standing);
  if (extra === null || isMore(extra, subtractToZero(debts.principal, scheduled))) return null;
  return [debts.interest, debts.penalty, scheduled].reduce(addAmounts, extra);
}

function getMinAmount(a: string, b: string): string {
  return isMore(a, b) ? b : a;
}

function isMore(a: string, b: string): boolean {
  return compareAmounts(a, b) > 0;
}

function toPositiveOrNull(amount: string): string | null {
  return isMore(amount, NOTHING) ? amount : null;
}
