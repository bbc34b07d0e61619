import type { ProblemKey } from '../problem';
import { IBAN_LENGTH } from '../vocabulary';
import { getIbanBankCode } from './iban-parts';
import { computeRemainderBy97 } from './compute-remainder-by97';

/**
 * Checks a Ukrainian IBAN. Errors in the specification's order: empty, length, country, mod 97, own bank. Source:
 * docs/requirements/shell-accounts-admin.md#validation, docs/requirements/hryvnia-payments.md#accounts-and-codes,
 * docs/requirements/banking-rules.md#ukrainian-iban.
 * @param iban normalised text
 * @param ownBankCode if present, characters 5–10 must equal it
 * @returns the catalogue key or null
 */
export function checkIban(iban: string, ownBankCode?: string): ProblemKey | null {
  if (iban === '') return ownBankCode ? 'inputOwnBankIban' : 'emptyField';
  if (iban.length !== IBAN_LENGTH) return 'invalidIban';
  if (!iban.startsWith('UA')) return 'nonUkrainianIban';
  if (!/^UA[0-9]{27}$/.test(iban) || !hasCheckDigits(iban)) return 'invalidIban';
  if (ownBankCode && getIbanBankCode(iban) !== ownBankCode) return 'nonOwnBankIban';
  return null;
}

/** `UA` as numbers (A = 10) and zeros for the check digits. Source: ISO 13616. */
const UA_WITHOUT_CHECK = '301000';

/**
 * Needs no table of all countries' lengths.
 * Compares the digits: 00 and 97 leave the same remainder, but only one is right.
 */
function hasCheckDigits(iban: string): boolean {
  const right = 98 - computeRemainderBy97(`${iban.slice(4)}${UA_WITHOUT_CHECK}`);
  return Number(iban.slice(2, 4)) === right;
}
