/** What the shell loads code and asks the bank with. */
interface Network {
  readonly fetch: typeof fetch;
  readonly digest: SubtleCrypto['digest'];
  readonly importKey: SubtleCrypto['importKey'];
  readonly verify: SubtleCrypto['verify'];
}

let taken: Network | null = null;

/**
 * Takes the browser's functions before code of any remote runs: a remote that puts its own in their place (a mock left
 * in, a tracing library) breaks itself then, and neither registry nor manifests nor calls of others.
 */
export function takeNetwork(): void {
  const { fetch, crypto } = globalThis;
  const { subtle } = crypto;
  taken = {
    fetch: fetch.bind(globalThis),
    digest: subtle.digest.bind(subtle),
    importKey: subtle.importKey.bind(subtle),
    verify: subtle.verify.bind(subtle),
  };
}

/** The browser's `fetch` as it was when the shell started. */
export const ownFetch: typeof fetch = (input, init) =>
  taken ? taken.fetch(input, init) : globalThis.fetch(input, init);

/** The browser's hashing as it was when the shell started. */
export const ownDigest: SubtleCrypto['digest'] = (algorithm, bytes) =>
  taken ? taken.digest(algorithm, bytes) : crypto.subtle.digest(algorithm, bytes);

/**
 * Whether a text was signed with the private half of an Ed25519 key.
 * @param signature base64url
 * @throws DOMException `NotSupportedError` in a browser that does not know such keys
 */
export async function ownVerify(publicKey: JsonWebKey, signature: string, bytes: BufferSource): Promise<boolean> {
  const { subtle } = crypto;
  const importKey = taken?.importKey ?? subtle.importKey.bind(subtle);
  const verify = taken?.verify ?? subtle.verify.bind(subtle);
  const key = await importKey('jwk', publicKey, 'Ed25519', false, ['verify']);
  const binary = atob(signature.replaceAll('-', '+').replaceAll('_', '/'));
  return verify(
    'Ed25519',
    key,
    Uint8Array.from(binary, (char) => char.charCodeAt(0)),
    bytes,
  );
}
