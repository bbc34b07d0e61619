import type { ComponentType } from 'react';
import type { ApiClient } from '../api/client';
import type { Language } from '../domain/vocabulary';

/** Whom a new key will belong to: what the request for his certificate says. */
export interface KeyOwner {
  /** Full name of the person. */
  readonly commonName: string;
  /** The company he signs for. */
  readonly organization: string;
  /** His position there. */
  readonly title: string;
  /** His tax number or passport. */
  readonly serialNumber: string;
}

/** What leaves the signature widget of a new key; the key itself does not. */
export interface ProvenKeyRequest {
  /** The request for a certificate, in PEM. */
  readonly request: string;
  /** The signature of the text that was asked for, made with the new key, in base64. */
  readonly signature: string;
}

/** What a page outside the working area gets from the shell: nobody is signed in there. */
export interface PublicServices {
  readonly language: Language;
  /** For calls that anybody may make. */
  readonly api: ApiClient;
  /** Opens the page of sign-in. */
  signIn(): void;
  /**
   * Opens the signature widget, in which a key is made, saved in a file and proven by a signature of `text`. Null: the
   * user has closed it without a key. Rejects where the widget cannot be reached.
   */
  createKey(owner: KeyOwner, text: string): Promise<ProvenKeyRequest | null>;
}

/** As `RemotePage`, for a page outside the working area: it is given its services, there is no session to ask for. */
export type PublicPage = ComponentType<PublicServices>;
