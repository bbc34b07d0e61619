import type { NewKeyOwner } from '@ncb/shared-kernel/domain/signing-protocol';
import type { KeyOutcome, SignatureBatch, SignInChallenge } from './provider';

/** A key file's text and the password to open it. */
export interface KeyFileSecret {
  readonly keyFile: string;
  readonly password: string;
}

/** What the page hands to its worker: everything for one batch, or for one sign-in. */
export type BatchOrder = { readonly kind: 'sign' } & SignatureBatch & KeyFileSecret;
export type SignInOrder = { readonly kind: 'signIn' } & SignInChallenge & KeyFileSecret;
/** A new key: it is made in the worker, and only its encrypted file comes out. */
export interface CreateKeyOrder {
  readonly kind: 'createKey';
  readonly owner: NewKeyOwner;
  readonly text: string;
  readonly samples: Uint8Array;
  readonly password: string;
}
export type SigningOrder = BatchOrder | SignInOrder | CreateKeyOrder;

/** What the worker says: progress, then the outcome. */
export type SigningReport<Made = unknown> =
  | { readonly kind: 'progress'; readonly signed: number }
  | { readonly kind: 'outcome'; readonly outcome: KeyOutcome<Made> };
