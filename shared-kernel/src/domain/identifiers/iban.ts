import { isValidIBAN } from 'ibantools';
import type { ProblemKey } from '../problem';
import { IBAN_LENGTH } from '../vocabulary';
import { bankCodeOf } from './iban-parts';

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
