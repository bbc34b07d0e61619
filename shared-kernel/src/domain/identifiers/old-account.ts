import { compactCode } from './pasted';

/** Digits 1–5 of the bank code take part; the weights repeat. Source: reference/banking 1.2 */
const BANK_WEIGHTS = [1, 3, 7, 1, 3];
const ACCOUNT_WEIGHTS = [3, 7, 1];
/** The key digit is the fifth. */
const KEY_PLACE = 4;
const ACCOUNT = /^[0-9]{5,14}$/;

/** An account or a bank code as pasted: spaces (also no-break) and hyphens dropped. */
export function normaliseAccount(text: string): string {
  return compactCode(text);
}

/**
 * Checks an account of the form used before IBAN: 5–14 digits, the fifth of which follows from the others and the bank.
 * The account inside an IBAN is not checked so: card and treasury accounts have no key digit.
 * @param bankCode six digits; for a payroll row the own bank's
 * @returns `illegalMfoAcn` for a wrong bank code, which is looked at first, `illegalOldAcn` or null.
 * Source: spec 3 §5 (payroll), reference/banking 1.2
 */
export function checkOldAccount(account: string, bankCode: string): 'illegalMfoAcn' | 'illegalOldAcn' | null {
  if (!isBankCode(bankCode)) return 'illegalMfoAcn';
  return ACCOUNT.test(account) && Number(account[KEY_PLACE]) === keyDigit(account, bankCode) ? null : 'illegalOldAcn';
}

/** True for six digits. Whether there is such a bank, the bank's catalogue knows. */
export function isBankCode(text: string): boolean {
  return /^[0-9]{6}$/.test(text);
}

function keyDigit(account: string, bankCode: string): number {
  const withoutKey = `${account.slice(0, KEY_PLACE)}0${account.slice(KEY_PLACE + 1)}`;
  const sum = weightedSum(bankCode.slice(0, 5), BANK_WEIGHTS) + weightedSum(withoutKey, ACCOUNT_WEIGHTS);
  return ((sum + account.length) * 7) % 10;
}

function weightedSum(digits: string, weights: readonly number[]): number {
  return [...digits].reduce((sum, digit, place) => sum + Number(digit) * (weights[place % weights.length] ?? 0), 0);
}
