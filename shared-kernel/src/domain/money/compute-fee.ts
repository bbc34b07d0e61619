import { compareAmounts } from './minor-units';
import { roundToAmount, multiplyRatios, toRatio } from './ratio';

/**
 * Percentage with an optional minimum, or a fixed sum; hryvnias. Source:
 * docs/requirements/currency-payroll-credits-statements.md#payroll-fee.
 */
export type FeeTerms =
  | { readonly kind: 'percent'; readonly percent: string; readonly minimum?: string }
  | { readonly kind: 'fixed'; readonly amount: string };

/**
 * Computes `max(amount × percent / 100, minimum)`, half up. Source: docs/requirements/banking-rules.md#currency-fee.
 */
export function computeFee(amount: string, terms: FeeTerms): string {
  if (terms.kind === 'fixed') return toTwoDecimals(terms.amount);
  const { numerator, denominator } = multiplyRatios(toRatio(amount), toRatio(terms.percent));
  const share = roundToAmount({ numerator, denominator: denominator * 100n });
  const minimum = toTwoDecimals(terms.minimum ?? '0');
  return compareAmounts(share, minimum) < 0 ? minimum : share;
}

function toTwoDecimals(amount: string): string {
  return roundToAmount(toRatio(amount));
}
