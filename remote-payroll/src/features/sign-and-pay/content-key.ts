/**
 * The idempotency key of what is to be stored, counted from the content itself: after a lost answer, and in another
 * session too, the same content has the same key, and the bank makes it once.
 * @param nonce what tells two equal intentions apart: of a form, or the document that it is for
 */
export async function contentKey(nonce: string, content: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(`${nonce}\n${JSON.stringify(content)}`);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest.subarray(0, KEY_BYTES)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const KEY_BYTES = 16;
