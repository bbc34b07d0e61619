import type { ProblemKey } from '../problem';
import { IBAN_LENGTH } from '../vocabulary';
import { bankCodeOf } from './iban-parts';
import { remainderBy97 } from './mod-97';

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
  if (!/^UA[0-9]{27}$/.test(iban) || !hasCheckDigits(iban)) return 'invalidIban';
  if (ownBankCode && bankCodeOf(iban) !== ownBankCode) return 'nonOwnBankIban';
  return null;
}

/** `UA` as numbers, A being 10, and the place of the check digits. Source: ISO 13616 */
const UA_WITHOUT_CHECK = '301000';

/**
 * By mod 97 alone: the lengths of all other countries would be code that a hryvnia payment never needs. Written out and
 * compared: of 00 and 97, which leave the same remainder, one is right.
 */
function hasCheckDigits(iban: string): boolean {
  const right = 98 - remainderBy97(`${iban.slice(4)}${UA_WITHOUT_CHECK}`);
  return Number(iban.slice(2, 4)) === right;
}
