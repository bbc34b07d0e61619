import { copyFileSync, linkSync, mkdirSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Gives a site everything that is in another: not copies but the same files, under names of its own.
 * @returns fails if one of them was written where it lies since, which all sites would have seen: `replaceFile`
 */
export function linkSite(prepared: string, site: string): () => void {
  const written = new Map<string, number>();
  for (const entry of readdirSync(prepared, { recursive: true, withFileTypes: true })) {
    const from = join(entry.parentPath, entry.name);
    const to = join(site, from.slice(prepared.length));
    if (entry.isDirectory()) mkdirSync(to, { recursive: true });
    else {
      mkdirSync(dirname(to), { recursive: true });
      linkOrCopy(from, to);
      written.set(from, statSync(from).mtimeMs);
    }
  }
  return () => {
    const changed = [...written].filter(([path, before]) => statSync(path).mtimeMs !== before).map(([path]) => path);
    if (changed.length > 0) throw new Error(`written where all sites have it: ${changed.join(', ')}`);
  };
}

/** Another disk has no second name for a file. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    copyFileSync(from, to);
  }
}

/** Writes a file of a site as a deployment does: under its name in one step, and in this site alone. */
export function replaceFile(path: string, content: string | Buffer): void {
  const fresh = join(dirname(path), `.${basename(path)}.fresh`);
  writeFileSync(fresh, content);
  renameSync(fresh, path);
}
