import {
  ECDSA_SHA256,
  fromBase64,
  fromEcdsaDer,
  fromPem,
  importPublicPoint,
  readRequest,
} from '@ncb/shared-kernel/signature';

/** The DER of two integers has at most this many bytes. */
const DER_MAX = 72;
const RAW_LENGTH = 64;

/**
 * True for a plain ECDSA signature over a text with the key that a certificate request names. There is no certificate
 * yet that a container could carry; WebCrypto writes the two numbers side by side, OpenSSL as DER, and both are taken.
 * @param signature base64
 */
export async function isSignedWithKey(requestPem: string, signature: string, text: string): Promise<boolean> {
  const request = fromPem('CERTIFICATE REQUEST', requestPem);
  const point = request && (await readRequest(request));
  const key = point && (await importPublicPoint(point));
  const bytes = fromBase64(signature);
  if (!key || !bytes || bytes.length > DER_MAX) return false;
  // 64 bytes could be the DER of small numbers only by a chance of 2⁻³².
  const raw = bytes.length === RAW_LENGTH ? bytes : fromEcdsaDer(bytes);
  return raw !== null && crypto.subtle.verify(ECDSA_SHA256, key, raw, new TextEncoder().encode(text));
}
