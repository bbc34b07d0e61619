import { countrySpecs, isValidIBAN } from 'ibantools';

/**
 * Checks the IBAN of any country: length, form, mod 97. Source:
 * docs/requirements/banking-rules.md#own-and-external-payments.
 * @param iban normalised text; lower-case letters and full-width digits are refused
 * @returns the catalogue key or null
 */
export function checkForeignIban(iban: string): 'emptyField' | 'invalidIban' | null {
  if (iban === '') return 'emptyField';
  return isValidIBAN(iban) ? null : 'invalidIban';
}

/** In the register of ISO 13616 since 2021 and later, but missing in the library (ibantools). */
const LATER_IN_REGISTER: readonly string[] = ['BI', 'DJ', 'FK', 'HN'];

/**
 * True if the country's accounts are IBANs. Source: docs/requirements/banking-rules.md#own-and-external-payments, ISO
 * 13616.
 * @param country alpha-2
 */
export function hasIbans(country: string): boolean {
  return countrySpecs[country]?.IBANRegistry === true || LATER_IN_REGISTER.includes(country);
}

/**
 * Returns the length of a country's IBANs, or null. Some countries outside the register have IBANs, as Morocco.
 * @param country alpha-2
 */
export function getIbanLength(country: string): number | null {
  // `constructor` is no country.
  return Object.hasOwn(countrySpecs, country) ? (countrySpecs[country]?.chars ?? null) : null;
}
