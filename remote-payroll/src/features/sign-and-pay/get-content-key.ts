const HEX_DIGITS = 32;

/**
 * Derives the idempotency key from the content: the bank stores the same content once, even after a lost answer or in
 * another session. 128 bits of SHA-256; not a secret.
 * @param nonce identifier of the form or document, which separates equal contents
 */
export async function getContentKey(nonce: string, content: unknown): Promise<string> {
  const text = new TextEncoder().encode(`${nonce}\n${JSON.stringify(content)}`);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, HEX_DIGITS);
}
