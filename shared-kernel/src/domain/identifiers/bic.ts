import { removeSeparators } from './pasted-text';

/** Head office; a BIC of 8 characters means the same. */
const HEAD_OFFICE = 'XXX';
const BANK_LENGTH = 8;

/** Normalises a pasted BIC: drops spaces and hyphens, upper case. */
export function normaliseBic(text: string): string {
  return removeSeparators(text);
}

export function getBicCountry(bic: string): string {
  return bic.slice(4, 6);
}

/** True for the same bank office: `DEUTDEFF` is `DEUTDEFFXXX`. */
export function isSameBic(a: string, b: string): boolean {
  return toFullBic(a) === toFullBic(b);
}

/** True for offices of one bank. */
export function isSameBank(a: string, b: string): boolean {
  return a.slice(0, BANK_LENGTH) === b.slice(0, BANK_LENGTH);
}

function toFullBic(bic: string): string {
  return bic.length === BANK_LENGTH ? bic + HEAD_OFFICE : bic;
}
