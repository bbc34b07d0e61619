import type { Bytes } from '../encoding/bytes';
import { decodePem } from '../encoding/pem';
import { decryptKey, isAcceptedIterationCount } from './encryption';
import { readEncryptedKey } from './pbes2';
import { importPrivateKey } from './import-private-key';
import { readRequest } from './request';

/** Maximum size; a key file has about 1 KB. */
export const KEY_FILE_MAX_BYTES = 64 * 1024;

export interface OpenedKey {
  readonly privateKey: CryptoKey;
  /** Uncompressed point of P-256, 65 bytes. */
  readonly publicPoint: Bytes;
  /** PKCS#10, DER. */
  readonly request: Bytes;
}

/** Result of opening. All failures are one, so that guessing passwords reveals nothing else. */
type KeyFileOpening =
  | { readonly ok: true; readonly key: OpenedKey }
  | { readonly ok: false; readonly reason: 'wrongKeyOrPassword' };

const REFUSED = { ok: false, reason: 'wrongKeyOrPassword' } as const;

/**
 * Opens a key file. Takes about half a second, which makes guessing expensive.
 * @param text PEM of `writeKeyFile`, or of OpenSSL with the same algorithms
 */
export async function openKeyFile(text: string, password: string): Promise<KeyFileOpening> {
  if (text.length > KEY_FILE_MAX_BYTES) return REFUSED;
  const keyBlock = decodePem('ENCRYPTED PRIVATE KEY', text);
  const request = decodePem('CERTIFICATE REQUEST', text);
  const encrypted = keyBlock && readEncryptedKey(keyBlock);
  const publicPoint = request && (await readRequest(request));
  // Checked before deriving: a file with a thousand million iterations would hang the page for an hour.
  if (!encrypted || !publicPoint || !isAcceptedIterationCount(encrypted.iterations)) return REFUSED;
  const pkcs8 = await decryptKey(encrypted, password);
  const privateKey = pkcs8 && (await importPrivateKey(pkcs8, publicPoint));
  pkcs8?.fill(0);
  return privateKey ? { ok: true, key: { privateKey, publicPoint, request } } : REFUSED;
}
