import canonicalize from 'canonicalize';

/** Differs from documents, so that a sign-in signature is never valid for a payment. */
const LOGIN_TEXT_VERSION = 'ncb-login/1';

export interface LoginText {
  /** Host for which the bank made the challenge. */
  readonly audience: string;
  readonly challenge: string;
  /** Random, so that the bank alone does not choose the signed text. */
  readonly clientNonce: string;
  /** SHA-256 fingerprint, hex. */
  readonly certificate: string;
}

export function writeLoginText({ audience, challenge, clientNonce, certificate }: LoginText): string {
  const fields = { v: LOGIN_TEXT_VERSION, aud: audience, challenge, cnonce: clientNonce, cert: certificate };
  return canonicalize(fields) ?? '';
}
