import type { KeySubject } from '@ncb/shared-kernel/domain/signing-protocol';
import {
  ECDSA_SHA256,
  generateKey,
  sha256,
  toBase64,
  toHex,
  toPem,
  writeKeyFile,
  readRequest,
} from '@ncb/shared-kernel/signature';

export interface CreatedKey {
  /** The encrypted private key and the request, PEM: what the user saves. */
  readonly file: string;
  /** PKCS#10, PEM: what leaves the widget. */
  readonly request: string;
  /** Of the text, base64. */
  readonly signature: string;
  /** Eight groups of four digits. */
  readonly keyId: string;
}

/** Bytes of a key's SHA-256 that people compare by eye, in hexadecimal digits. Source: reference/areas D1 */
const ID_DIGITS = 32;

/** A new key in a file under its password, and its signature of a text. @throws if the browser cannot make one */
export async function createKey(subject: KeySubject, password: string, text: string): Promise<CreatedKey> {
  const key = await generateKey(subject);
  const file = await writeKeyFile(key, password);
  const signature = await crypto.subtle.sign(ECDSA_SHA256, key.privateKey, new TextEncoder().encode(text));
  const point = await readRequest(key.request);
  if (!point) throw new Error('a request was made that cannot be read');
  const digits = toHex(await sha256(point)).slice(0, ID_DIGITS);
  return {
    file,
    request: toPem('CERTIFICATE REQUEST', key.request),
    signature: toBase64(new Uint8Array(signature)),
    keyId: (digits.match(/.{4}/g) ?? []).join(' '),
  };
}
