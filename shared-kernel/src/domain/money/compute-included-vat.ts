import { roundToAmount, multiplyRatios, toRatio } from './ratio';

/**
 * Computes included VAT: `rate × amount / (100 + rate)`, half up. Source:
 * docs/requirements/hryvnia-payments.md#names-and-purposes.
 * @param amount not negative
 * @param rate percent: `20`
 * @returns `16.67` for 100.00 at 20 percent
 */
export function computeIncludedVat(amount: string, rate: string): string {
  const { numerator, denominator } = toRatio(rate);
  const share = { numerator, denominator: 100n * denominator + numerator };
  return roundToAmount(multiplyRatios(toRatio(amount), share));
}
