import { join } from 'node:path';
import { inParallel } from '../packages/run.mjs';
import { computeIntegrity, digestFiles, getBuiltVersion, withCompressedCopies } from './built-files.mjs';
import { refuseFaultyDescription } from './description/check-description.mjs';
import { readDescription } from './description/read-description.mjs';
import { refuseStranger } from './owners/find-claim-faults.mjs';
import { isKeptAsSigned, signRelease } from './owners/signatures.mjs';
import { withDeployed, requireEntry } from './registry/changes.mjs';
import { pickExtensions } from './registry/extensions.mjs';
import { getFolder, prune, readRelease, RELEASE } from './releases.mjs';
import { MANIFEST, readBuild } from './pin-files.mjs';

const WRITES_AT_ONCE = 8;
/** Number of versions that are kept, so that open tabs go on working. */
export const KEEP = 10;

/**
 * Deploys the build of one remote: an immutable folder named by version and content, then the registry entry,
 * atomically.
 * @param {import('./site.mjs').Site} site opened with the key of the remote's owner, where there are owners
 * @param {string} root the remote's folder, with `remote.json`, `package.json` and the build in `dist`
 * @param {{ percent?: number | undefined, keep?: number, now?: () => Date, version?: string }} [options]
 *  `percent` of the companies get it; `keep`: number of kept versions
 * @returns {Promise<import('./registry/registry.mjs').RegistryEntry>}
 */
export async function deployRemote(site, root, options = {}) {
  const { percent, keep = KEEP, now = () => new Date(), version } = options;
  const { target, owners, key } = site;
  const remote = readDescription(root);
  refuseFaultyDescription(remote);
  refuseStranger(site, remote);
  const { name, owner, contract, pages } = remote;
  const { files } = readBuild(root, remote);
  const release = {
    version: version ?? getBuiltVersion(root, join(root, 'dist')),
    manifest: '',
    integrity: computeIntegrity(files.get(MANIFEST) ?? Buffer.of()),
    contract,
    pages,
    ...pickExtensions(remote),
  };
  release.manifest = `/ncb/remotes/${name}/${release.version}/${MANIFEST}`;
  const signature = signRelease(owners, remote, release, key);
  const keptRelease = { ...release, name, digest: digestFiles(files), deployedAt: now().toISOString(), ...signature };
  const change = withDeployed({ name, owner }, release, percent);
  // Checked before any file is written: a refused version must not leave a folder behind.
  site.tryChange(change, name);
  await putVersion(target, keptRelease, files, (existing) => !owners || isKeptAsSigned(owners, remote, existing));
  const registry = await site.change(change, name);
  await prune(target, name, keep);
  return requireEntry(registry, name);
}

/**
 * Writes a version's files and then its `release.json`. Existing files must be the same bytes, as browsers cache them
 * for a year.
 * @param {import('./targets/open-target.mjs').DeployTarget} target
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
