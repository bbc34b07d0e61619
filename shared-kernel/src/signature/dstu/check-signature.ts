import { sameBytes, type Bytes } from '../encoding/bytes';
import { readDstuCertificate } from './certificate';
import { chainFlaw, type ChainFlaw, type Trust } from './chain';
import type { DstuSignature } from './read-signature';
import { dstuKeyOf } from './verify';

/** What is wrong with a signature or its certificate. */
export type DstuFlaw = 'messageDigest' | 'signingCertificate' | 'publicKey' | 'value' | ChainFlaw;

/**
 * Whether a certificate's key signed a document, and whether the bank may believe the certificate. All of it is computing,
 * some tenths of a second at worst: it belongs into a thread of its own.
 * @param certificate DER, the bank's copy
 * @param keyOf finds a certificate's key; for many of them `rememberedDstuKeys()`
 * @param read takes it apart; what stays the same object is not verified again
 * @returns the first flaw found; null for a good signature
 */
export function dstuFlaw(
  signature: DstuSignature,
  document: Uint8Array,
  certificate: Bytes,
  trust: Trust,
  now: Date,
  keyOf: typeof dstuKeyOf = dstuKeyOf,
  read: typeof readDstuCertificate = readDstuCertificate,
): DstuFlaw | null {
  const { hash, certificateHash } = signature;
  if (!sameBytes(hash.of(document), signature.messageDigest)) return 'messageDigest';
  if (!sameBytes(certificateHash.by.of(certificate), certificateHash.value)) return 'signingCertificate';
  const key = keyOf(certificate);
  if (!key) return 'publicKey';
  if (!key.verify(hash.of(signature.signedAttributes), signature.value)) return 'value';
  const facts = read(certificate);
  return facts ? chainFlaw(facts, trust, now, keyOf) : 'untrusted';
}
