import { removeSeparators } from './pasted-text';
import { isCountry } from '../countries';

const BANK_LENGTH = 8;

/** Normalises a pasted BIC: drops spaces and hyphens, upper case. */
export function normaliseBic(text: string): string {
  return removeSeparators(text);
}

export function getBicCountry(bic: string): string {
  return bic.slice(4, 6);
}

/** True for offices of one bank. */
export function isSameBank(a: string, b: string): boolean {
  return a.slice(0, BANK_LENGTH) === b.slice(0, BANK_LENGTH);
}

const BIC = /^[A-Z0-9]{4}([A-Z]{2})[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/;

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
