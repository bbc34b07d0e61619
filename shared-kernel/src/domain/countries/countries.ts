import { COUNTRY_CODES } from './country-codes';

/** Country of ISO 3166-1: `{ alpha2: 'UA', alpha3: 'UKR', numeric: '804' }`. */
export interface Country {
  readonly alpha2: string;
  readonly alpha3: string;
  readonly numeric: string;
}

export const COUNTRIES: readonly Country[] = COUNTRY_CODES.trim()
  .split(/\s+/)
  .map((codes) => ({ alpha2: codes.slice(0, 2), alpha3: codes.slice(2, 5), numeric: codes.slice(5) }));

const byCode = new Map(COUNTRIES.flatMap((c) => [c.alpha2, c.alpha3, c.numeric].map((code) => [code, c] as const)));

/**
 * Returns the country of an alpha-2, alpha-3 or numeric code, or null. Source:
 * docs/requirements/banking-rules.md#actual-payer-and-receiver.
 * @param code upper case; numeric codes keep their leading zeros (`004`)
 */
export function findCountry(code: string): Country | null {
  return byCode.get(code) ?? null;
}

export function isCountry(alpha2: string): boolean {
  return alpha2.length === 2 && byCode.has(alpha2);
}

/** Normalises a pasted code or one cut by a spreadsheet: ` ua ` becomes `UA`, `4` becomes `004`. */
export function normaliseCountry(text: string): string {
  const code = text.replace(/[\s\u00a0\u202f]/g, '').toUpperCase();
  return /^[0-9]{1,2}$/.test(code) ? code.padStart(3, '0') : code;
}
