import type {
  CreateKeyAnswer,
  DocumentBytes,
  MadeSignature,
  SignedInAnswer,
} from '@ncb/shared-kernel/domain/signing-protocol';
import type { ContainerFlaw } from '@ncb/shared-kernel/signature/dstu';
import type { CreateKeyOrder } from './worker-messages';

export interface SignatureBatch {
  readonly documents: readonly DocumentBytes[];
  /** The user's certificates that are active at the bank, DER. */
  readonly certificates: readonly Uint8Array[];
}

/** A sign-in to confirm: what the bank and the shell contribute to its text. */
export interface SignInChallenge {
  readonly audience: string;
  readonly challenge: string;
  readonly certificates: readonly Uint8Array[];
}

/** Why a batch was not signed. Nothing of it is signed then. */
export type SigningFailure =
  /** A wrong password or a damaged file: nobody can tell which. */
  | 'wrongKeyOrPassword'
  /** Of a file of a key by DSTU 4145: another password, cut or damaged, no keys in it, keys in a way that we do not read. */
  | ContainerFlaw
  /** A certificate is to be registered, and none that signs is in the file or beside it. */
  | 'noCertificate'
  /** The key opens, but none of the certificates belongs to it. */
  | 'foreignKey'
  | 'signingFailed'
  /** Another's signing page does not load, or does not answer in time. */
  | 'providerSilent'
  /** It answers, but cannot reach the servers that it needs. */
  | 'providerOffline'
  /** It finds no certificate of the key, or one that is not in force. */
  | 'certificateUnusable'
  /** `lock` was called meanwhile, or the user gave up in another's signing page. */
  | 'locked';

/** @typeParam Made what there is after success */
export type KeyOutcome<Made> =
  | { readonly ok: true; readonly made: Made }
  | { readonly ok: false; readonly reason: SigningFailure };

/** A certificate of another authority, and the signature by its key that proves who holds it. */
export interface ProvenCertificate {
  readonly certificate: Uint8Array;
  readonly signature: Uint8Array;
}

export type SigningOutcome = KeyOutcome<readonly MadeSignature[]>;

/** The signature of a sign-in and the nonce that is part of what was signed. */
export type SignedIn = Omit<Extract<SignedInAnswer, { kind: 'signedIn' }>, 'kind'>;
export type SignInOutcome = KeyOutcome<SignedIn>;

/** A new key as it leaves the worker. */
export interface MadeKey extends Omit<Extract<CreateKeyAnswer, { kind: 'keyCreated' }>, 'kind'> {
  /** The text of the key file, for the user alone. */
  readonly file: string;
}

/** What a new key is made of. */
export type KeyWish = Omit<CreateKeyOrder, 'kind'>;

/**
 * A way to sign: a key file, or a page of another vendor that holds the key. Source: design/signing, "Format"
 * @typeParam Secret what the user has to give for each batch
 */
export interface SignatureProvider<Secret> {
  /** Whether this browser can do it. */
  available(): boolean;
  /** @param onProgress told 0 when the key is open, then how many documents are signed */
  sign(batch: SignatureBatch, secret: Secret, onProgress: (signed: number) => void): Promise<SigningOutcome>;
  /** Signs a text of the kind `ncb-login/1` and never another. */
  signIn(challenge: SignInChallenge, secret: Secret): Promise<SignInOutcome>;
  /** Forgets the key at once; what is under way ends with `locked`. */
  lock(): void;
}
