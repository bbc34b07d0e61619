import { daysBetween } from '@ncb/shared-kernel/domain/dates';
import { fromMinor, toMinor } from '@ncb/shared-kernel/domain/money';
import { InterestPayout } from '@ncb/shared-kernel/domain/vocabulary';

interface Terms {
  readonly amount: string;
  /** Percent a year, two decimals. */
  readonly rate: string;
}

/** Percents have two decimals, a percent is a hundredth, a year has 365 days. */
const DIVISOR = 100n * 100n * 365n;

/**
 * Simple interest from one day to another, which is not counted any more; half up to the minor unit.
 * `interestFor({ amount: '100000.00', rate: '12.00' }, '2026-01-01', '2026-01-31')` is `986.30`.
 */
export function interestFor({ amount, rate }: Terms, from: string, to: string): string {
  const days = BigInt(Math.max(0, daysBetween(from, to)));
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
