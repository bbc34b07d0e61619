import type { Language } from '@ncb/shared-kernel/domain/vocabulary';
import { ownFetch } from '../security/own-network';
import { CODE_LIMIT } from './limits';
import { fieldsOf, isText, isTextOrNone, isTexts } from './shapes';

/**
 * The files that a page is shown with, as its remote's manifest names them: the entry, the page's chunks, its words in one
 * language, the style sheet. Left to itself the browser learns of each from the one before it, and every step costs a way
 * to the server and back.
 * @param manifest text of the manifest
 * @returns file names; none for a page, or a manifest, that does not tell
 */
export function pageFiles(manifest: string, page: string, language: Language): readonly string[] {
  const { metaData, exposes, ncb } = fieldsOf(JSON.parse(manifest));
  const entry = fieldsOf(fieldsOf(metaData)['remoteEntry'])['name'];
  const exposed = Array.isArray(exposes) && exposes.map(fieldsOf).find(({ name }) => name === page);
  const styles = fieldsOf(ncb)['styles'];
  if (!exposed || !isText(entry) || !isTextOrNone(styles)) return [];
  const { sync = [], async: later = [] } = fieldsOf(fieldsOf(exposed['assets'])['js']);
  if (!isTexts(sync) || !isTexts(later)) return [];
  // A card has words of its own, or it would bring those of all pages.
  const words = later.filter((name) =>
    [`words-${language}.`, `card-words-${language}.`].some((begin) => name.startsWith(begin)),
  );
  return [entry, ...sync, ...words, ...(styles === undefined ? [] : [styles])];
}

const brought = new Set<string>();

/**
 * Brings files into the browser's cache, where whatever needs them finds them; none of them runs. Each is asked for once
 * for the document. One that does not come is told by what needs it.
 * @param folder address that the names belong to
 * @param priority `low`: everything else goes first
 */
export async function bringFiles(folder: URL, names: readonly string[], priority: 'high' | 'low'): Promise<void> {
  const wanted = names.map((name) => new URL(name, folder).href).filter((address) => !brought.has(address));
  for (const address of wanted) brought.add(address);
  await Promise.allSettled(
    wanted.map(async (address) => {
      const response = await ownFetch(address, { priority, signal: AbortSignal.timeout(CODE_LIMIT) });
      // The browser keeps what was read to its end.
      await response.arrayBuffer();
    }),
  );
}
