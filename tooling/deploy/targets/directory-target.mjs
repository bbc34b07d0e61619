import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { withFolderLock } from './with-folder-lock.mjs';
import { withPath, addPath } from './with-path.mjs';

/**
 * @param {string} root
 * @returns {import('./open-target.mjs').DeployTarget}
 */
export function createDirectoryTarget(root) {
  const read = (/** @type {string} */ path) => {
    const file = join(root, path);
    if (!existsSync(file)) return null;
    const bytes = withPath(file, 'read', () => readFileSync(file));
    return { bytes, tag: createHash('sha256').update(bytes).digest('hex') };
  };
  const put = (/** @type {string} */ path, /** @type {Buffer} */ bytes) => {
    const file = join(root, path);
    // Hidden file: servers do not serve it, and `list` skips leftovers of a killed deployment.
    const temporary = join(dirname(file), `.${basename(file)}.${randomUUID()}.new`);
    withPath(file, 'written', () => {
      mkdirSync(dirname(file), { recursive: true });
      try {
        writeFileSync(temporary, bytes);
        renameSync(temporary, file);
      } catch (error) {
        rmSync(temporary, { force: true });
        throw error;
      }
    });
  };

  // The writer of this file holds the lock, so unfinished files beside it come from a killed deployment.
  const dropUnfinished = (/** @type {string} */ path) => {
    const folder = dirname(join(root, path));
    const isUnfinished = (/** @type {string} */ name) =>
      name.startsWith(`.${basename(path)}.`) && name.endsWith('.new');
    for (const name of readdirSync(folder).filter(isUnfinished)) rmSync(join(folder, name), { force: true });
  };

  return {
    place: root,
    read: async (path) => read(path),
    put: async (path, bytes) => put(path, bytes),
    list: async (folder) => listFiles(join(root, folder), ''),
    async replace(path, bytes, tag) {
      const folder = join(root, dirname(path));
      withPath(folder, 'written', () => mkdirSync(folder, { recursive: true }));
      return withFolderLock(folder, () => {
        if ((read(path)?.tag ?? null) !== tag) return false;
        put(path, bytes);
        dropUnfinished(path);
        return true;
      });
    },
    async removeFolder(folder) {
      const start = join(root, folder);
      if (!existsSync(start)) return;
      // Renamed first, so that no client gets half a version.
      const aside = join(dirname(start), `.${basename(start)}.${randomUUID()}.gone`);
      withPath(start, 'removed', () => {
        renameSync(start, aside);
        rmSync(aside, { recursive: true });
      });
    },
  };
}

/** @type {(start: string, below: string) => string[]} */
function listFiles(start, below) {
  return listEntries(join(start, below)).flatMap((entry) => {
    if (entry.name.startsWith('.')) return [];
    const path = below ? `${below}/${entry.name}` : entry.name;
    return entry.isDirectory() ? listFiles(start, path) : [path];
  });
}

/** Lists a folder; empty if it does not exist, as other deployments may remove it meanwhile. */
function listEntries(/** @type {string} */ folder) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return [];
    throw addPath(folder, 'read', error);
  }
}
