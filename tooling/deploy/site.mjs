import { readOwners } from './owners/owners.mjs';
import { changeRegistry, parseRegistry, planChange, REGISTRY } from './registry/registry.mjs';

/**
 * Storage of a site, and the key of the user who works on it.
 * @typedef {object} Place
 * @property {import('./targets/open-target.mjs').DeployTarget} target
 * @property {import('./owners/keys.mjs').DeployKey | null} [key] signs what is changed, where the site has owners
 * @property {boolean} [mayBeNew] false: a place without a site is refused
 */

/**
 * A site as it was when it was opened. Only `change` knows what others have changed since.
 * @typedef {object} Site
 * @property {import('./targets/open-target.mjs').DeployTarget} target
 * @property {import('./owners/keys.mjs').DeployKey | null} key
 * @property {import('./registry/registry.mjs').Registry} registry
 * @property {import('./owners/owners.mjs').Owners | null} owners null: everyone with write access may deploy
 * @property {(change: import('./registry/changes.mjs').Change, renewed?: string) => void} tryChange
 *  throws what `change` would; writes nothing. `renewed`: the remote being redeployed, whatever its old entry
 * @property {(change: import('./registry/changes.mjs').Change, renewed?: string) => Promise<import('./registry/registry.mjs').Registry>} change
 *  changes the registry as it is now, under the lock, and returns it
 */

/**
 * Reads registry and owners of a site once.
 * @param {Place} place
 * @returns {Promise<Site>}
 */
export async function openSite(place) {
  const { target, key = null } = place;
  const registry = parseRegistry(target, await readRegistryFile(place));
  const owners = await readOwners(target);
  return {
    target,
    key,
    registry,
    owners,
    tryChange: (change, renewed) => void planChange(registry, owners, change, { key, renewed }),
    change: (change, renewed) => changeRegistry(target, change, { key, renewed }),
  };
}

/**
 * Refuses a place without a site: a typing error would otherwise create a second site that no user sees.
 * @param {Place} place
 */
export async function requireSite(place) {
  await readRegistryFile(place);
}

/** @type {(place: Place) => ReturnType<Place['target']['read']>} */
async function readRegistryFile({ target, mayBeNew = true }) {
  const file = await target.read(REGISTRY);
  if (!file && !mayBeNew) throw new Error(`there is no site at ${target.place}; --new-site makes one`);
  return file;
}
