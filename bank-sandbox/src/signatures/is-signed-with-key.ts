import {
  ECDSA_SHA256,
  decodeBase64,
  decodeEcdsaDer,
  decodePem,
  importPublicPoint,
  readRequest,
} from '@ncb/shared-kernel/signature';

const DER_MAX = 72;
const RAW_LENGTH = 64;

/**
 * Verifies a signature before a certificate for a container exists; accepts both integers joined (WebCrypto) or as DER
 * (OpenSSL).
 * @param signature base64
 */
export async function isSignedWithKey(requestPem: string, signature: string, text: string): Promise<boolean> {
  const request = decodePem('CERTIFICATE REQUEST', requestPem);
  const point = request && (await readRequest(request));
  const key = point && (await importPublicPoint(point));
  const bytes = decodeBase64(signature);
  if (!key || !bytes || bytes.length > DER_MAX) return false;
  // 64 bytes of DER would need small numbers, a chance of 2⁻³².
  const raw = bytes.length === RAW_LENGTH ? bytes : decodeEcdsaDer(bytes);
  return raw !== null && crypto.subtle.verify(ECDSA_SHA256, key, raw, new TextEncoder().encode(text));
}
