import type { NewKeyOwner } from '@ncb/shared-kernel/domain/signing-protocol';
import type { KeyOutcome, SignatureBatch, SignInChallenge } from './signature-provider';

export interface OwnKeySecret {
  readonly keyFile: string;
  readonly password: string;
}

/** DSTU 4145 key file with certificate files beside it if it contains none, and the password. */
export interface ContainerSecret {
  readonly files: readonly Uint8Array[];
  readonly password: string;
}

export type KeyFileSecret = OwnKeySecret | ContainerSecret;

/** Order of the page to its worker: one batch or one sign-in. */
export type BatchOrder<Secret = KeyFileSecret> = { readonly kind: 'sign' } & SignatureBatch & Secret;
export type SignInOrder<Secret = KeyFileSecret> = { readonly kind: 'signIn' } & SignInChallenge & Secret;
export type RegisterOrder<Secret = KeyFileSecret> = { readonly kind: 'register' } & Secret;
/** Creation of a key in the worker, which returns only the encrypted file. */
export interface CreateKeyOrder {
  readonly kind: 'createKey';
  readonly owner: NewKeyOwner;
  readonly text: string;
  readonly samples: Uint8Array;
  readonly password: string;
}

export type KeyParameters = Omit<CreateKeyOrder, 'kind'>;

export type OwnKeyOrder = BatchOrder<OwnKeySecret> | SignInOrder<OwnKeySecret> | CreateKeyOrder;
export type ContainerOrder =
  | BatchOrder<ContainerSecret>
  | SignInOrder<ContainerSecret>
  | RegisterOrder<ContainerSecret>;
export type SigningOrder = OwnKeyOrder | ContainerOrder;

/** Report of the worker: progress of opening from 0 to 1, number of signed documents, then the outcome. */
export type SigningReport<Made = unknown> =
  | { readonly kind: 'opening'; readonly share: number }
  | { readonly kind: 'progress'; readonly signed: number }
  | { readonly kind: 'outcome'; readonly outcome: KeyOutcome<Made> };
