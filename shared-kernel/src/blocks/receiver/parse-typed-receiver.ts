import { normaliseCode, normaliseTypedIban } from '../../domain/identifiers';

/** Text of the common field, assigned to name, code or account. */
export interface TypedReceiver {
  readonly name: string;
  readonly code: string;
  readonly account: string;
}

/** Start of an IBAN: two letters and digits, which no name has. */
const ACCOUNT_START = /^[A-Z]{2}\d{2}/;
/** Digits of a company code and of a personal tax number. */
const CODE_LENGTHS = [8, 10];

/** Recognises an account or a code by its form; everything else is a name, as typed. */
export function parseTypedReceiver(typed: string): TypedReceiver {
  const account = normaliseTypedIban(typed);
  if (ACCOUNT_START.test(account)) return { name: '', code: '', account };
  const code = normaliseCode(typed);
  if (/^\d+$/.test(code) && CODE_LENGTHS.includes(code.length)) return { name: '', code, account: '' };
  return { name: typed, code: '', account: '' };
}
