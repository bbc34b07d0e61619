import type { DocumentBytes, MadeSignature } from '@ncb/shared-kernel/domain/signing-protocol';

export interface SignatureBatch {
  readonly documents: readonly DocumentBytes[];
  /** The user's certificates that are active at the bank, DER. */
  readonly certificates: readonly Uint8Array[];
}

/** Why a batch was not signed. Nothing of it is signed then. */
export type SigningFailure =
  /** A wrong password or a damaged file: nobody can tell which. */
  | 'wrongKeyOrPassword'
  /** The key opens, but none of the certificates belongs to it. */
  | 'foreignKey'
  | 'signingFailed'
  /** `lock` was called meanwhile. */
  | 'locked';

export type SigningOutcome =
  | { readonly ok: true; readonly signatures: readonly MadeSignature[] }
  | { readonly ok: false; readonly reason: SigningFailure };

/**
 * A way to sign: a key file now, a token or another bank's signature service later. Source: design/signing, "Format"
 * @typeParam Secret what the user has to give for each batch
 */
export interface SignatureProvider<Secret> {
  /** Whether this browser can do it. */
  available(): boolean;
  /** @param onProgress told 0 when the key is open, then how many documents are signed */
  sign(batch: SignatureBatch, secret: Secret, onProgress: (signed: number) => void): Promise<SigningOutcome>;
  /** Forgets the key at once; a batch under way ends with `locked`. */
  lock(): void;
}
