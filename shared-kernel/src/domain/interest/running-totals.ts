import { countInOrder } from '../dates';
import { toMinor } from '../money';

/** Amounts by day, added up once: what came up to a day is looked up, not added again. */
export interface RunningTotals {
  /** In minor units. */
  readonly all: bigint;
  /** What came up to and with a day, in minor units. */
  upTo(day: string): bigint;
}

/** @param items days `yyyy-MM-dd` in any order, with decimal strings of two decimals */
export function totalsByDay(items: readonly { readonly day: string; readonly amount: string }[]): RunningTotals {
  const sorted = items.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  const days = sorted.map(({ day }) => day);
  const sums = sumsBefore(sorted.map(({ amount }) => amount));
  return { all: sums.at(-1) ?? 0n, upTo: (day) => sums[countUpTo(days, day)] ?? 0n };
}

/** What lies before each item and, last, all of them; in minor units. */
export function sumsBefore(amounts: readonly string[]): readonly bigint[] {
  let sum = 0n;
  return [0n, ...amounts.map((amount) => (sum += toMinor(amount)))];
}

/** How many of the days, which are in their order, are not later than `day`. */
export function countUpTo(days: readonly string[], day: string): number {
  return countInOrder(days, (one) => one <= day);
}

/** How many of the days, which are in their order, are earlier than `day`. */
export function countBefore(days: readonly string[], day: string): number {
  return countInOrder(days, (one) => one < day);
}
