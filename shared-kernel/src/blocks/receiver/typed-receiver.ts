import { normaliseCode, normaliseTypedIban } from '../../domain/identifiers';

/** What was typed where name, code and account are asked for together, each where it belongs. */
export interface TypedReceiver {
  readonly name: string;
  readonly code: string;
  readonly account: string;
}

/** Two letters of a country and figures after them: nobody is called so. */
const ACCOUNT_START = /^[A-Z]{2}\d{2}/;
/** Of a company, or the tax number of a person. */
const CODE_LENGTHS = [8, 10];

/** An account or a code is told from a name by its letters and figures; all else is a name, as it was typed. */
export function placeTyped(typed: string): TypedReceiver {
  const account = normaliseTypedIban(typed);
  if (ACCOUNT_START.test(account)) return { name: '', code: '', account };
  const code = normaliseCode(typed);
  if (/^\d+$/.test(code) && CODE_LENGTHS.includes(code.length)) return { name: '', code, account: '' };
  return { name: typed, code: '', account: '' };
}
