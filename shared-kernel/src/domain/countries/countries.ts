import { COUNTRY_CODES } from './codes';

/** ISO 3166-1: `{ alpha2: 'UA', alpha3: 'UKR', numeric: '804' }`. Names come with the bank's catalogue. */
export interface Country {
  readonly alpha2: string;
  readonly alpha3: string;
  readonly numeric: string;
}

/** All countries, by their alpha-2 code. */
export const COUNTRIES: readonly Country[] = COUNTRY_CODES.trim()
  .split(/\s+/)
  .map((codes) => ({ alpha2: codes.slice(0, 2), alpha3: codes.slice(2, 5), numeric: codes.slice(5) }));

const byCode = new Map(COUNTRIES.flatMap((c) => [c.alpha2, c.alpha3, c.numeric].map((code) => [code, c] as const)));

/**
 * The country of an alpha-2, alpha-3 or numeric code, or null. Documents and identifiers name countries by alpha-2, the
 * bank's catalogue by number: `findCountry('804')?.alpha2` and `findCountry('UA')?.numeric` convert at the border.
 * @param code upper case; a number has its leading zeros (`004`). Source: reference/banking 2.4
 */
export function findCountry(code: string): Country | null {
  return byCode.get(code) ?? null;
}

/** True for the alpha-2 code of a country that exists. */
export function isCountry(alpha2: string): boolean {
  return alpha2.length === 2 && byCode.has(alpha2);
}

/** A country code as pasted or as a spreadsheet cut it: ` ua ` becomes `UA`, `4` becomes `004`. */
export function normaliseCountry(text: string): string {
  const code = text.replace(/[\s\u00a0\u202f]/g, '').toUpperCase();
  return /^[0-9]{1,2}$/.test(code) ? code.padStart(3, '0') : code;
}
