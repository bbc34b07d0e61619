import { areEqualBytes, type Bytes } from '../encoding/bytes';
import { readDstuCertificate } from './read-dstu-certificate';
import { findChainFlaw, type ChainFlaw, type Trust } from './find-chain-flaw';
import type { DstuSignature } from './read-dstu-signature';
import { findDstuKey } from './find-dstu-key';

export type DstuFlaw = 'messageDigest' | 'signingCertificate' | 'publicKey' | 'value' | ChainFlaw;

/**
 * Checks whether a certificate's key signed a document and whether the bank trusts it. Takes up to some tenths of a
 * second: run it in a worker.
 * @param certificate DER, the bank's copy
 * @param keyOf finds a certificate's key; for many of them `createDstuKeyCache()`
 * @param read parses it; the same object is not verified again
 * @returns the first flaw found; null for a good signature
 */
export function findDstuFlaw(
  signature: DstuSignature,
  document: Uint8Array,
  certificate: Bytes,
  trust: Trust,
  now: Date,
  keyOf: typeof findDstuKey = findDstuKey,
  read: typeof readDstuCertificate = readDstuCertificate,
): DstuFlaw | null {
  const { hash, certificateHash } = signature;
  if (!areEqualBytes(hash.of(document), signature.messageDigest)) return 'messageDigest';
  if (!areEqualBytes(certificateHash.by.of(certificate), certificateHash.value)) return 'signingCertificate';
  const key = keyOf(certificate);
  if (!key) return 'publicKey';
  if (!key.verify(hash.of(signature.signedAttributes), signature.value)) return 'value';
  const facts = read(certificate);
  return facts ? findChainFlaw(facts, trust, now, keyOf) : 'untrusted';
}
