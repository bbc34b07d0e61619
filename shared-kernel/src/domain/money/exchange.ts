import { BUY_RESERVE_FACTOR } from '../vocabulary';
import { dividedBy, roundToAmount, times, toRatio, type Ratio } from './ratio';

/** The rate of the National Bank: hryvnias for `units` of a currency. */
export interface OfficialRate {
  /** Decimal string: `41.5000`. */
  readonly rate: string;
  /** Decimal string: `1`; some currencies are quoted per 10 or 100. */
  readonly units: string;
}

/**
 * Hryvnias that must lie on the transit account to buy an amount of currency: the amount at the NBU rate and 2 percent,
 * rounded once, half up, two decimals.
 * Source: spec 3 §9, reference/banking 6; vectors `buy_uah_needed`
 */
export function hryvniasToBuy(amount: string, official: OfficialRate): string {
  return roundToAmount(times(equivalent(amount, official), toRatio(BUY_RESERVE_FACTOR)));
}

/** The hryvnia equivalent of an amount of currency, half up, two decimals. */
export function toHryvnias(amount: string, official: OfficialRate): string {
  return roundToAmount(equivalent(amount, official));
}

/** The currency equivalent of an amount of hryvnias, half up, two decimals: a fee in its own currency. */
export function fromHryvnias(amount: string, official: OfficialRate): string {
  return roundToAmount(dividedBy(toRatio(amount), equivalent('1', official)));
}

/**
 * An amount of one currency in another, over hryvnias: rounded once, half up, to the decimals of the other.
 * @param digits decimals of the other currency, at most two
 */
export function exchanged(amount: string, from: OfficialRate, to: OfficialRate, digits = 2): string {
  return roundToAmount(dividedBy(equivalent(amount, from), equivalent('1', to)), digits);
}

/** Whether units of one currency, for each unit of another, are more (1), less (-1) or as many (0) as a rate says. */
export function compareCrossRate(from: OfficialRate, to: OfficialRate, rate: string): -1 | 0 | 1 {
  const cross = dividedBy(equivalent('1', from), equivalent('1', to));
  const wanted = toRatio(rate);
  const difference = cross.numerator * wanted.denominator - wanted.numerator * cross.denominator;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

function equivalent(amount: string, { rate, units }: OfficialRate): Ratio {
  return dividedBy(times(toRatio(amount), toRatio(rate)), toRatio(units));
}
