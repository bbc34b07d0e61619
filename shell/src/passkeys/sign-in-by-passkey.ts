import { passkeyChallenge, passkeyLogin, type SignInAnswer } from '@ncb/shared-kernel/api/contract';
import type { ApiClient, ApiFailure } from '@ncb/shared-kernel/api/client';
import { signChallenge, type AuthenticatorFailure } from './authenticator';

type PasskeyOutcome =
  | { readonly kind: 'signedIn'; readonly answer: SignInAnswer }
  | { readonly kind: 'refused'; readonly failure: ApiFailure }
  | { readonly kind: 'stopped'; readonly failure: AuthenticatorFailure };

/** Signs in by a passkey that the user chooses. Source: docs/requirements/keys-and-users.md#passkeys. */
export async function signInByPasskey(api: ApiClient): Promise<PasskeyOutcome> {
  const challenge = await api.call(passkeyChallenge, {});
  if (!challenge.ok) return { kind: 'refused', failure: challenge.failure };
  const signed = await signChallenge(challenge.value);
  if (!signed.ok) return { kind: 'stopped', failure: signed.failure };
  const outcome = await api.call(passkeyLogin, signed.value);
  return outcome.ok ? { kind: 'signedIn', answer: outcome.value } : { kind: 'refused', failure: outcome.failure };
}
