import { ECDSA_P256 } from '../algorithms';
import type { Bytes } from '../encoding/bytes';
import { makeRequest, type Subject } from './request';

/** A key that is not in a file yet. `privateKey` is extractable for `writeKeyFile`; drop it after that. */
export interface NewKey {
  readonly privateKey: CryptoKey;
  /** PKCS#10, DER: what the bank makes a certificate of. */
  readonly request: Bytes;
}

/** A new P-256 key with the request for its certificate. */
export async function generateKey(subject: Subject): Promise<NewKey> {
  const keys = await crypto.subtle.generateKey(ECDSA_P256, true, ['sign', 'verify']);
  return { privateKey: keys.privateKey, request: await makeRequest(subject, keys) };
}
