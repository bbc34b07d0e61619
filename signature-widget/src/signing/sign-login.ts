import { buildLoginText } from './build-login-text';
import type { OpenedSigner } from './open-signer';
import type { KeyOutcome, SignInOutcome } from './signature-provider';
import type { SignInOrder } from './worker-messages';

export async function signLogin<Secret>(
  order: SignInOrder<Secret>,
  open: (order: SignInOrder<Secret>) => Promise<KeyOutcome<OpenedSigner>>,
): Promise<SignInOutcome> {
  const opening = await open(order);
  if (!opening.ok) return opening;
  const { signer, certificate } = opening.made;
  const { clientNonce, bytes } = await buildLoginText(order, certificate);
  return { ok: true, made: { clientNonce, signature: await signer.sign(bytes, new Date()) } };
}
