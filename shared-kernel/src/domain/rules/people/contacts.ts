import { EMAIL_MAX } from '../../vocabulary';

const PHONE = /^0[0-9]{9}$/;
const EMAIL =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,}$/;

/** A phone as people paste it: spaces, brackets, hyphens and the country's 38 dropped; the rule sees what is left. */
export function normalisePhone(text: string): string {
  const digits = text.replace(/[\s\u00a0\u202f()-]/g, '');
  return digits.replace(/^\+?38(?=0)/, '');
}

/** A phone is required: 0 followed by nine digits. Source: spec 1 §5 and §9 */
export function checkPhone(phone: string): 'emptyField' | 'incorrectPhone' | null {
  if (phone === '') return 'emptyField';
  return PHONE.test(phone) ? null : 'incorrectPhone';
}

/** An e-mail address is required and has the shape of one. Source: spec 1 §5 */
export function checkEmail(email: string): 'emptyField' | 'incorrectEmail' | null {
  if (email === '') return 'emptyField';
  return email.length <= EMAIL_MAX && EMAIL.test(email) ? null : 'incorrectEmail';
}
