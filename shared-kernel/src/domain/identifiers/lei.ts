import { computeRemainderBy97 } from './compute-remainder-by97';
import { removeSeparators } from './pasted-text';

/** Normalises a pasted LEI: drops spaces and hyphens, upper case. */
export function normaliseLei(text: string): string {
  return removeSeparators(text);
}

/**
 * Checks the form of an LEI; wrong check digits only warn, see `hasLeiCheckDigits`. Source:
 * docs/requirements/hryvnia-payments.md#validation-of-the-actual-parties,
 * docs/requirements/banking-rules.md#lei-and-bic.
 * @returns the catalogue key, also for an empty text, or null
 */
export function checkLei(lei: string): 'sep4.identity.invalidCodeValueLEI' | null {
  return /^[A-Z0-9]{18}[0-9]{2}$/.test(lei) ? null : 'sep4.identity.invalidCodeValueLEI';
}

/** True for valid form and check digits. Source: ISO 17442, ISO 7064 mod 97-10. */
export function hasLeiCheckDigits(lei: string): boolean {
  const digits = lei.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return checkLei(lei) === null && computeRemainderBy97(digits) === 1;
}
