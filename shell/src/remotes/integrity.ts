import * as z from 'zod/mini';

/** Written into the manifest when a remote is deployed (tooling/deploy/remote.mjs). */
const pinnedSchema = z.object({ ncb: z.object({ integrity: z.record(z.string(), z.string()) }) });

/** Why the code of a remote was not run. */
export type LoadFault = 'network' | 'format' | 'integrity';

export type Checked<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: LoadFault };

/** The hash of a subresource in the form of the `integrity` attribute: `sha384-…`. */
export async function integrityOf(bytes: BufferSource): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-384', bytes);
  return `sha384-${btoa(String.fromCharCode(...new Uint8Array(hash)))}`;
}

/** The manifest as far as the loader reads it: which bytes each script must have, by file name. */
export interface PinnedManifest {
  readonly text: string;
  readonly integrity: Readonly<Record<string, string>>;
}

/**
 * Fetches a manifest and checks it against the registry's hash; what is given on are the very bytes that were checked.
 * The manifest names the hash of every script, so that what was checked is what runs.
 */
export async function fetchManifest(
  address: string,
  integrity: string,
  limit: number,
): Promise<Checked<PinnedManifest>> {
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
  const pinned = z.safeParse(pinnedSchema, JSON.parse(text));
  return pinned.success
    ? { ok: true, value: { text, integrity: pinned.data.ncb.integrity } }
    : { ok: false, fault: 'format' };
}
