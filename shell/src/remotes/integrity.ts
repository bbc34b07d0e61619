/** Why the code of a remote was not run. */
export type LoadFault = 'network' | 'format' | 'integrity';

export type Checked<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: LoadFault };

/** The hash of a subresource in the form of the `integrity` attribute: `sha384-…`. */
export async function integrityOf(bytes: BufferSource): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-384', bytes);
  return `sha384-${btoa(String.fromCharCode(...new Uint8Array(hash)))}`;
}

/** The manifest as far as the loader reads it: which bytes the entry must have. */
export interface PinnedManifest {
  readonly text: string;
  readonly entryIntegrity: string;
}

/**
 * Fetches a manifest and checks it against the registry's hash; what is given on are the very bytes that were checked.
 * The manifest names the entry's hash, the entry those of its chunks, so that what was checked is what runs.
 */
export async function fetchManifest(address: string, integrity: string, limit: number): Promise<Checked<PinnedManifest>> {
  let bytes: ArrayBuffer;
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(limit) });
    if (!response.ok) return { ok: false, fault: 'network' };
    if (!response.headers.get('content-type')?.includes('json')) return { ok: false, fault: 'format' };
    bytes = await response.arrayBuffer();
  } catch {
    return { ok: false, fault: 'network' };
  }
  if ((await integrityOf(bytes)) !== integrity) return { ok: false, fault: 'integrity' };
  const text = new TextDecoder().decode(bytes);
  const entryIntegrity = entryIntegrityIn(text);
  return entryIntegrity ? { ok: true, value: { text, entryIntegrity } } : { ok: false, fault: 'format' };
}

/** Put into the manifest when a remote is deployed: `{ "ncb": { "entryIntegrity": "sha384-…" } }`. */
function entryIntegrityIn(manifest: string): string | null {
  const { ncb } = JSON.parse(manifest) as { ncb?: { entryIntegrity?: string } };
  return ncb?.entryIntegrity ?? null;
}
