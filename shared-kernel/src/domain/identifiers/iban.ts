import { isValidIBAN } from 'ibantools';
import { BUDGET_BANK_CODE, IBAN_LENGTH } from '../vocabulary';
import type { ProblemKey } from '../problem';
import { compactCode } from './pasted';

/** Drops what people paste with an account: spaces, no-break spaces, hyphens; Latin letters to upper case. */
export function normaliseIban(text: string): string {
  return compactCode(text);
}

/**
 * Checks a Ukrainian IBAN (`UA`, 2 check digits, 6-digit bank code, 19-digit account).
 * The order of the errors is the specification's: empty, length, country, mod 97, own bank.
 * @param iban normalised text
 * @param ownBankCode when given, characters 5–10 must equal it
 * @returns the catalogue key or null. Source: spec 1 and 2 §5, reference/banking 1.1
 */
export function checkIban(iban: string, ownBankCode?: string): ProblemKey | null {
  if (iban === '') return ownBankCode ? 'inputOwnBankIban' : 'emptyField';
  if (iban.length !== IBAN_LENGTH) return 'invalidIban';
  if (!iban.startsWith('UA')) return 'nonUkrainianIban';
  // ibantools computes mod 97; the digits-only test keeps out full-width digits and letters in the account.
  if (!/^UA[0-9]{27}$/.test(iban) || !isValidIBAN(iban)) return 'invalidIban';
  if (ownBankCode && bankCodeOf(iban) !== ownBankCode) return 'nonOwnBankIban';
  return null;
}

/** The six-digit bank code: characters 5–10 of the IBAN. */
export function bankCodeOf(iban: string): string {
  return iban.slice(4, 10);
}

/** True for an account of the Treasury, whose payments need a structured purpose. Source: spec 2 §5 */
export function isBudgetIban(iban: string): boolean {
  return bankCodeOf(iban) === BUDGET_BANK_CODE;
}

/**
 * The account number inside an IBAN without leading zeros.
 * The specification cuts "after the 11th character", which would lose a digit of a full 19-digit account; the cut is
 * after the bank code instead (reference/banking, section 10).
 */
export function shortAccount(iban: string): string {
  return iban.slice(10).replace(/^0+/, '');
}

/** An IBAN in groups of four for reading; the text without the spaces is the IBAN again. */
export function formatIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ');
}
