import { compareValues } from '../text';
import { RATE_DIGITS } from '../vocabulary';
import type { OfficialRate } from './exchange';
import { formatMinor } from './minor-units';
import { divideRatios, toRatio, type Ratio } from './ratio';

/** Pair of currencies with rates in hryvnias. */
export interface Quote {
  readonly from: OfficialRate;
  readonly to: OfficialRate;
}

export const HRYVNIA_QUOTE: OfficialRate = { rate: '1', units: '1' };

/**
 * Returns units of the second currency for one of the first, half up.
 * @param digits decimals; default: as many as a rate may have
 */
export function crossRate(quote: Quote, digits: number = RATE_DIGITS.decimals): string {
  return formatMinor(roundRatio(toCrossRatio(quote), digits), digits);
}

/**
 * Returns the difference in percent (one decimal, half up, unsigned) and its sign.
 * @throws RangeError if the other is zero
 */
export function getRateDifference(rate: Quote, other: Quote): { readonly percent: string; readonly sign: -1 | 0 | 1 } {
  const { numerator, denominator } = divideRatios(toCrossRatio(rate), toCrossRatio(other));
  const above = numerator - denominator;
  const size = above < 0n ? -above : above;
  return {
    percent: formatMinor(roundRatio({ numerator: size * 100n, denominator }, 1), 1),
    sign: compareValues(above, 0n),
  };
}

function toCrossRatio({ from, to }: Quote): Ratio {
  const one = ({ rate, units }: OfficialRate) => divideRatios(toRatio(rate), toRatio(units));
  return divideRatios(one(from), one(to));
}

function roundRatio({ numerator, denominator }: Ratio, digits: number): bigint {
  return (numerator * 10n ** BigInt(digits) * 2n + denominator) / (denominator * 2n);
}
