import { sha256, toHex } from './encoding/bytes';

/**
 * Returns the SHA-256 of a certificate in lower-case hexadecimal. Separate from the certificate parser, which would
 * make up three quarters of the widget's page.
 */
export async function getCertificateFingerprint(der: Uint8Array): Promise<string> {
  return toHex(await sha256(der));
}
