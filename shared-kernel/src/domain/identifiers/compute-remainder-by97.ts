/** A two-digit remainder and 12 digits are exact as a JS number. */
const EXACT_DIGITS = 12;
const PLACES = 10 ** EXACT_DIGITS;

/**
 * Returns a long number modulo 97, the check of IBANs and LEIs. Source: ISO 7064 mod 97-10.
 * @param digits of any length, digits only
 */
export function computeRemainderBy97(digits: string): number {
  // The incomplete group comes first.
  const first = digits.length % EXACT_DIGITS;
  let remainder = Number(digits.slice(0, first)) % 97;
  for (let at = first; at < digits.length; at += EXACT_DIGITS) {
    remainder = (remainder * PLACES + Number(digits.slice(at, at + EXACT_DIGITS))) % 97;
  }
  return remainder;
}
