/** Numbers that only one country has in place of IBAN and BIC, and whose last digit can be checked. reference/areas C5 */

import { compactCode } from './pasted';

/** The countries whose banks have a code of their own beside the BIC, alpha-2: each calls it differently. */
export const NATIONAL_CODE_COUNTRIES = ['US', 'GB', 'CA', 'AU', 'IN', 'CN', 'ZA', 'HK', 'CH'] as const;
export type NationalCodeCountry = (typeof NATIONAL_CODE_COUNTRIES)[number];

/** A code of each form, and the form. Source: reference/areas C5 */
const FORMS: Readonly<Record<NationalCodeCountry, readonly [sample: string, form: RegExp]>> = {
  US: ['021000021', /^[0-9]{9}$/],
  GB: ['20-00-00', /^[0-9]{6}$/],
  CA: ['000100012', /^0[0-9]{8}$/],
  AU: ['062-000', /^[0-9]{6}$/],
  IN: ['SBIN0000001', /^[A-Z]{4}0[A-Z0-9]{6}$/],
  CN: ['102100099996', /^[0-9]{12}$/],
  ZA: ['051001', /^[0-9]{6}$/],
  HK: ['004', /^[0-9]{3}$/],
  CH: ['00230', /^[0-9]{3,6}$/],
};

/** A bank's code in its country as pasted: the groups in which people write it are put together. */
export function normaliseNationalCode(text: string): string {
  return compactCode(text);
}

/**
 * What codes of a country look like, where this one does not: to look at, not to refuse. Null where it does, and for a
 * country whose banks have none.
 * @param country alpha-2
 * @param code normalised, not empty
 */
export function expectedNationalCode(country: string, code: string): string | null {
  const known = NATIONAL_CODE_COUNTRIES.find((one) => one === country);
  if (!known) return null;
  const [sample, form] = FORMS[known];
  return form.test(code) ? null : sample;
}

const ROUTING_NUMBER = /^[0-9]{9}$/;
const ROUTING_WEIGHTS = [3, 7, 1];
const CLABE = /^[0-9]{18}$/;
const CLABE_WEIGHTS = [3, 7, 1];
const BASE = 10;

/** True for a routing number (ABA) of a bank of the USA: nine digits whose weighted sum ends with 0. */
export function isRoutingNumber(code: string): boolean {
  if (!ROUTING_NUMBER.test(code)) return false;
  const sum = digitsOf(code).reduce((total, digit, place) => total + digit * weightAt(ROUTING_WEIGHTS, place), 0);
  return sum % BASE === 0;
}

/** True for a CLABE, an account of a Mexican bank: 18 digits, the last one counted from the others. */
export function isClabe(account: string): boolean {
  if (!CLABE.test(account)) return false;
  const digits = digitsOf(account);
  const sum = digits
    .slice(0, -1)
    .reduce((total, digit, place) => total + ((digit * weightAt(CLABE_WEIGHTS, place)) % BASE), 0);
  return (BASE - (sum % BASE)) % BASE === digits.at(-1);
}

function digitsOf(text: string): readonly number[] {
  return [...text].map(Number);
}

function weightAt(weights: readonly number[], place: number): number {
  return weights[place % weights.length] ?? 1;
}
