import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { decodeAttestationObject, decodeClientDataJSON, isoBase64URL } from '@simplewebauthn/server/helpers';
import type { BankConfig } from '../../config';
import { isSameBytes } from '../../is-same-bytes';

/** COSE algorithms: ES256, EdDSA, RS256. Source: RFC 9053 2, RFC 8812 2. */
export const ALGORITHMS: readonly number[] = [-7, -8, -257];

/** Longer values than any authenticator's are not decoded. Source: WebAuthn Level 3, 6.1 (id of 1023 bytes). */
const ID_MAX = 1364;
const TEXT_MAX = 16_384;

/** Host of the shell: a passkey works on no other, so not on the signature widget's. */
export function getRelyingPartyId({ appOrigin }: Pick<BankConfig, 'appOrigin'>): string {
  return new URL(appOrigin).hostname;
}

interface Expected {
  readonly config: Pick<BankConfig, 'appOrigin'>;
  readonly challenge: string;
}

interface CreatedCredential {
  readonly credentialId: string;
  readonly clientData: string;
  readonly attestation: string;
}

export interface VerifiedPasskey {
  readonly credentialId: string;
  readonly publicKey: Uint8Array;
  readonly counter: number;
  readonly isSynced: boolean;
}

/** Verifies a created credential; null if anything about it is wrong. */
export async function verifyCreated(
  { config, challenge }: Expected,
  { credentialId, clientData, attestation }: CreatedCredential,
): Promise<VerifiedPasskey | null> {
  if (!areShort(credentialId, clientData, attestation)) return null;
  return nullIfRefused(async () => {
    if (isFromForeignFrame(clientData) || !isWithoutCertificates(attestation)) return null;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...toCredential(credentialId),
        response: { clientDataJSON: clientData, attestationObject: attestation },
      },
      expectedChallenge: challenge,
      expectedOrigin: config.appOrigin,
      expectedRPID: getRelyingPartyId(config),
      requireUserVerification: true,
      supportedAlgorithmIDs: [...ALGORITHMS],
    });
    if (!verified || registrationInfo.credential.id !== credentialId) return null;
    const { credential, credentialDeviceType } = registrationInfo;
    return {
      credentialId,
      publicKey: credential.publicKey,
      counter: credential.counter,
      isSynced: credentialDeviceType === 'multiDevice',
    };
  });
}

export interface Assertion {
  readonly credentialId: string;
  readonly clientData: string;
  readonly authenticatorData: string;
  readonly signature: string;
  readonly userHandle: string;
}

interface StoredPasskey {
  readonly credentialId: string;
  readonly userHandle: Uint8Array;
  readonly publicKey: Uint8Array;
}

/**
 * Verifies a signed challenge.
 * @returns the authenticator's counter, which the caller compares: a copied authenticator is reported only if its
 * signature is right, or anyone could have a passkey suspended. Null if anything is wrong
 */
export async function verifyAssertion(
  { config, challenge }: Expected,
  passkey: StoredPasskey,
  { credentialId, clientData, authenticatorData, signature, userHandle }: Assertion,
): Promise<number | null> {
  if (!areShort(credentialId, clientData, authenticatorData, signature, userHandle)) return null;
  return nullIfRefused(async () => {
    if (isFromForeignFrame(clientData)) return null;
    if (!isSameBytes(isoBase64URL.toBuffer(userHandle), passkey.userHandle)) return null;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...toCredential(credentialId),
        response: { clientDataJSON: clientData, authenticatorData, signature, userHandle },
      },
      expectedChallenge: challenge,
      expectedOrigin: config.appOrigin,
      expectedRPID: getRelyingPartyId(config),
      requireUserVerification: true,
      credential: { id: passkey.credentialId, publicKey: new Uint8Array(passkey.publicKey), counter: 0 },
    });
    return verified ? authenticationInfo.newCounter : null;
  });
}

function toCredential(id: string) {
  return { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const;
}

function areShort(credentialId: string, ...texts: readonly string[]): boolean {
  return credentialId.length <= ID_MAX && texts.every((text) => text.length <= TEXT_MAX);
}

/** The library lets browsers pass that do not name the page around a frame. */
function isFromForeignFrame(clientData: string): boolean {
  return decodeClientDataJSON(clientData).crossOrigin === true;
}

/**
 * True for statements that a browser sends if none was requested. Others name certificates, and the library calls the
 * addresses of their revocation lists.
 */
function isWithoutCertificates(attestation: string): boolean {
  const decoded = decodeAttestationObject(isoBase64URL.toBuffer(attestation));
  const format = decoded.get('fmt');
  return format === 'none' || (format === 'packed' && decoded.get('attStmt').get('x5c') === undefined);
}

/** Reads an exception as a refusal: the library throws for each rule that a message breaks, and for malformed ones. */
async function nullIfRefused<T>(verify: () => Promise<T | null>): Promise<T | null> {
  try {
    return await verify();
  } catch (error) {
    if (error instanceof Error) return null;
    throw error;
  }
}
