import { addDays } from '@ncb/shared-kernel/domain/dates';
import { addAmounts, compareAmounts } from '@ncb/shared-kernel/domain/money';

/** Days of the plan after the bank day. */
export const PLAN_DAYS = 14;

/** Expected movement in hryvnias; a negative amount leaves the accounts. */
export interface ExpectedMovement {
  readonly kind: 'payments' | 'payroll' | 'credit' | 'deposit';
  readonly day: string;
  readonly amount: string;
}

export interface BalancePlan {
  /** Balance at the end of the bank day and of each day of the plan, if all happens as expected. */
  readonly balances: readonly string[];
  readonly lowest: { readonly day: string; readonly amount: string };
  readonly outflow: string;
  readonly inflow: string;
  /** The two largest movements, at most one per day. */
  readonly largest: readonly ExpectedMovement[];
}

/**
 * Builds the balances of the bank day and the next 14 days. What was expected earlier counts on the bank day.
 * @param balance hryvnias now
 * @param bankDay `yyyy-MM-dd`
 */
export function buildBalancePlan(balance: string, bankDay: string, expected: readonly ExpectedMovement[]): BalancePlan {
  const end = addDays(bankDay, PLAN_DAYS);
  const movements = expected
    .map((movement) => (movement.day < bankDay ? { ...movement, day: bankDay } : movement))
    .filter(({ day }) => day <= end);
  const days = Array.from({ length: PLAN_DAYS + 1 }, (_, index) => addDays(bankDay, index));
  const sumAmounts = (some: readonly ExpectedMovement[]) =>
    some.reduce((sum, { amount }) => addAmounts(sum, amount), '0.00');
  let running = balance;
  const balances = days.map((day) => {
    running = addAmounts(running, sumAmounts(movements.filter((movement) => movement.day === day)));
    return running;
  });
  const lowestIndex = balances.reduce(
    (best, amount, index) => (compareAmounts(amount, balances[best] ?? amount) < 0 ? index : best),
    0,
  );
  return {
    balances,
    lowest: { day: days[lowestIndex] ?? bankDay, amount: balances[lowestIndex] ?? balance },
    outflow: sumAmounts(movements.filter(({ amount }) => isNegative(amount))),
    inflow: sumAmounts(movements.filter(({ amount }) => !isNegative(amount))),
    largest: findLargest(movements),
  };
}

function findLargest(movements: readonly ExpectedMovement[]): readonly ExpectedMovement[] {
  const bySize = movements.toSorted((a, b) => compareAmounts(toAbsolute(b.amount), toAbsolute(a.amount)));
  const [first] = bySize;
  const second = bySize.find(({ day }) => day !== first?.day);
  return [first, second].filter((movement) => movement !== undefined);
}

function isNegative(amount: string): boolean {
  return amount.startsWith('-');
}

function toAbsolute(amount: string): string {
  return amount.replace('-', '');
}
