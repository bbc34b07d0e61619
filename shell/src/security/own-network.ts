/** What the shell loads code and asks the bank with. */
interface Network {
  readonly fetch: typeof fetch;
  readonly digest: SubtleCrypto['digest'];
}

let taken: Network | null = null;

/**
 * Takes the browser's functions before code of any remote runs: a remote that puts its own in their place (a mock left
 * in, a tracing library) breaks itself then, and neither registry nor manifests nor calls of others.
 */
export function takeNetwork(): void {
  const { fetch, crypto } = globalThis;
  taken = { fetch: fetch.bind(globalThis), digest: crypto.subtle.digest.bind(crypto.subtle) };
}

/** The browser's `fetch` as it was when the shell started. */
export const ownFetch: typeof fetch = (input, init) =>
  taken ? taken.fetch(input, init) : globalThis.fetch(input, init);

/** The browser's hashing as it was when the shell started. */
export const ownDigest: SubtleCrypto['digest'] = (algorithm, bytes) =>
  taken ? taken.digest(algorithm, bytes) : crypto.subtle.digest(algorithm, bytes);
