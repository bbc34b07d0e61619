import type {
  CreateKeyAnswer,
  DocumentBytes,
  DocumentSignature,
  SignedInAnswer,
} from '@ncb/shared-kernel/domain/signing-protocol';
import type { ContainerFlaw } from '@ncb/shared-kernel/signature/dstu';

export interface SignatureBatch {
  readonly documents: readonly DocumentBytes[];
  readonly certificates: readonly Uint8Array[];
}

/** Sign-in to confirm: values of the bank and the shell for its text. */
export interface SignInChallenge {
  readonly audience: string;
  readonly challenge: string;
  readonly certificates: readonly Uint8Array[];
}

/** Reasons why a batch was not signed; then none of its documents is signed. */
export type SigningFailure =
  /** Wrong password or damaged file, which are indistinguishable. */
  | 'wrongKeyOrPassword'
  /** DSTU 4145 file: another password, truncated or damaged, without keys, or in an unsupported form. */
  | ContainerFlaw
  /** Registration: no signing certificate is in or beside the file. */
  | 'noCertificate'
  /** The key opens, but none of the certificates belongs to it. */
  | 'foreignKey'
  | 'signingFailed'
  | 'providerSilent'
  | 'providerOffline'
  | 'certificateUnusable'
  /** `lock` was called, or the user cancelled in the vendor's page. */
  | 'locked';

/** @typeParam Made result of success */
export type KeyOutcome<Made> =
  | { readonly ok: true; readonly made: Made }
  | { readonly ok: false; readonly reason: SigningFailure };

export interface ProvenCertificate {
  readonly certificate: Uint8Array;
  readonly signature: Uint8Array;
}

export type SigningOutcome = KeyOutcome<readonly DocumentSignature[]>;

export type SignedIn = Omit<Extract<SignedInAnswer, { kind: 'signedIn' }>, 'kind'>;
export type SignInOutcome = KeyOutcome<SignedIn>;

export interface MadeKey extends Omit<Extract<CreateKeyAnswer, { kind: 'keyCreated' }>, 'kind'> {
  readonly file: string;
}

/**
 * Way to sign: a key file, or another vendor's page that holds the key.
 * @typeParam Secret input of the user for each batch
 */
export interface SignatureProvider<Secret> {
  available(): boolean;
  /** @param onProgress called with 0 when the key is open, then with the number of signed documents */
  sign(batch: SignatureBatch, secret: Secret, onProgress: (signed: number) => void): Promise<SigningOutcome>;
  /** Signs a text of the kind `ncb-login/1` and no other. */
  signIn(challenge: SignInChallenge, secret: Secret): Promise<SignInOutcome>;
  /** Forgets the key at once; pending operations end with `locked`. */
  lock(): void;
}
