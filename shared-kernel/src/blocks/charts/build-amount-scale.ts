import { formatMinor, toMinor } from '../../domain/money';

interface AmountScale {
  /** Decimal strings in ascending order, zero included. */
  readonly ticks: readonly string[];
  /** Returns the position on the axis: 0 at the lowest tick, 1 at the highest. */
  share(amount: string): number;
}

/** Target number of ticks; there may be one more at each end. */
const TICKS = 4n;
/** A ten-thousandth of the height is precise enough for a picture. */
const PRECISION = 10_000n;

/**
 * Builds an axis for all amounts, including zero, in steps of 1, 2 or 5 times a power of ten.
 * Compares whole minor units: amounts may exceed a JS number.
 * @param amounts decimal strings
 */
export function buildAmountScale(amounts: readonly string[]): AmountScale {
  const units = amounts.map((amount) => toMinor(amount));
  const most = units.reduce((high, each) => (each > high ? each : high), 0n);
  const least = units.reduce((low, each) => (each < low ? each : low), 0n);
  const step = chooseStep(most - least);
  const low = -roundUp(-least, step);
  const high = most === 0n && least === 0n ? step : roundUp(most, step);
  const count = Number((high - low) / step) + 1;
  return {
    ticks: Array.from({ length: count }, (_, place) => formatMinor(low + BigInt(place) * step)),
    share: (amount) => Number(((toMinor(amount) - low) * PRECISION) / (high - low)) / Number(PRECISION),
  };
}

/** Returns the smallest round step that needs at most `TICKS` steps for the range; at least one unit of money. */
function chooseStep(range: bigint): bigint {
  for (let power = 100n; ; power *= 10n) {
    const step = [1n, 2n, 5n].map((factor) => factor * power).find((each) => each * TICKS >= range);
    if (step !== undefined) return step;
  }
}

function roundUp(units: bigint, step: bigint): bigint {
  return ((units + step - 1n) / step) * step;
}
