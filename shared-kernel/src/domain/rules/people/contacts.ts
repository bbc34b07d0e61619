import { EMAIL_MAX } from '../../vocabulary';

const PHONE = /^0[0-9]{9}$/;
const FOREIGN_PHONE = /^\+(?!380)[1-9][0-9]{7,14}$/;
const EMAIL =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,}$/;

/** Drops spaces, brackets, hyphens and the country's 38. */
export function normalisePhone(text: string): string {
  const digits = text.replace(/[\s\u00a0\u202f()-]/g, '');
  return digits.replace(/^\+?38(?=0)/, '');
}

/** Groups the digits of a number of Ukraine: `044 000 22 18`. */
export function formatPhone(phone: string): string {
  return phone.replace(/^(0[0-9]{2})([0-9]{3})([0-9]{2})([0-9]{2})$/, '$1 $2 $3 $4');
}

/** Phone of a counterparty, '' for none: as `checkPhone`, or a foreign number with its plus. Source: ITU-T E.164. */
export function checkCounterpartyPhone(phone: string): 'incorrectPhone' | null {
  return phone === '' || PHONE.test(phone) || FOREIGN_PHONE.test(phone) ? null : 'incorrectPhone';
}

/**
 * Requires 0 and nine digits. Source: docs/requirements/shell-accounts-admin.md#user-data,
 * docs/requirements/shell-accounts-admin.md#identifier-limits.
 */
export function checkPhone(phone: string): 'emptyField' | 'incorrectPhone' | null {
  if (phone === '') return 'emptyField';
  return PHONE.test(phone) ? null : 'incorrectPhone';
}

export function checkEmail(email: string): 'emptyField' | 'incorrectEmail' | null {
  if (email === '') return 'emptyField';
  return email.length <= EMAIL_MAX && EMAIL.test(email) ? null : 'incorrectEmail';
}
