import { copyFileSync, linkSync, mkdirSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** @returns rejects if a linked file was changed in place, which affects all sites; use `replaceFile` */
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

/** Copies across disks, where hard links are impossible. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    copyFileSync(from, to);
  }
}

/** Replaces a file of one site atomically; other sites keep theirs. */
export function replaceFile(path: string, content: string | Buffer): void {
  const fresh = join(dirname(path), `.${basename(path)}.fresh`);
  writeFileSync(fresh, content);
  renameSync(fresh, path);
}
