import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');
/** Folder of generated data; not in version control, may be deleted. */
export const VAR = process.env.NCB_VAR_DIR ?? join(ROOT, 'var');

/** @type {(file: string) => any} */
export function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** @typedef {{ name: string, contract: string, owner: string, pages: { name: string }[] }} RemoteDescription */

const PACKAGES = ['shared-kernel', 'shell', 'signature-widget', 'bank-sandbox', 'tooling', 'e2e'];

/** @param {string} [root] */
export function getPackageFolders(root = ROOT) {
  const remotes = readdirSync(root).filter((folder) => folder.startsWith('remote-'));
  return [...PACKAGES, ...remotes].filter((folder) => existsSync(join(root, folder, 'package.json')));
}

/**
 * Lists the folders with type checks, without placeholders. A remote with sources but no `tsconfig.json` is included,
 * so that `npm run types` refuses it.
 * @param {string} [root]
 */
export function getTypedFolders(root = ROOT) {
  const isPlaceholder = (/** @type {string} */ folder) =>
    folder.startsWith('remote-') && !existsSync(join(root, folder, 'src'));
  return getPackageFolders(root).filter((folder) => !isPlaceholder(folder));
}

/**
 * Lists the remotes of this tree with at least one page. The others build and deploy without a missing one.
 * @param {string} [root]
 * @returns {{ folder: string, description: RemoteDescription }[]}
 */
export function listRemotesInTree(root = ROOT) {
  return readdirSync(root)
    .filter((folder) => folder.startsWith('remote-') && existsSync(join(root, folder, 'remote.json')))
    .map((folder) => ({ folder, description: readJson(join(root, folder, 'remote.json')) }))
    .filter(({ description }) => description.pages.length > 0);
}

/** Lists all packages that are built, the longest builds first. */
export function getBuiltPackages() {
  return ['shell', ...listRemotesInTree().map(({ folder }) => folder), 'signature-widget', 'bank-sandbox'];
}
