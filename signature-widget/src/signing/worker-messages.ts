import type { SignatureBatch, SigningOutcome } from './provider';

/** A key file's text and the password to open it. */
export interface KeyFileSecret {
  readonly keyFile: string;
  readonly password: string;
}

/** What the page hands to its worker: everything for one batch. */
export type SigningOrder = SignatureBatch & KeyFileSecret;

/** What the worker says: progress, then the outcome. */
export type SigningReport =
  | { readonly kind: 'progress'; readonly signed: number }
  | { readonly kind: 'outcome'; readonly outcome: SigningOutcome };
