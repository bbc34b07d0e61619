import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isInstalled, markInstalled } from '../packages/install-packages.mjs';
import { ROOT } from '../packages/tree.mjs';
import { buildPackageJson } from './build-remote-files.mjs';

/** @typedef {import('./plan-remote.mjs').NewRemote} NewRemote */

const LOCK = join(ROOT, 'package-lock.json');

/**
 * Adds the remote to the lock file, without which `npm ci` refuses the whole tree. Fetches nothing, as others use all
 * its packages.
 * @param {NewRemote} remote
 */
export function addToLock(remote) {
  const wasInstalled = isInstalled();
  const lock = JSON.parse(readFileSync(LOCK, 'utf8'));
  const {
    private: _private,
    type: _type,
    ...entry
  } = /** @type {Record<string, unknown>} */ (buildPackageJson(remote));
  const packages = {
    ...lock.packages,
    [remote.folder]: entry,
    [`node_modules/@ncb/${remote.folder}`]: { resolved: remote.folder, link: true },
  };
  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  writeFileSync(LOCK, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`);
  const link = join(ROOT, 'node_modules/@ncb', remote.folder);
  rmSync(link, { force: true });
  symlinkSync(join('../..', remote.folder), link);
  if (wasInstalled) markInstalled();
}
