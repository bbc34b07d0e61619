import canonicalize from 'canonicalize';

/** Another kind of text than a document's, so that the signature of a sign-in is never that of a payment. */
export const LOGIN_TEXT_VERSION = 'ncb-login/1';

/** What a sign-in by key binds together. */
export interface LoginText {
  /** The host for which the bank made the challenge. */
  readonly audience: string;
  readonly challenge: string;
  /** Random text of the client: the bank alone does not choose what is signed. */
  readonly clientNonce: string;
  /** Fingerprint of the certificate that signs: SHA-256 in hex. */
  readonly certificate: string;
}

/** The text that is signed to sign in, in the canonical form of RFC 8785. Source: design/signing, "Sign-in" */
export function writeLoginText({ audience, challenge, clientNonce, certificate }: LoginText): string {
  const fields = { v: LOGIN_TEXT_VERSION, aud: audience, challenge, cnonce: clientNonce, cert: certificate };
  return canonicalize(fields) ?? '';
}
