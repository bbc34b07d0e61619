import { parseAmountWithin } from '../../money';
import type { Problem } from '../../problem';
import { CURRENCY_PURPOSE_MAX, CURRENCY_PURPOSE_MIN, UAH } from '../../vocabulary';
import { checkRequiredText, toLimitProblem, toProblem } from '../checks';
import { checkChoice } from './check-choice';

/** Accepts a currency that is no longer offered (643): accounts in it can still pay. */
export function checkCurrency(field: string, code: string): Problem | null {
  const isForeign = /^[0-9]{3}$/.test(code) && code !== UAH.code;
  return checkChoice(field, code) ?? toProblem(field, isForeign ? null : 'currencyNotOffered');
}

/**
 * Requires whole yen. Insufficient funds are a warning, see `getCurrencyPaymentWarnings`.
 * @param max maximum for this beneficiary
 */
export function checkAmount(text: string, currencyCode: string, max?: string | null): Problem | null {
  const parsed = parseAmountWithin(text, { currency: currencyCode, ...(max && { max }) });
  if (parsed.ok) return null;
  return toProblem('amount', parsed.key, 'params' in parsed ? parsed.params : undefined);
}

/**
 * Requires 3 to 200 characters. Source: docs/requirements/currency-payroll-credits-statements.md#purpose-and-comment.
 */
export function checkCurrencyPurpose(purpose: string): Problem | null {
  const isTooShort = purpose.trim().length < CURRENCY_PURPOSE_MIN;
  const key = checkRequiredText(purpose, CURRENCY_PURPOSE_MAX, 'tooLongPpurp') ?? (isTooShort ? 'tooShortPpurp' : null);
  return toLimitProblem('purpose', key, purpose, CURRENCY_PURPOSE_MAX);
}
