import { compareValues } from '../text';
import { BUY_RESERVE_FACTOR } from '../vocabulary';
import { divideRatios, roundToAmount, multiplyRatios, toRatio, type Ratio } from './ratio';

export interface OfficialRate {
  readonly rate: string;
  /** `1`; some currencies are quoted per 10 or 100. */
  readonly units: string;
}

/**
 * Returns the hryvnias needed to buy currency: NBU rate plus 2 percent, rounded once, half up. Source:
 * docs/requirements/currency-payroll-credits-statements.md#hryvnias-for-a-purchase,
 * docs/requirements/banking-rules.md#buying-currency.
 */
export function getHryvniasToBuy(amount: string, official: OfficialRate): string {
  return roundToAmount(multiplyRatios(computeEquivalent(amount, official), toRatio(BUY_RESERVE_FACTOR)));
}

/** Converts currency to hryvnias, half up. */
export function toHryvnias(amount: string, official: OfficialRate): string {
  return roundToAmount(computeEquivalent(amount, official));
}

/**
 * Converts between currencies over hryvnias, rounded once, half up.
 * @param digits decimals of the target currency, at most two
 */
export function exchange(amount: string, from: OfficialRate, to: OfficialRate, digits = 2): string {
  return roundToAmount(divideRatios(computeEquivalent(amount, from), computeEquivalent('1', to)), digits);
}

/** Compares the cross rate with `rate`: 1, -1 or 0. */
export function compareCrossRate(from: OfficialRate, to: OfficialRate, rate: string): -1 | 0 | 1 {
  const cross = divideRatios(computeEquivalent('1', from), computeEquivalent('1', to));
  const expected = toRatio(rate);
  return compareValues(cross.numerator * expected.denominator, expected.numerator * cross.denominator);
}

function computeEquivalent(amount: string, { rate, units }: OfficialRate): Ratio {
  return divideRatios(multiplyRatios(toRatio(amount), toRatio(rate)), toRatio(units));
}
