import { parseAmountWithin } from '../../money';
import type { Problem } from '../../problem';
import { CURRENCY_PURPOSE_MAX, CURRENCY_PURPOSE_MIN, UAH } from '../../vocabulary';
import { checkRequiredText, limitedProblem, problem } from '../checks';
import { choiceProblem } from './choice';

/** A foreign currency is chosen. One that is no longer offered (643) can still be paid from an account that holds it. */
export function currencyProblem(field: string, code: string): Problem | null {
  const isForeign = /^[0-9]{3}$/.test(code) && code !== UAH.code;
  return choiceProblem(field, code) ?? problem(field, isForeign ? null : 'currencyNotOffered');
}

/**
 * The amount keeps to the limits and, in yen, is whole. Funds are a warning, see `currencyPaymentWarnings`.
 * @param max the most that may be paid to this receiver, decimal text
 */
export function amountProblem(text: string, currencyCode: string, max?: string | null): Problem | null {
  const parsed = parseAmountWithin(text, { currency: currencyCode, ...(max && { max }) });
  if (parsed.ok) return null;
  return problem('amount', parsed.key, 'params' in parsed ? parsed.params : undefined);
}

/** A purpose of 3 to 200 characters. Source: spec 3 §5 */
export function purposeProblem(purpose: string): Problem | null {
  const isTooShort = purpose.trim().length < CURRENCY_PURPOSE_MIN;
  const key = checkRequiredText(purpose, CURRENCY_PURPOSE_MAX, 'tooLongPpurp') ?? (isTooShort ? 'tooShortPpurp' : null);
  return limitedProblem('pay_purp', key, purpose, CURRENCY_PURPOSE_MAX);
}
