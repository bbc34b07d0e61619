import { join } from 'node:path';
import { getPackageFolders, readJson, ROOT } from '../packages/tree.mjs';

/**
 * An entry of `packages` in package-lock.json.
 * @typedef {object} LockEntry
 * @property {string} [name] only where it differs from the folder
 * @property {string} [version]
 * @property {string} [resolved]
 * @property {string} [integrity]
 * @property {string} [license]
 * @property {boolean} [link]
 * @property {boolean} [hasInstallScript]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {Record<string, string>} [peerDependencies]
 *
 * @typedef {{ packages: Record<string, LockEntry> }} Lock
 */

const NODE_MODULES = 'node_modules/';
/** Folders whose code runs in no browser and at no bank. */
const NOT_SHIPPED = ['tooling', 'e2e'];

/** @returns {Lock} */
export function readLock() {
  return readJson(join(ROOT, 'package-lock.json'));
}

/** Lists the packages of other authors with their places. @type {(lock: Lock) => [path: string, entry: LockEntry][]} */
export function listThirdParty(lock) {
  return Object.entries(lock.packages).filter(([path, { link }]) => path.includes(NODE_MODULES) && !link);
}

/** @type {(path: string, entry: LockEntry) => string} */
export function getName(path, { name }) {
  return name ?? path.slice(path.lastIndexOf(NODE_MODULES) + NODE_MODULES.length);
}

/**
 * Finds the packages that the bank or a browser runs, or may run on another platform: all that the shipped folders
 * depend on.
 * @param {Lock} lock
 * @returns {ReadonlySet<string>} paths
 */
export function findShipped(lock) {
  /** @type {Set<string>} */
  const found = new Set();
  const queue = getPackageFolders().filter((folder) => !NOT_SHIPPED.includes(folder));
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    const { dependencies, optionalDependencies, peerDependencies } = lock.packages[path] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      // An optional peer need not be installed.
      const place = resolvePackage(lock, path, name);
      if (place) queue.push(place);
    }
  }
  return found;
}

/** Finds a package as Node does, in the nearest `node_modules`. @type {(lock: Lock, from: string, name: string) => string | undefined} */
function resolvePackage(lock, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const path = join(folder, NODE_MODULES, name);
    const entry = lock.packages[path];
    if (entry) return entry.link ? entry.resolved : path;
    if (folder === '') return undefined;
  }
}
