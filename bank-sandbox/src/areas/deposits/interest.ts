import { daysBetween } from '@ncb/shared-kernel/domain/dates';
import { fromMinor, subtractAmounts, toMinor } from '@ncb/shared-kernel/domain/money';
import { InterestPayout } from '@ncb/shared-kernel/domain/vocabulary';

interface Terms {
  readonly amount: string;
  /** Percent a year, two decimals. */
  readonly rate: string;
}

/** Percents have two decimals, a percent is a hundredth, a year has 365 days. */
const DIVISOR = 100n * 100n * 365n;

interface Running extends Terms {
  readonly startDate: string;
  readonly endDate: string;
  /** Up to here interest was paid. */
  readonly paidUntil: string;
}

/**
 * What a deposit owes on a day: all interest up to it less what was paid before, so that the payments add up to the
 * rounded whole. The day on which it is placed and the day on which it is given back earn nothing; a deposit that is
 * placed again is not given back, and the day counts.
 * Source: Civil Code of Ukraine art. 1061 part 5; reference/areas E2, E8
 */
export function interestDue(deposit: Running, day: string, isReturned: boolean): string {
  const { startDate, paidUntil } = deposit;
  const all = interestOf(deposit, daysBetween(startDate, day) - (isReturned ? 1 : 0));
  return subtractAmounts(all, interestOf(deposit, daysBetween(startDate, paidUntil)));
}

/**
 * Simple interest of a number of days, half up to the minor unit.
 * `interestOf({ amount: '100000.00', rate: '12.00' }, 30)` is `986.30`.
 */
export function interestOf({ amount, rate }: Terms, count: number): string {
  const days = BigInt(Math.max(0, count));
  const product = toMinor(amount) * toMinor(rate) * days;
  return fromMinor((2n * product + DIVISOR) / (2n * DIVISOR));
}

interface Schedule {
  readonly startDate: string;
  readonly endDate: string;
  readonly payout: InterestPayout;
}

/** The day after `day` on which a deposit pays next: the same day of a month as it began on, or its end. */
export function nextPayment({ startDate, endDate, payout }: Schedule, day: string): string {
  if (payout === InterestPayout.atEnd) return endDate;
  let months = 1;
  while (addMonths(startDate, months) <= day) months += 1;
  const next = addMonths(startDate, months);
  return next < endDate ? next : endDate;
}

/** The same day `months` later; the last day of a shorter month. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0));
  return new Date(
    Date.UTC(lastOfMonth.getUTCFullYear(), lastOfMonth.getUTCMonth(), Math.min(date, lastOfMonth.getUTCDate())),
  )
    .toISOString()
    .slice(0, 10);
}
