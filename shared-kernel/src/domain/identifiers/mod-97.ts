/** So many digits behind a remainder of two are still exact as a JS number. */
const EXACT_DIGITS = 12;

/**
 * The remainder of a long whole number by 97: the check of ISO 7064 mod 97-10, which IBANs and LEIs have.
 * @param digits of any length, digits only
 */
export function remainderBy97(digits: string): number {
  let remainder = 0;
  for (let at = 0; at < digits.length; at += EXACT_DIGITS) {
    remainder = Number(`${remainder}${digits.slice(at, at + EXACT_DIGITS)}`) % 97;
  }
  return remainder;
}
