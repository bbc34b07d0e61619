import { isCountry } from '../countries';
import { compactCode } from './pasted';

const BIC = /^[A-Z0-9]{4}([A-Z]{2})[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/;
/** Branch code of the head office; a BIC of 8 characters means the same. */
const HEAD_OFFICE = 'XXX';
/** Characters that name the bank; the rest names its office. */
const BANK_LENGTH = 8;

/** A BIC (SWIFT code) as pasted: spaces (also no-break) and hyphens dropped, upper case. */
export function normaliseBic(text: string): string {
  return compactCode(text);
}

/**
 * Checks a BIC: 8 or 11 Latin letters and digits, of which the fifth and sixth name a country that exists.
 * Digits among the first four are allowed, as ISO 9362:2014 does.
 * @returns the catalogue key, also for an empty text, or null. Source: spec 2 §5, reference/banking 1.7
 */
export function checkBic(bic: string): 'sep4.identity.invalidCodeValueBIC' | null {
  const country = BIC.exec(bic)?.[1];
  return country && isCountry(country) ? null : 'sep4.identity.invalidCodeValueBIC';
}

/** The country of a bank: characters 5–6 (alpha-2). */
export function bicCountry(bic: string): string {
  return bic.slice(4, 6);
}

/** True if two BICs name the same bank office: `DEUTDEFF` is `DEUTDEFFXXX`. */
export function isSameBic(a: string, b: string): boolean {
  return fullBic(a) === fullBic(b);
}

/** True if two BICs name offices of one bank: their first eight characters do. */
export function isSameBank(a: string, b: string): boolean {
  return a.slice(0, BANK_LENGTH) === b.slice(0, BANK_LENGTH);
}

function fullBic(bic: string): string {
  return bic.length === BANK_LENGTH ? bic + HEAD_OFFICE : bic;
}
