import { fromMinor, toMinor } from '../../domain/money';

/** The axis of a chart of amounts. */
export interface AmountScale {
  /** Decimal strings from the lowest to the highest; zero is one of them. */
  readonly ticks: readonly string[];
  /** How far up the axis an amount is: 0 at the lowest tick, 1 at the highest. */
  share(amount: string): number;
}

/** About so many ticks are asked for; there may be one more at each end. */
const TICKS = 4n;
/** A picture needs no kopecks: a ten-thousandth of its height is enough. */
const FINE = 10_000n;

/**
 * The axis that all amounts fit on: from zero, or from below the lowest balance, in steps of 1, 2 or 5 and noughts. Sums
 * that no JS number holds keep their places, because they are compared as whole minor units.
 * @param amounts decimal strings
 */
export function amountScale(amounts: readonly string[]): AmountScale {
  const units = amounts.map((amount) => toMinor(amount));
  const most = units.reduce((high, each) => (each > high ? each : high), 0n);
  const least = units.reduce((low, each) => (each < low ? each : low), 0n);
  const step = stepFor(most - least);
  const low = -upTo(-least, step);
  const high = most === 0n && least === 0n ? step : upTo(most, step);
  const count = Number((high - low) / step) + 1;
  return {
    ticks: Array.from({ length: count }, (_, place) => fromMinor(low + BigInt(place) * step)),
    share: (amount) => Number(((toMinor(amount) - low) * FINE) / (high - low)) / Number(FINE),
  };
}

/** The smallest round step of which not more than `TICKS` are needed for a range; at least one whole unit of money. */
function stepFor(range: bigint): bigint {
  for (let power = 100n; ; power *= 10n) {
    const step = [1n, 2n, 5n].map((factor) => factor * power).find((each) => each * TICKS >= range);
    if (step !== undefined) return step;
  }
}

/** The multiple of a step that is not less. */
function upTo(units: bigint, step: bigint): bigint {
  return ((units + step - 1n) / step) * step;
}
