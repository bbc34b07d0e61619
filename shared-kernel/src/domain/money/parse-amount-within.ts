import { getCurrencyDigits, UAH } from '../vocabulary';
import { compareAmounts } from './minor-units';
import { parseAmount, type AmountProblemKey } from './parse-amount';

export interface AmountLimits {
  /** Letters or code; default hryvnia. Without decimals, amounts must be whole. */
  readonly currency?: string;
  /** Maximum of the counterparty or account; '' or null for none. */
  readonly max?: string | null;
}

export type ParsedAmountWithin =
  | { readonly ok: true; readonly amount: string }
  | { readonly ok: false; readonly key: AmountProblemKey }
  | { readonly ok: false; readonly key: 'amountTooBig'; readonly params: { readonly max: string } };

/**
 * Checks also the currency's decimals and the receiver's maximum. Source: docs/requirements/hryvnia-payments.md#amount,
 * docs/requirements/currency-payroll-credits-statements.md#funds-and-amount,
 * docs/requirements/banking-rules.md#own-and-external-payments.
 * @returns the wire form with two decimals (`1000.00` also for yen), or the key; `amountTooBig` names the maximum
 */
export function parseAmountWithin(text: string, { currency = UAH.letters, max }: AmountLimits): ParsedAmountWithin {
  const parsed = parseAmount(text);
  if (!parsed.ok) return parsed;
  const isTooFine = getCurrencyDigits(currency) === 0 && !parsed.amount.endsWith('.00');
  if (isTooFine) return { ok: false, key: 'incorrectAmount' };
  if (max && compareAmounts(parsed.amount, max) > 0) return { ok: false, key: 'amountTooBig', params: { max } };
  return parsed;
}
