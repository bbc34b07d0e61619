import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the whole project. */
export const ROOT = join(import.meta.dirname, '../..');
/** Everything made while building and running; not in version control, may be thrown away. */
export const VAR = process.env.NCB_VAR_DIR ?? join(ROOT, 'var');

/** @type {(file: string) => any} */
export function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/**
 * A remote as its `remote.json` tells it.
 * @typedef {{ name: string, contract: string, owner: string, pages: { name: string }[] }} RemoteDescription
 */

/** Everything but the remotes, those on which others depend first. */
const PACKAGES = ['shared-kernel', 'shell', 'signature-widget', 'bank-sandbox', 'tooling', 'e2e'];

/**
 * Folders of all packages: nobody has to enter a remote in a list for it to be tested.
 * @param {string} [root]
 */
export function packageFolders(root = ROOT) {
  const remotes = readdirSync(root).filter((folder) => folder.startsWith('remote-'));
  return [...PACKAGES, ...remotes].filter((folder) => existsSync(join(root, folder, 'package.json')));
}

/**
 * Folders whose types are checked. A remote without sources has none; one with sources but without a `tsconfig.json` is
 * among them, so that `npm run types` refuses.
 * @param {string} [root]
 */
export function typedFolders(root = ROOT) {
  const isPlaceholder = (/** @type {string} */ folder) =>
    folder.startsWith('remote-') && !existsSync(join(root, folder, 'src'));
  return packageFolders(root).filter((folder) => !isPlaceholder(folder));
}

/**
 * The remotes in this tree that serve at least one page, by their folder's name. A folder that is missing is simply
 * not there: the others are built and deployed without it.
 * @param {string} [root]
 * @returns {{ folder: string, description: RemoteDescription }[]}
 */
export function remotesInTree(root = ROOT) {
  return readdirSync(root)
    .filter((folder) => folder.startsWith('remote-') && existsSync(join(root, folder, 'remote.json')))
    .map((folder) => ({ folder, description: readJson(join(root, folder, 'remote.json')) }))
    .filter(({ description }) => description.pages.length > 0);
}

/** Folders of everything that is built, in the order in which builds start: the longest first. */
export function builtPackages() {
  return ['shell', ...remotesInTree().map(({ folder }) => folder), 'signature-widget', 'bank-sandbox'];
}
