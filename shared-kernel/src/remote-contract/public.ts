import type { ComponentType } from 'react';
import type { ApiClient } from '../api/client';
import type { Language } from '../domain/vocabulary';

export interface KeyOwner {
  readonly commonName: string;
  readonly organization: string;
  readonly title: string;
  readonly serialNumber: string;
}

/** Data of a new key that leave the signature widget; the key itself does not. */
export interface ProvenKeyRequest {
  readonly request: string;
  readonly signature: string;
}

export interface PublicServices {
  readonly language: Language;
  readonly api: ApiClient;
  signIn(): void;
  /**
   * Opens the widget to create a key, save it in a file and prove it by a signature of `text`. Null if the user
   * cancelled; rejects if the widget cannot be reached.
   */
  createKey(owner: KeyOwner, text: string): Promise<ProvenKeyRequest | null>;
}

/**
 * Page outside the working area; it gets its services as props, as there is no session.
 * @public
 */
export type PublicPage = ComponentType<PublicServices>;
