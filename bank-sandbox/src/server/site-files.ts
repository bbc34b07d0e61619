import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface FilePath {
  readonly Params: { readonly '*': string };
}

const IMMUTABLE = 'public, max-age=31536000, immutable';
export const REVALIDATE = 'no-cache';

/** Names such as `main.3f2a9c1b.js` by webpack, `page-VB3J6C6D.js` by esbuild. */
const HASHED_NAME = /[.-](?:[0-9a-f]{8,64}|[0-9A-Z]{8})\.[a-z0-9.]+$/;
/** Folders such as `remotes/payments-uah/1.4.0/…`. */
const VERSIONED_FOLDER = /^remotes\/[^/]+\/[^/]+\//;

/** Returns the header for a path below `/ncb/`. */
export function getCacheControl(path: string): string {
  return HASHED_NAME.test(path) || VERSIONED_FOLDER.test(path) ? IMMUTABLE : REVALIDATE;
}

/** False for the address of a screen. */
export function isFilePath(path: string): boolean {
  return /\.[A-Za-z0-9]+$/.test(path);
}

/** Fills a page's placeholders; null if the site is not built. */
export async function readPage(directory: string, values: Readonly<Record<string, string>>): Promise<string | null> {
  try {
    const page = await readFile(join(directory, 'index.html'), 'utf8');
    return Object.entries(values).reduce((text, [name, value]) => text.replaceAll(name, value), page);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
