import { compareAmounts } from './minor-units';
import { roundToAmount, times, toRatio } from './ratio';

/**
 * How a fee is counted: a percentage of the amount, not less than a minimum, or one sum for every document.
 * Percent and sums are decimal strings, sums in hryvnias. Source: spec 3 §3 (fee settings, payroll fee)
 */
export type FeeTerms =
  | { readonly kind: 'percent'; readonly percent: string; readonly minimum?: string }
  | { readonly kind: 'fixed'; readonly amount: string };

/**
 * The fee for an amount of hryvnias: `max(amount × percent / 100, minimum)`, half up, two decimals.
 * Source: reference/banking 6
 */
export function feeFor(amount: string, terms: FeeTerms): string {
  if (terms.kind === 'fixed') return twoDecimals(terms.amount);
  const { numerator, denominator } = times(toRatio(amount), toRatio(terms.percent));
  const share = roundToAmount({ numerator, denominator: denominator * 100n });
  const minimum = twoDecimals(terms.minimum ?? '0');
  return compareAmounts(share, minimum) < 0 ? minimum : share;
}

function twoDecimals(amount: string): string {
  return roundToAmount(toRatio(amount));
}
