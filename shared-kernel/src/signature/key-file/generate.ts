import { ECDSA_P256 } from '../algorithms';
import type { Bytes } from '../encoding/bytes';
import { makeRequest, type Subject } from './request';
import { seededPair } from './seeded-pair';

/** A key that is not in a file yet. `privateKey` is extractable for `writeKeyFile`; drop it after that. */
export interface NewKey {
  readonly privateKey: CryptoKey;
  /** PKCS#10, DER: what the bank makes a certificate of. */
  readonly request: Bytes;
}

/**
 * A new P-256 key with the request for its certificate.
 * @param samples what the user's moves gave; the browser's generator alone is used without them
 */
export async function generateKey(subject: Subject, samples?: Uint8Array): Promise<NewKey> {
  const keys = samples
    ? await seededPair(samples)
    : await crypto.subtle.generateKey(ECDSA_P256, true, ['sign', 'verify']);
  return { privateKey: keys.privateKey, request: await makeRequest(subject, keys) };
}
