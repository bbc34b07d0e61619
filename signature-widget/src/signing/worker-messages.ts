import type { NewKeyOwner } from '@ncb/shared-kernel/domain/signing-protocol';
import type { KeyOutcome, SignatureBatch, SignInChallenge } from './provider';

/** A key file of ours, its text, and the password to open it. */
export interface OwnKeySecret {
  readonly keyFile: string;
  readonly password: string;
}

/** A file of a key by DSTU 4145, with files of certificates beside it where they are not inside, and the password. */
export interface ContainerSecret {
  readonly files: readonly Uint8Array[];
  readonly password: string;
}

export type KeyFileSecret = OwnKeySecret | ContainerSecret;

/** What the page hands to its worker: everything for one batch, or for one sign-in. */
export type BatchOrder<Secret = KeyFileSecret> = { readonly kind: 'sign' } & SignatureBatch & Secret;
export type SignInOrder<Secret = KeyFileSecret> = { readonly kind: 'signIn' } & SignInChallenge & Secret;
/** A certificate of another authority, to be found with the key and signed by it. */
export type RegisterOrder<Secret = KeyFileSecret> = { readonly kind: 'register' } & Secret;
/** A new key: it is made in the worker, and only its encrypted file comes out. */
export interface CreateKeyOrder {
  readonly kind: 'createKey';
  readonly owner: NewKeyOwner;
  readonly text: string;
  readonly samples: Uint8Array;
  readonly password: string;
}
/** What the worker of a kind of key does; only for our own are keys made. */
export type OwnKeyOrder = BatchOrder<OwnKeySecret> | SignInOrder<OwnKeySecret> | CreateKeyOrder;
export type ContainerOrder =
  | BatchOrder<ContainerSecret>
  | SignInOrder<ContainerSecret>
  | RegisterOrder<ContainerSecret>;
export type SigningOrder = OwnKeyOrder | ContainerOrder;

/** What the worker says: how far opening the key is, from 0 to 1, how many are signed, then the outcome. */
export type SigningReport<Made = unknown> =
  | { readonly kind: 'opening'; readonly share: number }
  | { readonly kind: 'progress'; readonly signed: number }
  | { readonly kind: 'outcome'; readonly outcome: KeyOutcome<Made> };
