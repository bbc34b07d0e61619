import { NO_CODE, normalisePassport } from '../identifiers';
import type { ProblemKey } from '../problem';
import type { CodeSource } from '../vocabulary';

/** Code used by a company with an account. */
export interface SeenCode {
  readonly code: string;
  /** Display only: names are never compared. */
  readonly name: string;
  readonly sources: readonly CodeSource[];
  /** Last payment; null for a catalogue pair. */
  readonly lastDay: string | null;
}

export interface AccountFacts {
  /** Right codes of an account in our own bank; null if its owner is unknown. */
  readonly ownerCodes: readonly string[] | null;
  readonly seen: readonly SeenCode[];
}

/**
 * Verdict. `fits`: the owner's code, or one used before. `differs`: not the owner's code in our own bank; the payment
 * is refused. `seenWithOthers`: used with other codes only; a question, never a refusal. `unknown`: nothing to compare.
 */
export type AccountCodeMatch =
  | { readonly verdict: 'fits' | 'differs' | 'unknown' }
  | { readonly verdict: 'seenWithOthers'; readonly seen: readonly SeenCode[] };

export type AccountCodeVerdict = AccountCodeMatch['verdict'];

/**
 * Compares a receiver's code with facts about the account; names are ignored, because they differ in legal form and
 * quotes. Source: NBU Instruction 163, ch. I p. 22 (1) and 23.
 */
export function matchAccountCode(code: string, { ownerCodes, seen }: AccountFacts): AccountCodeMatch {
  if (code.trim() === '') return { verdict: 'unknown' };
  const isSame = (other: string) => toComparableCode(other) === toComparableCode(code);
  if (ownerCodes && ownerCodes.length > 0) return { verdict: ownerCodes.some(isSame) ? 'fits' : 'differs' };
  if (seen.length === 0) return { verdict: 'unknown' };
  return seen.some((other) => isSame(other.code)) ? { verdict: 'fits' } : { verdict: 'seenWithOthers', seen };
}

/** Lookup of right codes in our own bank; null if the owner is unknown. */
export type FindOwnerCodes = (account: string) => AccountFacts['ownerCodes'];

/** Screens do not know owners and pass none. */
export function checkOwnerCode(code: string, ownerCodes: AccountFacts['ownerCodes'] = null): ProblemKey | null {
  return matchAccountCode(code, { ownerCodes, seen: [] }).verdict === 'differs' ? 'codeNotOfAccount' : null;
}

/**
 * Normalises passports to Cyrillic, restores leading zeros, makes nine and ten zeros equal (`91017` is `00091017`,
 * `148102804` is `0148102804`).
 */
export function toComparableCode(text: string): string {
  const code = normalisePassport(text);
  if (!/^[0-9]+$/.test(code)) return code;
  if (/^0+$/.test(code)) return NO_CODE;
  return code.padStart(code.length > 8 ? 10 : 8, '0');
}
