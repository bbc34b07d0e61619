import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inParallel } from '../packages/run.mjs';
import { ROOT } from '../packages/tree.mjs';
import { filesIn, withCompressedCopies } from './built-files.mjs';
import { versionOf } from './built-version.mjs';
import { refuseAllButSite } from './owners/claims.mjs';
import { readOwners } from './owners/owners.mjs';
import { withShell } from './registry/changes.mjs';
import { SCHEMA_FILE } from './registry/check-registry.mjs';
import { changeRegistry, SCHEMA, tryChange } from './registry/registry.mjs';

/**
 * What a web server serves: `app/ncb` on the shell's host, `sign` on the widget's.
 * @typedef {import('./targets/target.mjs').DeployTarget} DeployTarget
 */

const WRITES_AT_ONCE = 8;
/** The server writes into it (nonce, origins) and so cannot send a compressed copy. */
const PAGE = 'index.html';
/** A name with a hash that is there already is the same bytes; a shell in development mode has names without. */
const HASHED = /^assets\/.*\.[0-9a-f]{12}\.\w+(?:\.br|\.gz)?$/;

/**
 * Puts the shell's build into the site: assets first, the page last, so that no visitor gets a page whose assets are
 * not there yet. Assets of earlier versions stay for the tabs that are open.
 * @param {DeployTarget} target
 * @param {string} [dist]
 * @param {import('./owners/keys.mjs').DeployKey | null} [key] of the site's owner, where there are owners
 */
export async function deployShell(target, dist = join(ROOT, 'shell/dist'), key = null) {
  refuseAllButSite(await readOwners(target), key);
  const change = withShell(versionOf(join(ROOT, 'shell'), dist));
  await tryChange(target, change, { key });
  await target.put(SCHEMA, readFileSync(SCHEMA_FILE));
  await putPage(target, dist, 'app/ncb');
  // After the page is there: a tab that reads this reloads.
  await changeRegistry(target, change, { key });
}

/** @type {(target: DeployTarget, key?: import('./owners/keys.mjs').DeployKey | null) => Promise<void>} */
export async function deployWidget(target, key = null) {
  refuseAllButSite(await readOwners(target), key);
  await putPage(target, join(ROOT, 'signature-widget/dist'), 'sign');
}

/** @type {(target: DeployTarget, dist: string, folder: string) => Promise<void>} */
async function putPage(target, dist, folder) {
  const files = filesIn(dist);
  const there = await target.list(folder);
  const assets = [...(await withCompressedCopies(files, (path) => path !== PAGE))].filter(([path]) => path !== PAGE);
  const fresh = assets.filter(([path]) => !HASHED.test(path) || !there.includes(path));
  await inParallel(fresh, WRITES_AT_ONCE, async ([path, bytes]) => target.put(`${folder}/${path}`, bytes));
  const page = files.get(PAGE);
  if (page) await target.put(`${folder}/${PAGE}`, page);
}
