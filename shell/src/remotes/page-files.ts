import * as z from 'zod/mini';
import type { Language } from '@ncb/shared-kernel/domain/vocabulary';
import { ownFetch } from '../security/own-network';
import { CODE_LIMIT } from './limits';

const list = z._default(z.array(z.string()), []);
const assets = z.object({ js: z._default(z.object({ sync: list, async: list }), { sync: [], async: [] }) });
const filesSchema = z.object({
  metaData: z.object({ remoteEntry: z.object({ name: z.string() }) }),
  exposes: z.array(z.object({ name: z.string(), assets })),
  ncb: z.object({ styles: z.optional(z.string()) }),
});

/**
 * The files that a page is shown with, as its remote's manifest names them: the entry, the page's chunks, its words in one
 * language, the style sheet. Left to itself the browser learns of each from the one before it, and every step costs a way
 * to the server and back.
 * @param manifest text of the manifest
 * @returns file names; none for a page, or a manifest, that does not tell
 */
export function pageFiles(manifest: string, page: string, language: Language): readonly string[] {
  const read = z.safeParse(filesSchema, JSON.parse(manifest));
  const exposed = read.data?.exposes.find(({ name }) => name === page);
  if (!read.data || !exposed) return [];
  const { metaData, ncb } = read.data;
  const { sync, async: later } = exposed.assets.js;
  // A card has words of its own, or it would bring those of all pages.
  const words = later.filter((name) =>
    [`words-${language}.`, `card-words-${language}.`].some((begin) => name.startsWith(begin)),
  );
  return [metaData.remoteEntry.name, ...sync, ...words, ...(ncb.styles === undefined ? [] : [ncb.styles])];
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
