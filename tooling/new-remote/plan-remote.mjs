import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SHELL_PAGES } from '../deploy/description/read-description.mjs';
import { readJson, listRemotesInTree, ROOT } from '../packages/tree.mjs';

const USAGE =
  'npm run new-remote -- NAME page page…, for example: npm run new-remote -- payroll miPayrolls miPayrollNew';

export const NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
export const PAGE = /^[a-z][A-Za-z0-9]{1,60}$/;
const NAME_MAX = 40;
/** `remote-contract` is a folder of the kernel. */
const RESERVED_NAMES = ['contract'];

/**
 * @typedef {{ page: string, key: string, component: string }} NewPage `key`: of its texts
 * @typedef {{ name: string, folder: string, pages: NewPage[] }} NewRemote
 */

/**
 * @param {readonly string[]} args
 * @param {string} [root]
 * @returns {NewRemote}
 */
export function planRemote(args, root = ROOT) {
  const option = args.find((arg) => arg.startsWith('-'));
  if (option) throw new Error(`There is no option ${option}.\n${USAGE}`);
  const [name, ...pages] = args;
  if (!name || pages.length === 0) throw new Error(`Say the remote's name and its pages.\n${USAGE}`);
  refuseName(name, root);
  const made = pages.map(planPage);
  pages.forEach((page, index) => refusePage(page, pages.slice(0, index), root));
  const twice = made.find(({ key }, index) => made.findIndex((other) => other.key === key) < index);
  if (twice) throw new Error(`Two pages would both be called ${twice.component}: ${pages.join(', ')}`);
  return { name, folder: `remote-${name}`, pages: made };
}

/** @type {(name: string, root: string) => void} */
function refuseName(name, root) {
  if (name.startsWith('remote-')) throw new Error(`Say the name without remote-: ${name.replace(/^remote-/, '')}`);
  if (!NAME.test(name) || name.length > NAME_MAX)
    throw new Error(`${name} is no name of a remote: small Latin letters, digits and hyphens, at most ${NAME_MAX}`);
  if (RESERVED_NAMES.includes(name))
    throw new Error(`A remote cannot be called ${name}: remote-${name} is something else`);
  const folder = join(root, `remote-${name}`);
  // A placeholder folder may exist: it only says what it will hold.
  if (existsSync(folder) && !isPlaceholder(folder)) throw new Error(`remote-${name} is there already`);
}

/** @type {(folder: string) => boolean} */
function isPlaceholder(folder) {
  const description = join(folder, 'remote.json');
  return !existsSync(join(folder, 'src')) && existsSync(description) && readJson(description).pages.length === 0;
}

/** @type {(page: string, before: readonly string[], root: string) => void} */
function refusePage(page, before, root) {
  if (!PAGE.test(page)) throw new Error(`${page} is no name of a page: Latin letters and digits, a small letter first`);
  if (before.includes(page)) throw new Error(`${page} is named twice`);
  if (SHELL_PAGES.includes(page)) throw new Error(`${page} is a page of the shell`);
  const owner = listRemotesInTree(root).find(({ description }) => description.pages.some(({ name }) => name === page));
  if (owner) throw new Error(`${page} is a page of ${owner.folder}`);
}

/**
 * Returns the names of a page: `miCreditsDeals` → `creditsDeals`, `CreditsDealsPage`. @type {(page: string) => NewPage}
 */
export function planPage(page) {
  const bare = page.replace(/^mi(?=[A-Z])/, '');
  const key = bare.charAt(0).toLowerCase() + bare.slice(1);
  return { page, key, component: `${bare.charAt(0).toUpperCase()}${bare.slice(1)}Page` };
}
