const HEX_DIGITS = 32;

/**
 * The idempotency key of what is to be stored, counted from the content itself: after a lost answer, and in another
 * session too, the same content has the same key, and the bank makes it once. 128 bits of SHA-256. No secret: the bank
 * compares the requests.
 * @param nonce what tells two equal intentions apart: of a form, or the document that it is for
 */
export async function contentKey(nonce: string, content: unknown): Promise<string> {
  const text = new TextEncoder().encode(`${nonce}\n${JSON.stringify(content)}`);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, HEX_DIGITS);
}
