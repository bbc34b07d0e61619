import { currencyDigits, UAH } from '../vocabulary';
import { compareAmounts } from './minor-units';
import { parseAmount, type AmountProblemKey } from './parse-amount';

/** What an amount must keep to beside the general limits. */
export interface AmountLimits {
  /** Letters or code; an amount in a currency without decimals must be whole. Hryvnia when not given. */
  readonly currency?: string;
  /** Most that the correspondent or account may get, decimal string; '' or null for no such limit. */
  readonly max?: string | null;
}

export type ParsedAmountWithin =
  | { readonly ok: true; readonly amount: string }
  | { readonly ok: false; readonly key: AmountProblemKey }
  | { readonly ok: false; readonly key: 'amountTooBig'; readonly params: { readonly max: string } };

/**
 * Reads an amount as `parseAmount` does and holds it to the currency's decimals and to the receiver's maximum.
 * @returns the wire form with two decimals (`1000.00` also for yen), or the key; `amountTooBig` names the maximum.
 * Source: spec 2 §5, spec 3 §5, reference/banking 6 (yen)
 */
export function parseAmountWithin(text: string, { currency = UAH.letters, max }: AmountLimits): ParsedAmountWithin {
  const parsed = parseAmount(text);
  if (!parsed.ok) return parsed;
  const isTooFine = currencyDigits(currency) === 0 && !parsed.amount.endsWith('.00');
  if (isTooFine) return { ok: false, key: 'incorrectAmount' };
  if (max && compareAmounts(parsed.amount, max) > 0) return { ok: false, key: 'amountTooBig', params: { max } };
  return parsed;
}
