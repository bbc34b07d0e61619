import { writeLoginText } from '@ncb/shared-kernel/domain/documents';
import { getCertificateFingerprint, toBase64 } from '@ncb/shared-kernel/signature';
import type { SignInChallenge } from './signature-provider';

const NONCE_BYTES = 32;

/**
 * Builds the text of a sign-in. Written here so that no challenge can become a document, and with our own nonce so that
 * no other party chooses the whole signed text.
 * @param certificate of the key that signs, DER
 */
export async function buildLoginText(
  { audience, challenge }: Pick<SignInChallenge, 'audience' | 'challenge'>,
  certificate: Uint8Array,
): Promise<{ readonly clientNonce: string; readonly bytes: Uint8Array }> {
  const clientNonce = toBase64(crypto.getRandomValues(new Uint8Array(NONCE_BYTES)));
  const fingerprint = await getCertificateFingerprint(certificate);
  const text = writeLoginText({ audience, challenge, clientNonce, certificate: fingerprint });
  return { clientNonce, bytes: new TextEncoder().encode(text) };
}
