import { NO_CODE, normalisePassport } from '../identifiers';
import type { ProblemKey } from '../problem';
import type { CodeSource } from '../vocabulary';

/** Code that a company has used with an account. */
export interface SeenCode {
  readonly code: string;
  /** Last name used with the code; for display only, names are never compared. */
  readonly name: string;
  readonly sources: readonly CodeSource[];
  /** Day of the last payment, `yyyy-MM-dd`; null for a pair that only a catalogue has. */
  readonly lastDay: string | null;
}

/** Facts about an account that the bank gives to the rule. */
export interface AccountFacts {
  /** Codes that are right for an account of our own bank; null if the bank does not know its owner. */
  readonly ownerCodes: readonly string[] | null;
  /** Codes that the company has used with the account. */
  readonly seen: readonly SeenCode[];
}

/**
 * Verdict about a code. `fits`: the owner's code, or one used with the account before. `differs`: not the code of the owner, an
 * account of our own bank; the payment is refused. `seenWithOthers`: the company has used the account with other codes only; a
 * question, never a refusal. `unknown`: no facts, or no code to compare.
 */
export type AccountCodeMatch =
  | { readonly verdict: 'fits' | 'differs' | 'unknown' }
  | { readonly verdict: 'seenWithOthers'; readonly seen: readonly SeenCode[] };

export type AccountCodeVerdict = AccountCodeMatch['verdict'];

/**
 * Compares the code of a payee, company code, tax number or passport, with what is known about the account. Names differ
 * by legal form, quotes and apostrophes, so they take no part. Source: NBU Instruction 163, ch. I p. 22 (1) and 23
 */
export function matchAccountCode(code: string, { ownerCodes, seen }: AccountFacts): AccountCodeMatch {
  if (code.trim() === '') return { verdict: 'unknown' };
  const isSame = (other: string) => comparableCode(other) === comparableCode(code);
  if (ownerCodes && ownerCodes.length > 0) return { verdict: ownerCodes.some(isSame) ? 'fits' : 'differs' };
  if (seen.length === 0) return { verdict: 'unknown' };
  return seen.some((other) => isSame(other.code)) ? { verdict: 'fits' } : { verdict: 'seenWithOthers', seen };
}

/** Looks up the right codes of an account of our own bank; null if the bank does not know its owner. */
export type OwnerCodesOf = (account: string) => AccountFacts['ownerCodes'];

/** Returns the problem of a code that is not the account owner's; screens do not know owners and pass none. */
export function ownerCodeKey(code: string, ownerCodes: AccountFacts['ownerCodes'] = null): ProblemKey | null {
  return matchAccountCode(code, { ownerCodes, seen: [] }).verdict === 'differs' ? 'codeNotOfAccount' : null;
}

/**
 * Normalises a code for comparison: a passport series in Cyrillic, the leading zeros that spreadsheets drop put back, nine and
 * ten zeros both as nine (`91017` is `00091017`, `148102804` is `0148102804`).
 */
export function comparableCode(text: string): string {
  const code = normalisePassport(text);
  if (!/^[0-9]+$/.test(code)) return code;
  if (/^0+$/.test(code)) return NO_CODE;
  return code.padStart(code.length > 8 ? 10 : 8, '0');
}
