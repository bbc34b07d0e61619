import { sha256, toHex } from './encoding/bytes';

/**
 * SHA-256 of the certificate, lower-case hexadecimal: the key of the bank's registry. Apart from what reads certificates,
 * whose parser would otherwise be three quarters of the signature widget's page.
 */
export async function certificateFingerprint(der: Uint8Array): Promise<string> {
  return toHex(await sha256(der));
}
