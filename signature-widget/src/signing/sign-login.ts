import { loginText } from './login-text';
import { openSigner } from './open-signer';
import type { SignInOutcome } from './provider';
import type { SignInOrder } from './worker-messages';

/** Opens the key, finds its certificate and signs a sign-in. */
export async function signLogin(order: SignInOrder): Promise<SignInOutcome> {
  const opening = await openSigner(order);
  if (!opening.ok) return opening;
  const { signer, certificate } = opening.made;
  const { clientNonce, bytes } = await loginText(order, certificate);
  return { ok: true, made: { clientNonce, signature: await signer.sign(bytes, new Date()) } };
}
