import { removeSeparators } from './pasted-text';

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
