import { roundToAmount, times, toRatio } from './ratio';

/**
 * The VAT that an amount includes: `rate × amount / (100 + rate)`, exact, half up, two decimals.
 * @param amount decimal string, not negative
 * @param rate percent, decimal string: `20`
 * @returns `16.67` for 100.00 at 20 percent. Source: spec 2 §5; vectors `vat_included`
 */
export function vatIncluded(amount: string, rate: string): string {
  const { numerator, denominator } = toRatio(rate);
  const share = { numerator, denominator: 100n * denominator + numerator };
  return roundToAmount(times(toRatio(amount), share));
}
