import { addAmounts, subtractAmounts } from '../money';
import { roundToAmount, multiplyRatios, toRatio } from '../money/ratio';

/**
 * Percent withheld from a sole trader. Source: Tax Code of Ukraine,
 * docs/requirements/deposits-and-credits.md#withheld-tax.
 */
const INTEREST_INCOME_TAX = '18';
const INTEREST_MILITARY_TAX = '5';

/** Tax of sole traders: legal entities declare interest themselves. */
export interface WithheldTax {
  readonly incomeTax: string;
  readonly militaryTax: string;
  readonly withheld: string;
  readonly left: string;
}

/**
 * Computes the tax withheld from interest.
 * @param interest decimal string, not negative @param digits decimals of the currency
 */
export function withholdTax(interest: string, digits = 2): WithheldTax {
  const part = (percent: string) =>
    roundToAmount(
      multiplyRatios(multiplyRatios(toRatio(interest), toRatio(percent)), { numerator: 1n, denominator: 100n }),
      digits,
    );
  const [incomeTax, militaryTax] = [part(INTEREST_INCOME_TAX), part(INTEREST_MILITARY_TAX)];
  const withheld = addAmounts(incomeTax, militaryTax);
  return { incomeTax, militaryTax, withheld, left: subtractAmounts(interest, withheld) };
}
