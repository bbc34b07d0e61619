import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import type {
  AnswerOf,
  NewPasskeyTerms,
  passkeyChallenge,
  passkeyLogin,
  RequestOf,
} from '@ncb/shared-kernel/api/contract';

/** Why a browser or authenticator has made nothing; a key of the texts. */
export type AuthenticatorFailure = 'cancelled' | 'known' | 'unsupported' | 'address' | 'failed';

type Made<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: AuthenticatorFailure };

interface CreatedPasskey {
  readonly credentialId: string;
  readonly clientData: string;
  readonly attestation: string;
}

/** Asks the browser for a discoverable passkey that verifies its user. */
export function createPasskey(terms: NewPasskeyTerms): Promise<Made<CreatedPasskey>> {
  const { challenge, relyingPartyId, relyingPartyName, userHandle, userName, displayName } = terms;
  return toOutcome(async () => {
    const { id, response } = await startRegistration({
      optionsJSON: {
        challenge,
        rp: { id: relyingPartyId, name: relyingPartyName },
        user: { id: userHandle, name: userName, displayName },
        pubKeyCredParams: terms.algorithms.map((alg) => ({ type: 'public-key', alg })),
        excludeCredentials: terms.existing.map((existing) => ({ type: 'public-key', id: existing })),
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
        attestation: 'none',
        timeout: terms.lifetimeSeconds * 1000,
      },
    });
    return { credentialId: id, clientData: response.clientDataJSON, attestation: response.attestationObject };
  });
}

/** Lets the user choose a passkey and signs the challenge with it. */
export function signChallenge({
  challenge,
  relyingPartyId,
  lifetimeSeconds,
}: AnswerOf<typeof passkeyChallenge>): Promise<Made<RequestOf<typeof passkeyLogin>>> {
  return toOutcome(async () => {
    const { id, response } = await startAuthentication({
      optionsJSON: {
        challenge,
        rpId: relyingPartyId,
        userVerification: 'required',
        allowCredentials: [],
        timeout: lifetimeSeconds * 1000,
      },
    });
    const { clientDataJSON: clientData, authenticatorData, signature, userHandle = '' } = response;
    return { credentialId: id, clientData, authenticatorData, signature, userHandle };
  });
}

async function toOutcome<T>(work: () => Promise<T>): Promise<Made<T>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    const failure = getFailure(error);
    if (failure === 'failed') console.error(String(error));
    return { ok: false, failure };
  }
}

const UNSUPPORTED: readonly string[] = ['NotSupportedError', 'ConstraintError'];

/** Browsers say the same of a cancelled and a late request. Source: WebAuthn Level 3, 5.1.3. */
function getFailure(error: unknown): AuthenticatorFailure {
  const { name } = error instanceof WebAuthnError && error.cause instanceof Error ? error.cause : (error as Error);
  if (name === 'NotAllowedError' || name === 'AbortError') return 'cancelled';
  if (name === 'InvalidStateError') return 'known';
  if (name === 'SecurityError') return 'address';
  return UNSUPPORTED.includes(name) ? 'unsupported' : 'failed';
}
