import { getCertificateFingerprint } from '@ncb/shared-kernel/signature';

/** Digits of the hash: enough for the users of one machine, and no certificate can be found by it. */
const DIGITS = 16;

/** Returns a name for the owner of these certificates without personal data; null without a certificate. */
export async function getOwnerName([first]: readonly Uint8Array[]): Promise<string | null> {
  return first ? (await getCertificateFingerprint(first)).slice(0, DIGITS) : null;
}
