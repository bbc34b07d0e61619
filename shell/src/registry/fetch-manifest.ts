import type { Language } from '@ncb/shared-kernel/domain/vocabulary';
import { hasFields, isText, isTextOrNone, isTexts, toFields } from '../browser';
import { nativeFetch } from '../security';
import { hashIntegrity, toFetchFault, toStatusFault, type LoadFault } from './remote-files';

export type Checked<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: LoadFault };

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

/**
 * Lists a page's files by its manifest: a browser discovers each from the previous one, at a round trip each.
 * @param manifest text of the manifest
 * @returns file names; empty if the manifest does not list the page
 */
export function listPageFiles(manifest: string, page: string, language: Language): readonly string[] {
  const { metaData, exposes, ncb } = toFields(JSON.parse(manifest));
  const entry = toFields(toFields(metaData)['remoteEntry'])['name'];
  const exposed = Array.isArray(exposes) && exposes.map(toFields).find(({ name }) => name === page);
  const styles = toFields(ncb)['styles'];
  if (!exposed || !isText(entry) || !isTextOrNone(styles)) return [];
  const { sync = [], async: later = [] } = toFields(toFields(exposed['assets'])['js']);
  if (!isTexts(sync) || !isTexts(later)) return [];
  // A card has its own texts file.
  const texts = later.filter((name) =>
    [`words-${language}.`, `card-words-${language}.`].some((begin) => name.startsWith(begin)),
  );
  return [entry, ...sync, ...texts, ...(styles === undefined ? [] : [styles])];
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
