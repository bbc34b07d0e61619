import { join } from 'node:path';
import { inParallel } from '../packages/run.mjs';
import { readJson } from '../packages/tree.mjs';
import { digestOf, filesIn, integrityOf, withCompressedCopies } from './built-files.mjs';
import { versionOf } from './built-version.mjs';
import { deployed, needed } from './registry/changes.mjs';
import { changeRegistry } from './registry/registry.mjs';
import { folderOf, prune, readRelease, RELEASE } from './releases.mjs';
import { pinned } from './pinned.mjs';

export const MANIFEST = 'mf-manifest.json';
/** Made by the federation plugin for nobody on the site. */
const NOT_SERVED = /^mf-stats\.json(?:\.br|\.gz)?$/;
const WRITES_AT_ONCE = 8;
/** Versions of a remote that stay, so that open tabs go on working. */
export const KEEP = 10;

/**
 * Deploys the build of one remote: an immutable folder named by version and content, then the registry entry, flipped
 * atomically. Source: design/federation, rules 1, 2 and 6
 * @param {import('./targets/target.mjs').DeployTarget} target
 * @param {string} root the remote's folder, with `remote.json`, `package.json` and the build in `dist`
 * @param {{ percent?: number, keep?: number, now?: () => Date, version?: string }} [options] `percent` of the companies
 *   get it; `keep` versions stay
 * @returns {Promise<import('./registry/registry.mjs').RegistryEntry>}
 */
export async function deployRemote(target, root, { percent, keep = KEEP, now = () => new Date(), version } = {}) {
  const { name, owner, contract, pages } = readJson(join(root, 'remote.json'));
  const dist = join(root, 'dist');
  const built = filesIn(dist, (path) => !NOT_SERVED.test(path));
  const files = pinned(built, { name, pages });
  const release = {
    version: version ?? versionOf(root, dist),
    ...{ manifest: '', integrity: integrityOf(files.get(MANIFEST) ?? Buffer.of()), contract, pages },
  };
  release.manifest = `/ncb/remotes/${name}/${release.version}/${MANIFEST}`;
  await putVersion(target, { ...release, name, digest: digestOf(files), deployedAt: now().toISOString() }, files);
  const registry = await changeRegistry(target, deployed({ name, owner }, release, percent));
  await prune(target, name, keep);
  return needed(registry, name);
}

/**
 * Writes a version's files and, last, what says that they are complete. What is there already must be the same bytes:
 * browsers keep them for a year.
 * @param {import('./targets/target.mjs').DeployTarget} target
 * @param {import('./releases.mjs').KeptRelease} release
 * @param {import('./built-files.mjs').Files} files
 */
async function putVersion(target, release, files) {
  const { name, version, digest } = release;
  const folder = folderOf(name, version);
  const present = await readRelease(target, name, version);
  if (present && present.digest !== digest)
    throw new Error(`${name} ${version} is deployed already, with other bytes: a deployed version never changes`);
  const all = await withCompressedCopies(files);
  const there = present ? await target.list(folder) : [];
  const missing = [...all].filter(([path]) => !there.includes(path));
  await inParallel(missing, WRITES_AT_ONCE, async ([path, bytes]) => target.put(`${folder}/${path}`, bytes));
  if (!present) await target.put(`${folder}/${RELEASE}`, Buffer.from(`${JSON.stringify(release, null, 2)}\n`));
}
