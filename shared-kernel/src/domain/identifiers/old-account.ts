import { removeSeparators } from './pasted-text';

/**
 * Weights of digits 1–5 of the bank code; account weights repeat. Source:
 * docs/requirements/banking-rules.md#old-account-number.
 */
const BANK_WEIGHTS = [1, 3, 7, 1, 3];
const ACCOUNT_WEIGHTS = [3, 7, 1];
const KEY_PLACE = 4;
const ACCOUNT = /^[0-9]{5,14}$/;

/** Normalises a pasted account: drops spaces and hyphens. */
export function normaliseAccount(text: string): string {
  return removeSeparators(text);
}

/**
 * Checks an account of the form before IBAN: 5–14 digits, the fifth a key computed with the bank code. Not for accounts
 * inside an IBAN: card and treasury accounts have no key. Source:
 * docs/requirements/currency-payroll-credits-statements.md#payroll-rows,
 * docs/requirements/banking-rules.md#old-account-number.
 * @param bankCode six digits; for a payroll row the own bank's
 * @returns `illegalMfoAcn` for a wrong bank code (checked first), `illegalOldAcn` or null
 */
export function checkOldAccount(account: string, bankCode: string): 'illegalMfoAcn' | 'illegalOldAcn' | null {
  if (!isBankCode(bankCode)) return 'illegalMfoAcn';
  return ACCOUNT.test(account) && Number(account[KEY_PLACE]) === computeKeyDigit(account, bankCode)
    ? null
    : 'illegalOldAcn';
}

export function isBankCode(text: string): boolean {
  return /^[0-9]{6}$/.test(text);
}

function computeKeyDigit(account: string, bankCode: string): number {
  const withoutKey = `${account.slice(0, KEY_PLACE)}0${account.slice(KEY_PLACE + 1)}`;
  const sum = computeWeightedSum(bankCode.slice(0, 5), BANK_WEIGHTS) + computeWeightedSum(withoutKey, ACCOUNT_WEIGHTS);
  return ((sum + account.length) * 7) % 10;
}

function computeWeightedSum(digits: string, weights: readonly number[]): number {
  return [...digits].reduce((sum, digit, place) => sum + Number(digit) * (weights[place % weights.length] ?? 0), 0);
}
