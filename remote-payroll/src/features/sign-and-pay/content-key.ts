/**
 * The idempotency key of what is to be stored, counted from the content itself: after a lost answer, and in another
 * session too, the same content has the same key, and the bank makes it once. No secret: the bank compares the requests.
 * @param nonce what tells two equal intentions apart: of a form, or the document that it is for
 */
export function contentKey(nonce: string, content: unknown): string {
  const text = `${nonce}\n${JSON.stringify(content)}`;
  return SEEDS.map((seed) => hash(text, seed).toString(16).padStart(8, '0')).join('');
}

/** Four numbers of 32 bits: two contents of one form must not meet. */
const SEEDS = [0x811c9dc5, 0x9e3779b9, 0x85ebca6b, 0xc2b2ae35];

/** Mixes the characters as MurmurHash does. */
function hash(text: string, seed: number): number {
  let state = seed;
  for (let place = 0; place < text.length; place += 1) {
    state = Math.imul(state ^ text.charCodeAt(place), 0x5bd1e995);
    state ^= state >>> 15;
  }
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
  return (state ^ (state >>> 16)) >>> 0;
}
