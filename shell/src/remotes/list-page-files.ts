import type { Language } from '@ncb/shared-kernel/domain/vocabulary';
import { nativeFetch } from '../security/native-network';
import { CODE_LIMIT } from './limits';
import { toFields, isText, isTextOrNone, isTexts } from './shapes';

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

const requested = new Set<string>();

/**
 * Fetches files into the browser's cache once, without running them. Ignores failures.
 * @param folder address that the names belong to
 * @param priority `low`: everything else goes first
 */
export async function prefetchFiles(folder: URL, names: readonly string[], priority: 'high' | 'low'): Promise<void> {
  const missing = names.map((name) => new URL(name, folder).href).filter((address) => !requested.has(address));
  for (const address of missing) requested.add(address);
  await Promise.allSettled(
    missing.map(async (address) => {
      const response = await nativeFetch(address, { priority, signal: AbortSignal.timeout(CODE_LIMIT) });
      // Browsers cache only responses read to the end.
      await response.arrayBuffer();
    }),
  );
}
