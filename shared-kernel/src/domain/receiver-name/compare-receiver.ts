import { isTaxCode, NO_CODE } from '../identifiers';
import { toComparableCode } from '../rules';
import { IdentificationType } from '../vocabulary';
import { getNameSimilarity } from './get-name-similarity';

export interface TypedCode {
  readonly type: IdentificationType;
  readonly code: string;
}

export interface NamedReceiver {
  readonly name: string;
  /** null if the receiver has none. */
  readonly code: TypedCode | null;
}

/** Owner of the account by its bank. */
export interface AccountOwner {
  /** Short and full name; other owners of the same account. */
  readonly names: readonly string[];
  /** Each belongs to the account; empty if the bank knows none. */
  readonly codes: readonly TypedCode[];
}

/** The verified name is in `closeMatch` only: another name is the secret of its owner. */
export type ReceiverMatch =
  | { readonly verdict: 'match' }
  | { readonly verdict: 'closeMatch'; readonly verifiedName: string }
  | { readonly verdict: 'noMatch'; readonly reason: 'code' | 'name' };

/** Bounds in percent. Source: docs/requirements/law-2026.md#receiver-check. */
const MATCH_MIN = 95;
const CLOSE_MATCH_MIN = 75;

/**
 * Compares a receiver as typed with the owner of the account. Another code is another receiver, whatever the name; with
 * the right code, or for an owner without one, the name is advice. Source: docs/requirements/law-2026.md#receiver-check.
 */
export function compareReceiver({ name, code }: NamedReceiver, owner: AccountOwner): ReceiverMatch {
  if (owner.codes.length > 0 && !owner.codes.some((other) => code !== null && isSameCode(other, code)))
    return { verdict: 'noMatch', reason: 'code' };
  const [best] = owner.names
    .map((verifiedName) => ({ verifiedName, similarity: getNameSimilarity(name, verifiedName) }))
    .sort((one, other) => other.similarity - one.similarity);
  const { verifiedName, similarity } = best ?? { verifiedName: '', similarity: 0 };
  if (similarity >= MATCH_MIN) return { verdict: 'match' };
  if (similarity >= CLOSE_MATCH_MIN) return { verdict: 'closeMatch', verifiedName };
  return { verdict: 'noMatch', reason: 'name' };
}

/** Returns true if two names differ only in what is written in another way. @param verified as `getNameSimilarity` */
export function isSameName(typed: string, verified: string): boolean {
  return getNameSimilarity(typed, verified) >= MATCH_MIN;
}

/** Returns the code with its type, or null for nine zeros and no code. */
export function toTypedCode(code: string, hasCode: boolean): TypedCode | null {
  const comparable = toComparableCode(code);
  if (comparable === '' || comparable === NO_CODE) return null;
  if (!hasCode) return { type: IdentificationType.passport, code };
  if (isTaxCode(comparable)) return { type: IdentificationType.taxCode, code };
  const isRecord = /^[0-9]{9}$/.test(code);
  return { type: isRecord ? IdentificationType.taxpayerRecord : IdentificationType.companyRegistry, code };
}

/** An ID card and a taxpayer's record have nine digits each; a sole trader's tax number is also the registry's code. */
function isSameCode(a: TypedCode, b: TypedCode): boolean {
  const isPassport = ({ type }: TypedCode) => type === IdentificationType.passport;
  return isPassport(a) === isPassport(b) && toComparableCode(a.code) === toComparableCode(b.code);
}
