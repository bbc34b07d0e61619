import { remainderBy97 } from './mod-97';
import { compactCode } from './pasted';

/** A legal entity identifier as pasted: spaces (also no-break) and hyphens dropped, upper case. */
export function normaliseLei(text: string): string {
  return compactCode(text);
}

/**
 * Checks the form of a legal entity identifier: 18 Latin letters or digits and 2 digits.
 * A wrong check number is no refusal, only a reason to warn: see `hasLeiCheckDigits`.
 * @returns the catalogue key, also for an empty text, or null. Source: spec 2 §5, reference/banking 1.7
 */
export function checkLei(lei: string): 'sep4.identity.invalidCodeValueLEI' | null {
  return /^[A-Z0-9]{18}[0-9]{2}$/.test(lei) ? null : 'sep4.identity.invalidCodeValueLEI';
}

/**
 * True if the check digits of an identifier of the right form are right (ISO 17442, as ISO 7064 mod 97-10).
 * A form warns when they are not.
 */
export function hasLeiCheckDigits(lei: string): boolean {
  const digits = lei.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return checkLei(lei) === null && remainderBy97(digits) === 1;
}
