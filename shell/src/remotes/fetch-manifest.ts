import { nativeDigest, nativeFetch } from '../security/native-network';
import { toFields, hasFields, isTextOrNone, isTexts } from './shapes';

/** Reason why code did not run. `missing`: the server answers that the file does not exist. */
export type LoadFault = 'network' | 'missing' | 'timeout' | 'format' | 'integrity' | 'newerShell' | 'styles';

export type Checked<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: LoadFault };

/** Returns the hash in the form of the `integrity` attribute: `sha384-…`. */
export async function hashIntegrity(bytes: BufferSource): Promise<string> {
  const hash = await nativeDigest('SHA-384', bytes);
  return `sha384-${btoa(String.fromCharCode(...new Uint8Array(hash)))}`;
}

export interface Manifest {
  readonly text: string;
  /** Null if the build does not record it. */
  readonly builtWith: string | null;
  readonly styles: string | null;
}

export interface PinnedManifest extends Manifest {
  readonly integrity: Readonly<Record<string, string>>;
}

/**
 * Fetches a manifest and checks it against the registry's hash. It names the hash of every script, so that only checked
 * code runs.
 */
export async function fetchManifest(
  address: string,
  integrity: string,
  limit: number,
): Promise<Checked<PinnedManifest>> {
  let bytes: ArrayBuffer;
  try {
    const response = await nativeFetch(address, { signal: AbortSignal.timeout(limit) });
    if (!response.ok) return { ok: false, fault: toStatusFault(response.status) };
    if (!response.headers.get('content-type')?.includes('json')) return { ok: false, fault: 'format' };
    bytes = await response.arrayBuffer();
  } catch (error) {
    return { ok: false, fault: toFetchFault(error) };
  }
  if ((await hashIntegrity(bytes)) !== integrity) return { ok: false, fault: 'integrity' };
  const text = new TextDecoder().decode(bytes);
  const { ncb } = toFields(JSON.parse(text));
  const notes = readNotes(ncb);
  const pins = toFields(ncb)['integrity'];
  if (!notes || !isPins(pins)) return { ok: false, fault: 'format' };
  const { builtWith, styles } = notes;
  // An unpinned style sheet could be any style sheet.
  if (styles !== null && !pins[styles]) return { ok: false, fault: 'format' };
  return { ok: true, value: { text, builtWith, styles, integrity: pins } };
}

/** Maps an HTTP status to a fault: a busy server says nothing about the version. */
export function toStatusFault(status: number): LoadFault {
  const isBusy = status >= 500 || status === 408 || status === 429;
  return isBusy ? 'network' : 'missing';
}

/**
 * Distinguishes a slow connection from a broken one.
 * @param error as thrown by `fetch`
 */
export function toFetchFault(error: unknown): LoadFault {
  return toFields(error)['name'] === 'TimeoutError' ? 'timeout' : 'network';
}

/**
 * Fetches the manifest of a developer's own server, which pins nothing.
 * @throws if it is not a manifest
 */
export async function fetchUncheckedManifest(address: string): Promise<Manifest> {
  const text = await (await nativeFetch(address)).text();
  const notes = readNotes(toFields(JSON.parse(text))['ncb']);
  if (!notes) throw new Error(`no manifest: ${address}`);
  return { text, ...notes };
}

/** Reads the build's notes (tooling/webpack/notes-in-manifest.mjs); old builds have none. */
function readNotes(ncb: unknown): Omit<Manifest, 'text'> | null {
  const { builtWith, styles } = toFields(ncb);
  return isTextOrNone(builtWith) && isTextOrNone(styles)
    ? { builtWith: builtWith ?? null, styles: styles ?? null }
    : null;
}

/** True for hashes written at deployment (tooling/deploy/pin-files.mjs). */
function isPins(value: unknown): value is PinnedManifest['integrity'] {
  return hasFields(value) && isTexts(Object.values(value));
}
