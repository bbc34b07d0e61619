import { multiplyRatios, toRatio, type Ratio } from '../money/ratio';
import { computeYearPart, type DayCount } from './day-count';

export interface InterestTerms {
  /** Percent a year. */
  readonly rate: string;
  readonly basis: DayCount;
}

const PERCENT = { numerator: 1n, denominator: 100n };

/**
 * Returns exact interest from `from` up to, not including, `to`. Round once, when it is paid or shown; partial payments
 * are the rounded total less earlier ones, so that they add up. Source:
 * docs/requirements/deposits-and-credits.md#formulas-and-rounding.
 * @param amount not negative, in units of the currency
 */
export function accrueInterest(amount: string, { rate, basis }: InterestTerms, from: string, to: string): Ratio {
  return multiplyRatios(
    multiplyRatios(toRatio(amount), multiplyRatios(toRatio(rate), PERCENT)),
    computeYearPart(from, to, basis),
  );
}

export function addRatios(a: Ratio, b: Ratio): Ratio {
  return a.denominator === b.denominator
    ? { numerator: a.numerator + b.numerator, denominator: a.denominator }
    : {
        numerator: a.numerator * b.denominator + b.numerator * a.denominator,
        denominator: a.denominator * b.denominator,
      };
}

export function subtractRatios(a: Ratio, b: Ratio): Ratio {
  return addRatios(a, { numerator: -b.numerator, denominator: b.denominator });
}
