import type { Language } from '@ncb/shared-kernel/domain/vocabulary';
import { ownFetch } from '../security/own-network';
import { CODE_LIMIT } from './limits';
import { fieldsOf, isText, isTextOrNone, isTexts } from './shapes';

/**
 * Lists a page's files by its manifest: a browser discovers each from the previous one, at a round trip each.
 * @param manifest text of the manifest
 * @returns file names; empty if the manifest does not list the page
 */
export function pageFiles(manifest: string, page: string, language: Language): readonly string[] {
  const { metaData, exposes, ncb } = fieldsOf(JSON.parse(manifest));
  const entry = fieldsOf(fieldsOf(metaData)['remoteEntry'])['name'];
  const exposed = Array.isArray(exposes) && exposes.map(fieldsOf).find(({ name }) => name === page);
  const styles = fieldsOf(ncb)['styles'];
  if (!exposed || !isText(entry) || !isTextOrNone(styles)) return [];
  const { sync = [], async: later = [] } = fieldsOf(fieldsOf(exposed['assets'])['js']);
  if (!isTexts(sync) || !isTexts(later)) return [];
  // A card has its own texts file.
  const words = later.filter((name) =>
    [`words-${language}.`, `card-words-${language}.`].some((begin) => name.startsWith(begin)),
  );
  return [entry, ...sync, ...words, ...(styles === undefined ? [] : [styles])];
}

const brought = new Set<string>();

/**
 * Fetches files into the browser's cache once, without running them. Ignores failures.
 * @param folder address that the names belong to
 * @param priority `low`: everything else goes first
 */
export async function bringFiles(folder: URL, names: readonly string[], priority: 'high' | 'low'): Promise<void> {
  const wanted = names.map((name) => new URL(name, folder).href).filter((address) => !brought.has(address));
  for (const address of wanted) brought.add(address);
  await Promise.allSettled(
    wanted.map(async (address) => {
      const response = await ownFetch(address, { priority, signal: AbortSignal.timeout(CODE_LIMIT) });
      // Browsers cache only responses read to the end.
      await response.arrayBuffer();
    }),
  );
}
