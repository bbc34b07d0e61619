import { KeyUsageFlags } from '@peculiar/asn1-x509';
import { copyBytes, areEqualBytes } from '../encoding/bytes';
import type { DstuCertificate } from './read-dstu-certificate';
import { unwrapValue } from './read-message';
import type { RevocationList } from './read-revocation-list';
import { findDstuKey } from './find-dstu-key';

export interface Trust {
  /** Trusted authorities. One whose superior is in the list too is checked with it. */
  readonly authorities: readonly DstuCertificate[];
  readonly revocationLists: readonly RevocationList[];
  /** Refuses a certificate if there is no valid revocation list of its authority. */
  readonly needsRevocationLists: boolean;
}

export type ChainFlaw =
  | 'untrusted'
  | 'authority'
  | 'certificateSignature'
  | 'validity'
  | 'usage'
  | 'revoked'
  | 'revocationUnknown';

/** Root, two intermediate authorities, and one more; real chains have two. */
const LENGTH_MAX = 4;

/**
 * Checks that trusted authorities vouch for a signing certificate, all valid now and none revoked.
 * @param keyOf finds a certificate's key; for many of them `createDstuKeyCache()`
 * @returns the first flaw found; null for a trusted certificate
 */
export function findChainFlaw(
  certificate: DstuCertificate,
  trust: Trust,
  now: Date,
  keyOf: typeof findDstuKey = findDstuKey,
): ChainFlaw | null {
  if (certificate.authority || !canSignDocuments(certificate)) return 'usage';
  let current = certificate;
  for (let below = 0; below < LENGTH_MAX; below += 1) {
    if (now < current.validFrom || now > current.validTo) return 'validity';
    const above = trust.authorities.find(({ subject }) => areEqualBytes(subject, current.issuer));
    if (!above) return below === 0 ? 'untrusted' : null;
    // A root signs itself and is trusted by the list.
    if (areEqualBytes(above.der, current.der)) return null;
    const issuer = findAuthority(current, trust, keyOf);
    if (!issuer) return 'certificateSignature';
    if (!canVouch(issuer, below)) return 'authority';
    const status = getRevocation(current, issuer, trust, now, keyOf);
    if (status) return status;
    current = issuer;
  }
  return 'untrusted';
}

/** Finds the authority whose key signed: a renewed authority has the same name and another key. */
function findAuthority(
  certificate: DstuCertificate,
  { authorities }: Trust,
  keyOf: typeof findDstuKey,
): DstuCertificate | undefined {
  return authorities
    .filter(({ subject }) => areEqualBytes(subject, certificate.issuer))
    .find(({ der }) => isSigned(certificate, der, keyOf));
}

type Signed = Pick<DstuCertificate, 'hash' | 'signedPart' | 'signature'>;

/** Caches results: the same signatures are checked for each document of a batch. */
const answers = new WeakMap<Signed, WeakMap<Uint8Array, boolean>>();

function isSigned(signed: Signed, by: Uint8Array, keyOf: typeof findDstuKey): boolean {
  const cached = answers.get(signed) ?? new WeakMap<Uint8Array, boolean>();
  answers.set(signed, cached);
  const { hash, signedPart, signature } = signed;
  const answer = cached.get(by) ?? keyOf(by)?.verify(hash.of(signedPart), unwrapValue(copyBytes(signature))) ?? false;
  cached.set(by, answer);
  return answer;
}

/** True for keys that sign documents (non-repudiation), not for those that only identify the owner. */
function canSignDocuments({ usage }: DstuCertificate): boolean {
  const required = KeyUsageFlags.digitalSignature | KeyUsageFlags.nonRepudiation;
  return usage !== null && (usage & required) === required;
}

function canVouch({ authority, usage }: DstuCertificate, below: number): boolean {
  if (!authority || (authority.pathLength !== null && authority.pathLength < below)) return false;
  return usage === null || (usage & KeyUsageFlags.keyCertSign) !== 0;
}

function getRevocation(
  { serial }: DstuCertificate,
  issuer: DstuCertificate,
  { revocationLists, needsRevocationLists }: Trust,
  now: Date,
  keyOf: typeof findDstuKey,
): 'revoked' | 'revocationUnknown' | null {
  const lists = revocationLists
    .filter((list) => areEqualBytes(list.issuer, issuer.subject) && list.from <= now)
    .filter((list) => isSigned(list, issuer.der, keyOf));
  // A revocation stays valid even if the list is old.
  if (lists.some(({ serials }) => serials.has(serial))) return 'revoked';
  const isInForce = lists.some(({ until }) => until === null || until >= now);
  return needsRevocationLists && !isInForce ? 'revocationUnknown' : null;
}
