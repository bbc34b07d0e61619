import { addAmounts, subtractAmounts } from '../money';
import { roundToAmount, times, toRatio } from '../money/ratio';

/** Percent of interest that a bank withholds from a sole trader. Source: Tax Code of Ukraine; reference/areas E1 */
export const INTEREST_INCOME_TAX = '18';
export const INTEREST_MILITARY_TAX = '5';

/** What a sole trader's bank withholds from interest as the tax agent; a legal person declares its interest itself. */
export interface WithheldTax {
  readonly incomeTax: string;
  readonly militaryTax: string;
  readonly withheld: string;
  /** What is left of the interest. */
  readonly left: string;
}

/** @param interest decimal text, not negative @param digits decimals of the currency */
export function withheldTax(interest: string, digits = 2): WithheldTax {
  const part = (percent: string) =>
    roundToAmount(times(times(toRatio(interest), toRatio(percent)), { numerator: 1n, denominator: 100n }), digits);
  const [incomeTax, militaryTax] = [part(INTEREST_INCOME_TAX), part(INTEREST_MILITARY_TAX)];
  const withheld = addAmounts(incomeTax, militaryTax);
  return { incomeTax, militaryTax, withheld, left: subtractAmounts(interest, withheld) };
}
