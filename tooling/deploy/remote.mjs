import { join } from 'node:path';
import { inParallel } from '../packages/run.mjs';
import { digestOf, filesIn, integrityOf, withCompressedCopies } from './built-files.mjs';
import { versionOf } from './built-version.mjs';
import { refuseFaultyDescription } from './description/check-description.mjs';
import { readDescription } from './description/read-description.mjs';
import { refuseStranger } from './owners/claims.mjs';
import { readOwners } from './owners/owners.mjs';
import { isKeptAsSigned, signedRelease } from './owners/signatures.mjs';
import { deployed, needed } from './registry/changes.mjs';
import { extensionsOf } from './registry/extensions.mjs';
import { changeRegistry, readRegistry, tryChange } from './registry/registry.mjs';
import { folderOf, prune, readRelease, RELEASE } from './releases.mjs';
import { pinned } from './pinned.mjs';

export const MANIFEST = 'mf-manifest.json';
const NOT_SERVED = /^mf-stats\.json(?:\.br|\.gz)?$/;
const WRITES_AT_ONCE = 8;
/** Number of versions that are kept, so that open tabs go on working. */
export const KEEP = 10;

/**
 * Deploys the build of one remote: an immutable folder named by version and content, then the registry entry,
 * atomically.
 * @param {import('./targets/target.mjs').DeployTarget} target
 * @param {string} root the remote's folder, with `remote.json`, `package.json` and the build in `dist`
 * @param {{ percent?: number, keep?: number, now?: () => Date, version?: string, key?: import('./owners/keys.mjs').DeployKey | null }} [options]
 *  `percent` of the companies get it; `keep`: number of kept versions; `key` of the remote's owner, where the site has owners
 * @returns {Promise<import('./registry/registry.mjs').RegistryEntry>}
 */
export async function deployRemote(target, root, options = {}) {
  const { percent, keep = KEEP, now = () => new Date(), version, key = null } = options;
  const remote = readDescription(root);
  refuseFaultyDescription(remote);
  const { name, owner, contract, pages } = remote;
  const owners = await readOwners(target);
  refuseStranger(owners, await readRegistry(target), remote, key);
  const dist = join(root, 'dist');
  const built = filesIn(dist, (path) => !NOT_SERVED.test(path));
  const files = pinned(built, remote);
  const release = {
    version: version ?? versionOf(root, dist),
    ...{ manifest: '', integrity: integrityOf(files.get(MANIFEST) ?? Buffer.of()), contract, pages },
    ...extensionsOf(remote),
  };
  release.manifest = `/ncb/remotes/${name}/${release.version}/${MANIFEST}`;
  const word = signedRelease(owners, remote, release, key);
  const kept = { ...release, name, digest: digestOf(files), deployedAt: now().toISOString(), ...word };
  const change = deployed({ name, owner }, release, percent);
  const by = { key, renewed: name };
  // Checked before any file is written: a refused version must not leave a folder behind.
  await tryChange(target, change, by);
  await putVersion(target, kept, files, (there) => !owners || isKeptAsSigned(owners, remote, there));
  const registry = await changeRegistry(target, change, by);
  await prune(target, name, keep);
  return needed(registry, name);
}

/**
 * Writes a version's files and then its `release.json`. Existing files must be the same bytes, as browsers cache them
 * for a year.
 * @param {import('./targets/target.mjs').DeployTarget} target
 * @param {import('./releases.mjs').KeptRelease} release
 * @param {import('./built-files.mjs').Files} files
 * @param {(present: import('./releases.mjs').KeptRelease) => boolean} isVouchedFor
 */
async function putVersion(target, release, files, isVouchedFor) {
  const { name, version, digest } = release;
  const folder = folderOf(name, version);
  const present = await readRelease(target, name, version);
  if (present && present.digest !== digest)
    throw new Error(`${name} ${version} is deployed already, with other bytes: a deployed version never changes`);
  const all = await withCompressedCopies(files);
  const there = present ? await target.list(folder) : [];
  const missing = [...all].filter(([path]) => !there.includes(path));
  await inParallel(missing, WRITES_AT_ONCE, async ([path, bytes]) => target.put(`${folder}/${path}`, bytes));
  if (!present || !isVouchedFor(present))
    await target.put(`${folder}/${RELEASE}`, Buffer.from(`${JSON.stringify(release, null, 2)}\n`));
}
