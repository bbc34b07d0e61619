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
  /** Eight groups of four capital hexadecimal digits. */
  readonly keyId: string;
  /** The signature of the text that was asked for, made with the new key, in base64. */
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
}
