/** Numbers that only one country has in place of IBAN and BIC. docs/requirements/currency.md#bank-codes */

import { removeSeparators, removeWords } from './pasted-text';

/** Form of the bank codes of a country's clearing system. */
interface NationalCodeForm {
  /** Alpha-2. */
  readonly country: string;
  /** ISO 20022 external code of the clearing system. */
  readonly system: string;
  /** The country's own name for the code, the same in every language. */
  readonly name: string;
  /** A code as people write it. */
  readonly sample: string;
  readonly form: RegExp;
}

/**
 * Countries whose clearing codes are asked for by name and checked. Not those whose IBAN holds the code and whose banks
 * are addressed by BIC alone. Source: ISO 20022 ExternalClearingSystemIdentification1Code,
 * docs/requirements/currency.md#bank-codes
 */
const FORMS: readonly NationalCodeForm[] = [
  { country: 'US', system: 'USABA', name: 'Routing number (ABA)', sample: '021000021', form: /^[0-9]{9}$/ },
  { country: 'GB', system: 'GBDSC', name: 'Sort code', sample: '20-00-00', form: /^[0-9]{6}$/ },
  // 0, three digits of the bank, five of its branch; on cheques the branch stands first and the 0 is missing.
  { country: 'CA', system: 'CACPA', name: 'Routing number (CACPA)', sample: '000100012', form: /^0[0-9]{8}$/ },
  { country: 'AU', system: 'AUBSB', name: 'BSB', sample: '062-000', form: /^[0-9]{6}$/ },
  { country: 'NZ', system: 'NZNCC', name: 'Bank and branch number', sample: '01-0902', form: /^[0-9]{6}$/ },
  { country: 'IN', system: 'INFSC', name: 'IFSC', sample: 'SBIN0000001', form: /^[A-Z]{4}0[A-Z0-9]{6}$/ },
  { country: 'CN', system: 'CNAPS', name: 'CNAPS', sample: '102100099996', form: /^[0-9]{12,14}$/ },
  { country: 'ZA', system: 'ZANCC', name: 'Branch code', sample: '051001', form: /^[0-9]{6}$/ },
  { country: 'HK', system: 'HKNCC', name: 'Clearing code', sample: '004', form: /^[0-9]{3}$/ },
  { country: 'CH', system: 'CHBCC', name: 'BC number', sample: '00230', form: /^[0-9]{3,5}$/ },
  { country: 'CH', system: 'CHSIC', name: 'SIC number', sample: '002301', form: /^[0-9]{6}$/ },
];

/** `//SC 20-00-00` of a SWIFT message, `IFSC: SBIN0000001` of an invoice. */
const NAME_IN_FRONT = /^\s*(?:\/\/[A-Z]{2}|(?:ABA|BSB|CNAPS|IFSC|sort\s+code)(?=[\s:]))[\s:]*/i;

/** A bank's code in its country as pasted: without its name in front, the groups in which people write it together. */
export function normaliseNationalCode(text: string): string {
  return removeSeparators(removeWords(text, NAME_IN_FRONT));
}

/**
 * The form that codes of a country have; null where none is known.
 * @param country alpha-2
 */
export function findNationalCodeForm(country: string): NationalCodeForm | null {
  return FORMS.find((one) => one.country === country) ?? null;
}

/**
 * The clearing system that a code belongs to; null where its form is none of the country's.
 * @param country alpha-2
 * @param code normalised
 */
export function findClearingSystem(country: string, code: string): string | null {
  return FORMS.find((one) => one.country === country && one.form.test(code))?.system ?? null;
}

const ROUTING_NUMBER = /^[0-9]{9}$/;
const ROUTING_WEIGHTS = [3, 7, 1];
const CLABE = /^[0-9]{18}$/;
const CLABE_WEIGHTS = [3, 7, 1];
const BASE = 10;

/** True for a US routing number (ABA): nine digits whose weighted sum ends in 0. */
export function isRoutingNumber(code: string): boolean {
  if (!ROUTING_NUMBER.test(code)) return false;
  const sum = toDigits(code).reduce((total, digit, place) => total + digit * getWeight(ROUTING_WEIGHTS, place), 0);
  return sum % BASE === 0;
}

/** True for a CLABE, an account of a Mexican bank, with its check digit. */
export function isClabe(account: string): boolean {
  if (!CLABE.test(account)) return false;
  const digits = toDigits(account);
  const sum = digits
    .slice(0, -1)
    .reduce((total, digit, place) => total + ((digit * getWeight(CLABE_WEIGHTS, place)) % BASE), 0);
  return (BASE - (sum % BASE)) % BASE === digits.at(-1);
}

function toDigits(text: string): readonly number[] {
  return [...text].map(Number);
}

function getWeight(weights: readonly number[], place: number): number {
  return weights[place % weights.length] ?? 1;
}
