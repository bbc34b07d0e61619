import { isCountry } from '../countries';
import { compactCode } from './pasted-text';

const BIC = /^[A-Z0-9]{4}([A-Z]{2})[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/;
/** Head office; a BIC of 8 characters means the same. */
const HEAD_OFFICE = 'XXX';
const BANK_LENGTH = 8;

/** Normalises a pasted BIC: drops spaces and hyphens, upper case. */
export function normaliseBic(text: string): string {
  return compactCode(text);
}

/**
 * Checks a BIC: 8 or 11 letters and digits, the fifth and sixth an existing country; digits among the first four are
 * allowed (ISO 9362:2014). Source: docs/requirements/hryvnia-payments.md#validation-of-the-actual-parties,
 * docs/requirements/banking-rules.md#lei-and-bic.
 * @returns the catalogue key, also for an empty text, or null
 */
export function checkBic(bic: string): 'sep4.identity.invalidCodeValueBIC' | null {
  const country = BIC.exec(bic)?.[1];
  return country && isCountry(country) ? null : 'sep4.identity.invalidCodeValueBIC';
}

export function bicCountry(bic: string): string {
  return bic.slice(4, 6);
}

/** True for the same bank office: `DEUTDEFF` is `DEUTDEFFXXX`. */
export function isSameBic(a: string, b: string): boolean {
  return fullBic(a) === fullBic(b);
}

/** True for offices of one bank. */
export function isSameBank(a: string, b: string): boolean {
  return a.slice(0, BANK_LENGTH) === b.slice(0, BANK_LENGTH);
}

function fullBic(bic: string): string {
  return bic.length === BANK_LENGTH ? bic + HEAD_OFFICE : bic;
}
