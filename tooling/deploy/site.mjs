import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../packages/tree.mjs';
import { versionOf } from './built-version.mjs';
import { changeRegistry, withShell } from './registry.mjs';

/**
 * The folder that a web server serves: `app/ncb` on the shell's host, `sign` on the widget's.
 * @typedef {{ app: string, sign: string, remotes: string, registry: string }} Site
 */

/** @type {(folder: string) => Site} */
export function siteIn(folder) {
  const app = join(folder, 'app/ncb');
  return { app, sign: join(folder, 'sign'), remotes: join(app, 'remotes'), registry: join(app, 'registry.json') };
}

/**
 * Puts the shell's build into the site: assets first, the page last, so that no visitor gets a page whose assets are
 * not there yet. Assets of earlier versions stay for the tabs that are open.
 * @param {Site} site
 * @param {string} [dist]
 */
export function deployShell(site, dist = join(ROOT, 'shell/dist')) {
  putPage(dist, site.app);
  // After the page is there: a tab that reads this reloads.
  changeRegistry(site.registry, withShell(versionOf('shell', dist)));
}

/** @param {Site} site */
export function deployWidget(site) {
  putPage(join(ROOT, 'signature-widget/dist'), site.sign);
}

/** @type {(dist: string, target: string) => void} */
function putPage(dist, target) {
  mkdirSync(target, { recursive: true });
  const [pages, assets] = partition(readdirSync(dist), (name) => name.startsWith('index.html'));
  for (const name of assets) cpSync(join(dist, name), join(target, name), { recursive: true });
  for (const name of pages) {
    const fresh = join(target, `.${name}.new`);
    cpSync(join(dist, name), fresh);
    renameSync(fresh, join(target, name));
  }
  // Left by a shell that was built with a compressed page; the page carries a nonce and is never served compressed.
  for (const name of ['index.html.br', 'index.html.gz']) {
    if (existsSync(join(target, name))) rmSync(join(target, name));
  }
}

/**
 * @template T
 * @param {readonly T[]} items
 * @param {(item: T) => boolean} test
 * @returns {[T[], T[]]}
 */
function partition(items, test) {
  return [items.filter(test), items.filter((item) => !test(item))];
}
