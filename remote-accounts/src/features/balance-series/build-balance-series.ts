import type { TurnoverRow } from '@ncb/shared-kernel/api/contract';
import { addDays } from '@ncb/shared-kernel/domain/dates';
import { compareAmounts, toMinor } from '@ncb/shared-kernel/domain/money';

/** Length of a trend in days, including the bank day. */
export const TREND_DAYS = 30;

interface BalanceSeries {
  /** Balance at the end of each day, oldest first. */
  readonly balances: readonly string[];
  readonly lowest: string;
  readonly highest: string;
}

export function getTrendStart(end: string): string {
  return addDays(end, 1 - TREND_DAYS);
}

/**
 * Returns the balance at the end of each day from daily turnovers; a day without a row keeps the previous balance.
 * @param rows of one account
 * @param end `yyyy-MM-dd`
 * @returns null if the bank has no turnovers of the account
 */
export function buildBalanceSeries(rows: readonly TurnoverRow[], end: string): BalanceSeries | null {
  const days = [...rows].sort((a, b) => ((a.day ?? '') < (b.day ?? '') ? -1 : 1));
  const [first] = days;
  if (!first) return null;
  const closings = new Map(days.map(({ day, closing }) => [day, closing]));
  let balance = first.opening;
  const balances = Array.from({ length: TREND_DAYS }, (_, index) => {
    balance = closings.get(addDays(getTrendStart(end), index)) ?? balance;
    return balance;
  });
  const pick = (sign: -1 | 1) => balances.reduce((best, next) => (compareAmounts(next, best) === sign ? next : best));
  return { balances, lowest: pick(-1), highest: pick(1) };
}

/** Returns SVG points of the balance line, lowest balance at the bottom. A constant balance is a line in the middle. */
export function buildTrendPoints({ balances, lowest, highest }: BalanceSeries, width: number, height: number): string {
  const low = toMinor(lowest);
  const range = toMinor(highest) - low;
  return balances
    .map((balance, index) => {
      // A thousandth of the height is precise enough for a picture.
      const share = range === 0n ? 0.5 : Number(((toMinor(balance) - low) * 1000n) / range) / 1000;
      const x = (index / (balances.length - 1)) * width;
      return `${x.toFixed(1)},${((1 - share) * height).toFixed(1)}`;
    })
    .join(' ');
}
