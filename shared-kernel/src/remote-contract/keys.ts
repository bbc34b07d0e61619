import type { KeyOwner, ProvenKeyRequest } from './public';

/** A certificate of another authority, and the signature by its key that proves who holds it; both DER, base64. */
export interface ProvenCertificate {
  readonly certificate: string;
  readonly signature: string;
}

/** What the signature widget does for keys. It rejects where the widget cannot be reached. */
export interface KeyServices {
  /**
   * Opens the signature widget, in which a key is made, saved in a file and proven by a signature of `text`, a JSON
   * object. Null: the user has closed it without a key.
   */
  create(owner: KeyOwner, text: string): Promise<ProvenKeyRequest | null>;
  /**
   * Opens the signature widget, in which the owner of a new key signs its certificate with it.
   * @param certificate DER, base64
   * @returns the signature, base64; null if the user gave up
   */
  accept(certificate: string): Promise<string | null>;
  /**
   * Opens the signature widget, in which the owner of a key of another authority shows its certificate, from the key's
   * file or beside it, and signs it with that key. Null: the user gave up.
   */
  register(): Promise<ProvenCertificate | null>;
}
