import type { TurnoverRow } from '@ncb/shared-kernel/api/contract';
import { addDays } from '@ncb/shared-kernel/domain/dates';
import { compareAmounts, toMinor } from '@ncb/shared-kernel/domain/money';

/** Days of a trend, the bank day among them. */
export const TREND_DAYS = 30;

/** The balances of an account day by day. */
export interface BalanceSeries {
  /** At the end of each day, oldest first. */
  readonly balances: readonly string[];
  readonly lowest: string;
  readonly highest: string;
}

/** The first day of the trend that ends on a day. */
export function trendStart(end: string): string {
  return addDays(end, 1 - TREND_DAYS);
}

/**
 * The balance at the end of each day, of turnovers by day: a day without a row has the balance of the day before it.
 * @param rows of one account
 * @param end `yyyy-MM-dd`
 * @returns null if the bank has no turnovers of the account
 */
export function balanceSeries(rows: readonly TurnoverRow[], end: string): BalanceSeries | null {
  const days = [...rows].sort((a, b) => ((a.day ?? '') < (b.day ?? '') ? -1 : 1));
  const [first] = days;
  if (!first) return null;
  const closings = new Map(days.map(({ day, closing }) => [day, closing]));
  let balance = first.opening;
  const balances = Array.from({ length: TREND_DAYS }, (_, index) => {
    balance = closings.get(addDays(trendStart(end), index)) ?? balance;
    return balance;
  });
  const pick = (sign: -1 | 1) => balances.reduce((best, next) => (compareAmounts(next, best) === sign ? next : best));
  return { balances, lowest: pick(-1), highest: pick(1) };
}

/**
 * The points of a line through the balances, for an SVG of this size; the lowest balance is at the bottom. A balance
 * that never changed is a line in the middle.
 */
export function trendPoints({ balances, lowest, highest }: BalanceSeries, width: number, height: number): string {
  const low = toMinor(lowest);
  const range = toMinor(highest) - low;
  return balances
    .map((balance, index) => {
      // A picture needs no kopecks: a thousandth of its height is enough.
      const share = range === 0n ? 0.5 : Number(((toMinor(balance) - low) * 1000n) / range) / 1000;
      const x = (index / (balances.length - 1)) * width;
      return `${x.toFixed(1)},${((1 - share) * height).toFixed(1)}`;
    })
    .join(' ');
}
