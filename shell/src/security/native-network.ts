interface Network {
  readonly fetch: typeof fetch;
  readonly digest: SubtleCrypto['digest'];
  readonly importKey: SubtleCrypto['importKey'];
  readonly verify: SubtleCrypto['verify'];
}

let saved: Network | null = null;

/**
 * Saves browser functions before code of any remote runs: a remote that replaces them (a forgotten mock, a tracing
 * library) breaks itself only.
 */
export function saveNetwork(): void {
  const { fetch, crypto } = globalThis;
  const { subtle } = crypto;
  saved = {
    fetch: fetch.bind(globalThis),
    digest: subtle.digest.bind(subtle),
    importKey: subtle.importKey.bind(subtle),
    verify: subtle.verify.bind(subtle),
  };
}

/** Browser's `fetch` at the shell's start. */
export const nativeFetch: typeof fetch = (input, init) =>
  saved ? saved.fetch(input, init) : globalThis.fetch(input, init);

export const nativeDigest: SubtleCrypto['digest'] = (algorithm, bytes) =>
  saved ? saved.digest(algorithm, bytes) : crypto.subtle.digest(algorithm, bytes);

/**
 * Verifies an Ed25519 signature.
 * @param signature base64url
 * @throws DOMException `NotSupportedError` in a browser without Ed25519
 */
export async function verifySignature(publicKey: JsonWebKey, signature: string, bytes: BufferSource): Promise<boolean> {
  const { subtle } = crypto;
  const importKey = saved?.importKey ?? subtle.importKey.bind(subtle);
  const verify = saved?.verify ?? subtle.verify.bind(subtle);
  const key = await importKey('jwk', publicKey, 'Ed25519', false, ['verify']);
  const binary = atob(signature.replaceAll('-', '+').replaceAll('_', '/'));
  return verify(
    'Ed25519',
    key,
    Uint8Array.from(binary, (char) => char.charCodeAt(0)),
    bytes,
  );
}
