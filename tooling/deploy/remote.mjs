import { join } from 'node:path';
import { inParallel } from '../packages/run.mjs';
import { digestFiles, readFiles, computeIntegrity, withCompressedCopies } from './built-files.mjs';
import { getBuiltVersion } from './get-built-version.mjs';
import { refuseFaultyDescription } from './description/check-description.mjs';
import { readDescription } from './description/read-description.mjs';
import { refuseStranger } from './owners/find-claim-faults.mjs';
import { readOwners } from './owners/owners.mjs';
import { isKeptAsSigned, signRelease } from './owners/signatures.mjs';
import { withDeployed, requireEntry } from './registry/changes.mjs';
import { pickExtensions } from './registry/extensions.mjs';
import { changeRegistry, readRegistry, tryChange } from './registry/registry.mjs';
import { getFolder, prune, readRelease, RELEASE } from './releases.mjs';
import { pinFiles } from './pin-files.mjs';

export const MANIFEST = 'mf-manifest.json';
const NOT_SERVED = /^mf-stats\.json(?:\.br|\.gz)?$/;
const WRITES_AT_ONCE = 8;
/** Number of versions that are kept, so that open tabs go on working. */
export const KEEP = 10;

/**
 * Deploys the build of one remote: an immutable folder named by version and content, then the registry entry,
 * atomically.
 * @param {import('./targets/target-at.mjs').DeployTarget} target
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
  const built = readFiles(dist, (path) => !NOT_SERVED.test(path));
  const files = pinFiles(built, remote);
  const release = {
    version: version ?? getBuiltVersion(root, dist),
    manifest: '',
    integrity: computeIntegrity(files.get(MANIFEST) ?? Buffer.of()),
    contract,
    pages,
    ...pickExtensions(remote),
  };
  release.manifest = `/ncb/remotes/${name}/${release.version}/${MANIFEST}`;
  const signature = signRelease(owners, remote, release, key);
  const kept = { ...release, name, digest: digestFiles(files), deployedAt: now().toISOString(), ...signature };
  const change = withDeployed({ name, owner }, release, percent);
  const by = { key, renewed: name };
  // Checked before any file is written: a refused version must not leave a folder behind.
  await tryChange(target, change, by);
  await putVersion(target, kept, files, (existing) => !owners || isKeptAsSigned(owners, remote, existing));
  const registry = await changeRegistry(target, change, by);
  await prune(target, name, keep);
  return requireEntry(registry, name);
}

/**
 * Writes a version's files and then its `release.json`. Existing files must be the same bytes, as browsers cache them
 * for a year.
 * @param {import('./targets/target-at.mjs').DeployTarget} target
 * @param {import('./releases.mjs').KeptRelease} release
 * @param {import('./built-files.mjs').Files} files
 * @param {(present: import('./releases.mjs').KeptRelease) => boolean} isVouchedFor
 */
async function putVersion(target, release, files, isVouchedFor) {
  const { name, version, digest } = release;
  const folder = getFolder(name, version);
  const present = await readRelease(target, name, version);
  if (present && present.digest !== digest)
    throw new Error(`${name} ${version} is deployed already, with other bytes: a deployed version never changes`);
  const all = await withCompressedCopies(files);
  const existing = present ? await target.list(folder) : [];
  const missing = [...all].filter(([path]) => !existing.includes(path));
  await inParallel(missing, WRITES_AT_ONCE, async ([path, bytes]) => target.put(`${folder}/${path}`, bytes));
  if (!present || !isVouchedFor(present))
    await target.put(`${folder}/${RELEASE}`, Buffer.from(`${JSON.stringify(release, null, 2)}\n`));
}
