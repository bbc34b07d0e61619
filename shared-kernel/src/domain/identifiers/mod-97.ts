/** So many digits behind a remainder of two are still exact as a JS number. */
const EXACT_DIGITS = 12;
const PLACES = 10 ** EXACT_DIGITS;

/**
 * The remainder of a long whole number by 97: the check of ISO 7064 mod 97-10, which IBANs and LEIs have.
 * @param digits of any length, digits only
 */
export function remainderBy97(digits: string): number {
  // What does not fill a group comes first: all groups behind it have the same length.
  const first = digits.length % EXACT_DIGITS;
  let remainder = Number(digits.slice(0, first)) % 97;
  for (let at = first; at < digits.length; at += EXACT_DIGITS) {
    remainder = (remainder * PLACES + Number(digits.slice(at, at + EXACT_DIGITS))) % 97;
  }
  return remainder;
}
