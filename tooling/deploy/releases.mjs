import { inParallel } from '../packages/run.mjs';
import { isKeptAsSigned } from './owners/signatures.mjs';
import { findEntry, toRelease } from './registry/changes.mjs';
import { readRegistry } from './registry/registry.mjs';

/**
 * Description stored with a version's files. Written last: its presence means that the version is complete.
 * @typedef {import('./registry/registry.mjs').Release & { name: string, digest: string, deployedAt: string, signed?: { key: string, signature: string } }} KeptRelease
 * @typedef {import('./targets/open-target.mjs').DeployTarget} DeployTarget
 */

export const RELEASE = 'release.json';
const AT_ONCE = 8;

export function getFolder(/** @type {string} */ name, version = '') {
  return `app/ncb/remotes/${name}${version && `/${version}`}`;
}

/** @type {(target: DeployTarget, name: string, version: string) => Promise<KeptRelease | null>} */
export async function readRelease(target, name, version) {
  const file = await target.read(`${getFolder(name, version)}/${RELEASE}`);
  return file && JSON.parse(file.bytes.toString('utf8'));
}

/**
 * @param {DeployTarget} target
 * @param {string} name
 * @returns {Promise<KeptRelease[]>}
 */
export async function listKeptReleases(target, name) {
  const files = await target.list(getFolder(name));
  const versions = files.flatMap((path) => (path.endsWith(`/${RELEASE}`) ? [path.split('/')[0] ?? ''] : []));
  /** @type {KeptRelease[]} */
  const releases = [];
  await inParallel(versions, AT_ONCE, async (version) => {
    const release = await readRelease(target, name, version);
    if (release) releases.push(release);
  });
  return releases.sort((a, b) => (a.deployedAt < b.deployedAt ? 1 : -1));
}

/**
 * Removes the oldest versions of a remote. Keeps versions named in the registry, and folders without `release.json`, as
 * a broken upload looks like a running one.
 * @param {DeployTarget} target
 * @param {string} name
 * @param {number} keep how many stay
 * @returns {Promise<string[]>} the removed versions
 */
export async function prune(target, name, keep) {
  const releases = await listKeptReleases(target, name);
  const entry = findEntry(await readRegistry(target), name);
  const inUse = [entry?.version, entry?.rollout.previous?.version];
  const superfluous = releases.slice(keep).filter(({ version }) => !inUse.includes(version));
  for (const { version } of superfluous) await target.removeFolder(getFolder(name, version));
  return superfluous.map(({ version }) => version);
}

/**
 * Returns the target of a rollback: the requested version, else the entry's previous one.
 * @param {Pick<import('./site.mjs').Site, 'target' | 'owners'>} site
 * @param {import('./registry/registry.mjs').RegistryEntry} entry
 * @param {string} [requested]
 */
export async function getRollbackTarget({ target, owners }, entry, requested) {
  if (!requested && entry.rollout.previous) return entry.rollout.previous;
  // It would be withdrawn in favour of itself and served to all companies in the middle of a rollout.
  if (requested === entry.version)
    throw new Error(
      `${entry.name} ${requested} is no way back: ${entry.rollout.percent} % of the companies have it now; promote changes how many`,
    );
  const keptReleases = await listKeptReleases(target, entry.name);
  const found = keptReleases.find(({ version }) => version === requested);
  if (found && owners && !isKeptAsSigned(owners, entry, found))
    throw new Error(
      `${entry.name} ${found.version} is kept without a good signature of ${entry.owner}: deploy it again`,
    );
  if (found) return toRelease(found);
  const versions = keptReleases.map(({ version }) => version).filter((version) => version !== entry.version);
  const choice = versions.length > 0 ? `there are ${versions.join(', ')}` : 'there is no other';
  throw new Error(
    requested
      ? `${entry.name} ${requested} is not kept; ${choice}`
      : `${entry.name} ${entry.version} has no previous version; say --version, ${choice}`,
  );
}
