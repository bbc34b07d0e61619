import { countrySpecs, isValidIBAN } from 'ibantools';

/**
 * Checks the IBAN of any country: its length and form there, mod 97. The own-bank rule is not part of it.
 * @param iban normalised text; lower-case letters and full-width digits are refused
 * @returns the catalogue key or null. Source: reference/banking 6
 */
export function checkForeignIban(iban: string): 'emptyField' | 'invalidIban' | null {
  if (iban === '') return 'emptyField';
  return isValidIBAN(iban) ? null : 'invalidIban';
}

/** In the register of ISO 13616 since 2021 and later; the library does not know it yet. */
const LATER_IN_REGISTER: readonly string[] = ['BI', 'DJ', 'FK', 'HN'];

/**
 * True if the accounts of a country are IBANs. Elsewhere, as in the USA, a number of the bank's own form is right.
 * @param country alpha-2. Source: reference/banking 6; the register of ISO 13616
 */
export function hasIbans(country: string): boolean {
  return countrySpecs[country]?.IBANRegistry === true || LATER_IN_REGISTER.includes(country);
}

/**
 * How many characters an IBAN of a country has; null for a country without IBANs. Some banks of countries outside of the
 * register, as in Morocco, give them out as well.
 * @param country alpha-2
 */
export function ibanLength(country: string): number | null {
  // The library's table is an object: a name that every object has is no country.
  return Object.hasOwn(countrySpecs, country) ? (countrySpecs[country]?.chars ?? null) : null;
}
