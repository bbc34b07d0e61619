import { addAmounts, compareAmounts, subtractAmounts } from '../money';
import { interestNotOverdue, overdueDebt, wholeDebt, type CreditDebts } from './credit-debts';
import { shortOf } from './credit-history';
import type { CreditRow } from './credit-rows';

/** How a credit stands when somebody pays. */
export interface Standing {
  readonly debts: CreditDebts;
  /** The next payment of the schedule; null after the last. */
  readonly next: CreditRow | null;
  readonly day: string;
  /** What is to be repaid beyond the schedule by an order of the company; null without one. */
  readonly extra: string | null;
}

/** What a sum is made of. */
export interface RepaymentParts {
  readonly interest: string;
  readonly principal: string;
  /** The part of the principal beyond the schedule. */
  readonly extra: string;
  readonly penalty: string;
}

/** The sums that may be paid at once, each exact on its day; null for what there is nothing to pay of. */
export interface SumsToPay {
  /** Everything overdue with its penalty. */
  readonly overdue: string | null;
  /** The next payment of the schedule; nothing else is owed before it. */
  readonly next: string | null;
  /** What closes the credit today. */
  readonly all: string | null;
  /** What an order of early repayment costs today: what is due, interest up to today and the extra principal. */
  readonly early: string | null;
}

const NOTHING = '0.00';

export function sumsToPay(standing: Standing): SumsToPay {
  const { debts, next } = standing;
  const [overdue, all] = [overdueDebt(debts), wholeDebt(debts)];
  const planned = next ? least(addAmounts(next.unpaidPrincipal, next.unpaidInterest), all) : NOTHING;
  return {
    overdue: orNull(overdue),
    next: isMore(overdue, NOTHING) ? null : orNull(planned),
    all: orNull(all),
    early: earlySum(standing),
  };
}

/**
 * What a sum that comes to the account of all repayments repays: overdue interest, penalty, overdue principal, interest
 * that is accrued, the principal and the rest of the interest of the next payment; the whole debt; or what an order of
 * early repayment says. Null for a sum that is none of it. Source: Civil Code of Ukraine art. 534; reference/areas E4
 */
export function repaymentParts(standing: Standing, amount: string): RepaymentParts | null {
  const { debts, next, extra } = standing;
  const { interest, principal, penalty } = debts;
  const all = wholeDebt(debts);
  if (isMore(amount, all) || !isMore(amount, NOTHING)) return null;
  if (amount === all) return { interest, principal, penalty, extra: shortOf(principal, scheduledNow(standing)) };
  if (extra !== null && amount === earlySum(standing)) {
    return { interest, penalty, principal: addAmounts(scheduledNow(standing), extra), extra };
  }
  const planned = next ? addAmounts(next.unpaidPrincipal, next.unpaidInterest) : NOTHING;
  return isMore(amount, addAmounts(overdueDebt(debts), planned)) ? null : inOrder(standing, amount);
}

function inOrder({ debts, next }: Standing, amount: string): RepaymentParts {
  const expected = next?.unpaidInterest ?? NOTHING;
  const accrued = least(interestNotOverdue(debts), expected);
  const parts = { interest: NOTHING, principal: NOTHING, penalty: NOTHING };
  let left = amount;
  for (const [part, owed] of [
    ['interest', debts.overdueInterest],
    ['penalty', debts.penalty],
    ['principal', debts.overduePrincipal],
    ['interest', accrued],
    ['principal', next?.unpaidPrincipal ?? NOTHING],
    ['interest', shortOf(expected, accrued)],
  ] as const) {
    const taken = least(left, owed);
    parts[part] = addAmounts(parts[part], taken);
    left = subtractAmounts(left, taken);
  }
  return { ...parts, extra: NOTHING };
}

/** Principal that the schedule asks for up to today. */
export function scheduledNow({ debts, next, day }: Standing): string {
  const today = next?.payOn === day ? next.unpaidPrincipal : NOTHING;
  return addAmounts(debts.overduePrincipal, today);
}

/** Null without an order, and for more than is left of the principal. */
function earlySum(standing: Standing): string | null {
  const { debts, extra } = standing;
  const scheduled = scheduledNow(standing);
  if (extra === null || isMore(extra, shortOf(debts.principal, scheduled))) return null;
  return [debts.interest, debts.penalty, scheduled].reduce(addAmounts, extra);
}

function least(a: string, b: string): string {
  return isMore(a, b) ? b : a;
}

function isMore(a: string, b: string): boolean {
  return compareAmounts(a, b) > 0;
}

function orNull(amount: string): string | null {
  return isMore(amount, NOTHING) ? amount : null;
}
