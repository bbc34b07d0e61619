import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inParallel } from '../packages/run.mjs';
import { ROOT } from '../packages/tree.mjs';
import { getBuiltVersion, readFiles, withCompressedCopies } from './built-files.mjs';
import { requireSiteOwner } from './owners/find-claim-faults.mjs';
import { withShell } from './registry/changes.mjs';
import { SCHEMA_FILE } from './registry/check-registry.mjs';
import { SCHEMA } from './registry/registry.mjs';

/**
 * Folders that a web server serves: `app/ncb` on the shell's host, `sign` on the widget's.
 * @typedef {import('./targets/open-target.mjs').DeployTarget} DeployTarget
 */

const WRITES_AT_ONCE = 8;
/** Page into which the server writes nonce and origins, so it has no compressed copy. */
const PAGE = 'index.html';
/** Names with a hash: an existing file has the same bytes. A shell in development mode has names without. */
const HASHED = /^assets\/.*\.[0-9a-f]{12}\.\w+(?:\.br|\.gz)?$/;

/**
 * Deploys the shell: assets first, the page last, so that every served page finds its assets. Old assets stay for open
 * tabs.
 * @param {import('./site.mjs').Site} site opened with the key of its owner, where there are owners
 * @param {string} [dist]
 */
export async function deployShell(site, dist = join(ROOT, 'shell/dist')) {
  const { target } = site;
  requireSiteOwner(site);
  const change = withShell(getBuiltVersion(join(ROOT, 'shell'), dist));
  site.tryChange(change);
  await target.put(SCHEMA, readFileSync(SCHEMA_FILE));
  await putPage(target, dist, 'app/ncb');
  // After the page: an open tab that reads the new version reloads.
  await site.change(change);
}

/** @type {(site: import('./site.mjs').Site) => Promise<void>} */
export async function deployWidget(site) {
  requireSiteOwner(site);
  await putPage(site.target, join(ROOT, 'signature-widget/dist'), 'sign');
}

/** @type {(target: DeployTarget, dist: string, folder: string) => Promise<void>} */
async function putPage(target, dist, folder) {
  const files = readFiles(dist);
  const existing = await target.list(folder);
  const assets = [...(await withCompressedCopies(files, (path) => path !== PAGE))].filter(([path]) => path !== PAGE);
  const newAssets = assets.filter(([path]) => !HASHED.test(path) || !existing.includes(path));
  await inParallel(newAssets, WRITES_AT_ONCE, async ([path, bytes]) => target.put(`${folder}/${path}`, bytes));
  const page = files.get(PAGE);
  if (page) await target.put(`${folder}/${PAGE}`, page);
}
