import { ECDSA_P256 } from '../algorithms';
import type { Bytes } from '../encoding/bytes';
import { createRequest, type Subject } from './request';
import { createSeededPair } from './create-seeded-pair';

/** Key not stored in a file yet. `privateKey` is extractable for `writeKeyFile`; discard it afterwards. */
export interface NewKey {
  readonly privateKey: CryptoKey;
  readonly request: Bytes;
}

/**
 * Generates a P-256 key with its certificate request.
 * @param samples data of the user's pointer moves; without them the browser's generator alone is used
 */
export async function generateKey(subject: Subject, samples?: Uint8Array): Promise<NewKey> {
  const keys = samples
    ? await createSeededPair(samples)
    : await crypto.subtle.generateKey(ECDSA_P256, true, ['sign', 'verify']);
  return { privateKey: keys.privateKey, request: await createRequest(subject, keys) };
}
