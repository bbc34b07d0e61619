import { KeyUsageFlags } from '@peculiar/asn1-x509';
import { ownBytes, sameBytes } from '../encoding/bytes';
import type { DstuCertificate } from './certificate';
import { dstuValue } from './read-message';
import type { RevocationList } from './revocation-list';
import { dstuKeyOf } from './verify';

/** Whom the bank believes. */
export interface Trust {
  /** The authorities of its list. Each is believed; while the one above it is in the list too, that is asked as well. */
  readonly authorities: readonly DstuCertificate[];
  readonly revocationLists: readonly RevocationList[];
  /** Whether a certificate is refused while no list of its authority in force is there. */
  readonly needsRevocationLists: boolean;
}

/** Why a certificate is not believed. */
export type ChainFlaw =
  | 'untrusted'
  | 'authority'
  | 'certificateSignature'
  | 'validity'
  | 'usage'
  | 'revoked'
  | 'revocationUnknown';

/** Root, two authorities between, and one more: real ones have two. */
const LENGTH_MAX = 4;

/**
 * Whether authorities of the list vouch for a certificate by which documents are signed, all of them in force now and none
 * revoked.
 * @param keyOf finds a certificate's key; for many of them `rememberedDstuKeys()`
 * @returns the first flaw found; null for a certificate to believe
 */
export function chainFlaw(
  certificate: DstuCertificate,
  trust: Trust,
  now: Date,
  keyOf: typeof dstuKeyOf = dstuKeyOf,
): ChainFlaw | null {
  if (certificate.authority || !signsDocuments(certificate)) return 'usage';
  let current = certificate;
  for (let below = 0; below < LENGTH_MAX; below += 1) {
    if (now < current.validFrom || now > current.validTo) return 'validity';
    const above = trust.authorities.find(({ subject }) => sameBytes(subject, current.issuer));
    if (!above) return below === 0 ? 'untrusted' : null;
    // A root vouches for itself, and the list for it.
    if (sameBytes(above.der, current.der)) return null;
    const issuer = authorityOf(current, trust, keyOf);
    if (!issuer) return 'certificateSignature';
    if (!mayVouch(issuer, below)) return 'authority';
    const status = revocationOf(current, issuer, trust, now, keyOf);
    if (status) return status;
    current = issuer;
  }
  return 'untrusted';
}

/** A renewed authority has the name of the one before, and another key: the one is looked for whose key signed. */
function authorityOf(
  certificate: DstuCertificate,
  { authorities }: Trust,
  keyOf: typeof dstuKeyOf,
): DstuCertificate | undefined {
  return authorities
    .filter(({ subject }) => sameBytes(subject, certificate.issuer))
    .find(({ der }) => isSigned(certificate, der, keyOf));
}

/** What an authority has signed: a certificate or a list. */
type Signed = Pick<DstuCertificate, 'hash' | 'signedPart' | 'signature'>;

/** Whether who signed what is asked anew with each document of a batch; the answer stays the same. */
const answers = new WeakMap<Signed, WeakMap<Uint8Array, boolean>>();

function isSigned(signed: Signed, by: Uint8Array, keyOf: typeof dstuKeyOf): boolean {
  const known = answers.get(signed) ?? new WeakMap<Uint8Array, boolean>();
  answers.set(signed, known);
  const { hash, signedPart, signature } = signed;
  const answer = known.get(by) ?? keyOf(by)?.verify(hash.of(signedPart), dstuValue(ownBytes(signature))) ?? false;
  known.set(by, answer);
  return answer;
}

/** Documents are signed by keys that stand for their owner's word, and not by those that only say who he is. */
function signsDocuments({ usage }: DstuCertificate): boolean {
  const wanted = KeyUsageFlags.digitalSignature | KeyUsageFlags.nonRepudiation;
  return usage !== null && (usage & wanted) === wanted;
}

function mayVouch({ authority, usage }: DstuCertificate, below: number): boolean {
  if (!authority || (authority.pathLength !== null && authority.pathLength < below)) return false;
  return usage === null || (usage & KeyUsageFlags.keyCertSign) !== 0;
}

function revocationOf(
  { serial }: DstuCertificate,
  issuer: DstuCertificate,
  { revocationLists, needsRevocationLists }: Trust,
  now: Date,
  keyOf: typeof dstuKeyOf,
): 'revoked' | 'revocationUnknown' | null {
  const lists = revocationLists
    .filter((list) => sameBytes(list.issuer, issuer.subject) && list.from <= now)
    .filter((list) => isSigned(list, issuer.der, keyOf));
  // What was revoked stays so, also when the list is old.
  if (lists.some(({ serials }) => serials.has(serial))) return 'revoked';
  const isInForce = lists.some(({ until }) => until === null || until >= now);
  return needsRevocationLists && !isInForce ? 'revocationUnknown' : null;
}
