import { formatMinor } from './minor-units';

/** Exact fraction; `roundToAmount` converts the final result, once. */
export interface Ratio {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

const DECIMAL = /^([0-9]+)(?:\.([0-9]+))?$/;

/**
 * Returns a non-negative decimal as a fraction: `41.5` is 415 / 10.
 * @throws RangeError for any other text: check user input first
 */
export function toRatio(decimal: string): Ratio {
  const match = DECIMAL.exec(decimal);
  if (!match) throw new RangeError('not a decimal number');
  const fraction = match[2] ?? '';
  return { numerator: BigInt(match[1] + fraction), denominator: 10n ** BigInt(fraction.length) };
}

export function multiplyRatios(a: Ratio, b: Ratio): Ratio {
  return { numerator: a.numerator * b.numerator, denominator: a.denominator * b.denominator };
}

/** @throws RangeError if `b` is zero */
export function divideRatios(a: Ratio, b: Ratio): Ratio {
  if (b.numerator === 0n) throw new RangeError('division by zero');
  return { numerator: a.numerator * b.denominator, denominator: a.denominator * b.numerator };
}

/**
 * Rounds half up: the only place where money is rounded.
 * @param digits decimals of the currency; the text always has two: `15000.00` yen
 */
export function roundToAmount({ numerator, denominator }: Ratio, digits = 2): string {
  const scale = 10n ** BigInt(digits);
  const units = (numerator * scale * 2n + denominator) / (denominator * 2n);
  return formatMinor(units * 10n ** BigInt(2 - digits));
}
