import { compareValues } from '../text';
import { countLeading } from '../dates';
import { toMinor } from '../money';

/** Totals by day, added up once; minor units. */
export interface RunningTotals {
  readonly all: bigint;
  /** Includes the day. */
  upTo(day: string): bigint;
}

/**
 * Builds running totals.
 * @param items days in any order, amounts with two decimals
 */
export function buildRunningTotals(items: readonly { readonly day: string; readonly amount: string }[]): RunningTotals {
  const sorted = items.toSorted((a, b) => compareValues(a.day, b.day));
  const days = sorted.map(({ day }) => day);
  const sums = buildPrefixSums(sorted.map(({ amount }) => amount));
  return { all: sums.at(-1) ?? 0n, upTo: (day) => sums[countUpTo(days, day)] ?? 0n };
}

/** Returns the sum before each item and, last, of all; minor units. */
export function buildPrefixSums(amounts: readonly string[]): readonly bigint[] {
  let sum = 0n;
  return [0n, ...amounts.map((amount) => (sum += toMinor(amount)))];
}

/** Counts ascending days not later than `day`. */
export function countUpTo(days: readonly string[], day: string): number {
  return countLeading(days, (one) => one <= day);
}

/** Counts ascending days earlier than `day`. */
export function countBefore(days: readonly string[], day: string): number {
  return countLeading(days, (one) => one < day);
}
