import type { Bytes } from '../encoding/bytes';
import { fromPem } from '../encoding/pem';
import { decryptKey, isAcceptedIterationCount } from './encryption';
import { readEncryptedKey } from './pbes2';
import { importPrivateKey } from './private-key';
import { readRequest } from './request';

/** A key file has about 1 KB; more than this is something else. */
export const KEY_FILE_MAX_BYTES = 64 * 1024;

export interface OpenedKey {
  /** Signs only; its bytes cannot be read back. */
  readonly privateKey: CryptoKey;
  /** The uncompressed point of P-256, 65 bytes. */
  readonly publicPoint: Bytes;
  /** PKCS#10, DER. */
  readonly request: Bytes;
}

/**
 * A wrong password, a damaged file, a foreign algorithm and a mixed-up file are one failure: whoever tries passwords
 * learns nothing else.
 */
export type KeyFileOpening =
  | { readonly ok: true; readonly key: OpenedKey }
  | { readonly ok: false; readonly reason: 'wrongKeyOrPassword' };

const REFUSED = { ok: false, reason: 'wrongKeyOrPassword' } as const;

/**
 * Opens a key file. Takes about half a second, which is the work that makes guessing a password expensive.
 * @param text the PEM text that `writeKeyFile` made, or one that OpenSSL made with the same algorithms
 */
export async function openKeyFile(text: string, password: string): Promise<KeyFileOpening> {
  if (text.length > KEY_FILE_MAX_BYTES) return REFUSED;
  const keyBlock = fromPem('ENCRYPTED PRIVATE KEY', text);
  const request = fromPem('CERTIFICATE REQUEST', text);
  const encrypted = keyBlock && readEncryptedKey(keyBlock);
  const publicPoint = request && (await readRequest(request));
  // Before deriving: a file that asks for a thousand million iterations would hang the page for an hour.
  if (!encrypted || !publicPoint || !isAcceptedIterationCount(encrypted.iterations)) return REFUSED;
  const pkcs8 = await decryptKey(encrypted, password);
  const privateKey = pkcs8 && (await importPrivateKey(pkcs8, publicPoint));
  pkcs8?.fill(0);
  return privateKey ? { ok: true, key: { privateKey, publicPoint, request } } : REFUSED;
}
