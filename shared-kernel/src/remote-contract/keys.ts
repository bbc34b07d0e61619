import type { KeyOwner, ProvenKeyRequest } from './public';

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
}
