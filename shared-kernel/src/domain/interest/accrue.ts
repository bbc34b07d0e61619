import { times, toRatio, type Ratio } from '../money/ratio';
import { yearPart, type DayCount } from './day-count';

/** What an amount earns or costs. */
export interface InterestTerms {
  /** Percent a year, any decimals: `19.50`. */
  readonly rate: string;
  readonly basis: DayCount;
}

const PERCENT = { numerator: 1n, denominator: 100n };

/**
 * Interest of an amount for the days from `from` up to and without `to`, exact: it becomes money once, by
 * `roundToAmount`, when it is paid or shown. What is paid in parts is the rounded total up to a day less what was paid
 * before, so that the parts add up to the rounded whole.
 * @param amount not negative, in units of the currency
 * Source: reference/areas E3
 */
export function interestBetween(amount: string, { rate, basis }: InterestTerms, from: string, to: string): Ratio {
  return times(times(toRatio(amount), times(toRatio(rate), PERCENT)), yearPart(from, to, basis));
}

export function plus(a: Ratio, b: Ratio): Ratio {
  return a.denominator === b.denominator
    ? { numerator: a.numerator + b.numerator, denominator: a.denominator }
    : {
        numerator: a.numerator * b.denominator + b.numerator * a.denominator,
        denominator: a.denominator * b.denominator,
      };
}

export function minus(a: Ratio, b: Ratio): Ratio {
  return plus(a, { numerator: -b.numerator, denominator: b.denominator });
}
