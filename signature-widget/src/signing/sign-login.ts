import { writeLoginText } from '@ncb/shared-kernel/domain/documents';
import { certificateFingerprint, toBase64 } from '@ncb/shared-kernel/signature';
import { openSigner } from './open-signer';
import type { SignInOutcome } from './provider';
import type { SignInOrder } from './worker-messages';

const NONCE_BYTES = 32;

/**
 * Opens the key, finds its certificate and signs a sign-in. The text is written here, so that no challenge can become a
 * document, and with a nonce of our own, so that nobody else chooses all that is signed. Source: design/signing
 */
export async function signLogin(order: SignInOrder): Promise<SignInOutcome> {
  const opening = await openSigner(order);
  if (!opening.ok) return opening;
  const { signer, certificate } = opening.made;
  const clientNonce = toBase64(crypto.getRandomValues(new Uint8Array(NONCE_BYTES)));
  const text = writeLoginText({
    audience: order.audience,
    challenge: order.challenge,
    clientNonce,
    certificate: await certificateFingerprint(certificate),
  });
  const signature = await signer.sign(new TextEncoder().encode(text), new Date());
  return { ok: true, made: { clientNonce, signature } };
}
