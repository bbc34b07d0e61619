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

/**
 * True if the accounts of a country are IBANs. Elsewhere, as in the USA, a number of the bank's own form is right.
 * @param country alpha-2. Source: reference/banking 6; the register of ISO 13616
 */
export function hasIbans(country: string): boolean {
  return countrySpecs[country]?.IBANRegistry === true;
}

/** The country of an IBAN: its first two letters (alpha-2). */
export function ibanCountry(iban: string): string {
  return iban.slice(0, 2);
}

/** How many characters an IBAN of a country has; null for a country without IBANs. @param country alpha-2 */
export function ibanLength(country: string): number | null {
  return hasIbans(country) ? (countrySpecs[country]?.chars ?? null) : null;
}

/** Territories whose banks use the IBANs of another country, alpha-2. Source: reference/areas C5 */
const USED_ALSO_IN: Readonly<Record<string, readonly string[]>> = {
  GB: ['GG', 'JE', 'IM'],
  FR: ['GF', 'GP', 'MQ', 'RE', 'YT', 'PM', 'BL', 'MF', 'NC', 'PF', 'WF', 'TF'],
  FI: ['AX'],
};

/** True if banks of a country use the IBANs of `ofIban`: those of Jersey have British ones. @param country alpha-2 */
export function isIbanUsedIn(ofIban: string, country: string): boolean {
  return ofIban === country || (USED_ALSO_IN[ofIban]?.includes(country) ?? false);
}
