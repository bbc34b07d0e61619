import type { KeyOwner, ProvenKeyRequest } from './public';

/**
 * Certificate of another authority, and a signature by its key that proves possession; both DER, base64.
 * @public
 */
export interface ProvenCertificate {
  readonly certificate: string;
  readonly signature: string;
}

/** Key operations of the signature widget. They reject if the widget cannot be reached. */
export interface KeyServices {
  /**
   * Opens the widget to create a key, save it in a file and prove it by a signature of `text`, a JSON object. Null if
   * the user cancelled.
   */
  create(owner: KeyOwner, text: string): Promise<ProvenKeyRequest | null>;
  /**
   * Opens the widget, in which the owner of a new key signs its certificate.
   * @param certificate DER, base64
   * @returns the signature, base64; null if the user cancelled
   */
  accept(certificate: string): Promise<string | null>;
  /**
   * Opens the widget, in which the owner of another authority's key signs its certificate, found in the key file or
   * beside it. Null if the user cancelled.
   */
  register(): Promise<ProvenCertificate | null>;
}
