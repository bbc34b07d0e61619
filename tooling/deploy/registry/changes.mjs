import { pickExtensions } from './extensions.mjs';

/**
 * Changes of the registry, as pure and idempotent functions.
 * @typedef {import('./registry.mjs').Registry} Registry
 * @typedef {import('./registry.mjs').RegistryEntry} RegistryEntry
 * @typedef {import('./registry.mjs').Release} Release
 * @typedef {(registry: Registry) => Registry} Change
 */

/**
 * Deploys a version: `percent` of the companies get it, the others the previous one. A version already there keeps its
 * share.
 * @param {{ name: string, owner: string }} remote
 * @param {Release} release
 * @param {number} [percent] share of companies
 * @returns {Change}
 */
export function withDeployed({ name, owner }, release, percent) {
  return (registry) => {
    const present = findEntry(registry, name);
    if (present?.version === release.version) {
      const rollout = refuseLoss(present, { ...present.rollout, percent: percent ?? present.rollout.percent });
      return withEntry(registry, { ...withRelease(present, release), owner, rollout });
    }
    const previous = getStableRelease(present);
    const fallback = previous?.version === release.version ? null : previous;
    const rollout = refuseLoss(present, { percent: percent ?? 100, previous: fallback });
    return withEntry(registry, { name, ...release, owner, enabled: present?.enabled ?? true, rollout });
  };
}

/**
 * Replaces an entry's version and all that the old one declared. @type {(entry: RegistryEntry, release: Release) =>
 * RegistryEntry}
 */
function withRelease({ menu: _menu, cards: _cards, rowActions: _rowActions, actions: _actions, ...entry }, release) {
  return { ...entry, ...release };
}

/** Version that all companies had: the present one, or its predecessor during a rollout. */
function getStableRelease(/** @type {RegistryEntry | null} */ present) {
  if (!present) return null;
  return present.rollout.percent === 100 ? toRelease(present) : present.rollout.previous;
}

/**
 * Refuses a smaller share while there is no fallback version: some companies would lose their pages.
 * @param {RegistryEntry | null} present
 * @param {import('./registry.mjs').Rollout} rollout
 * @throws Error that says which share is possible
 */
function refuseLoss(present, rollout) {
  if (!present || rollout.previous !== null) return rollout;
  const served = present.rollout.previous === null ? present.rollout.percent : 100;
  if (rollout.percent < served)
    throw new Error(
      `${served} % of the companies have ${present.name}, and there is no version that they could go back to: ` +
        `with ${rollout.percent} % some would have nothing. Give at least ${served} %`,
    );
  return rollout;
}

/**
 * @param {string} name
 * @param {number} percent share of companies
 * @returns {Change}
 */
export function withPromoted(name, percent) {
  return (registry) => {
    const entry = requireEntry(registry, name);
    return withEntry(registry, { ...entry, rollout: refuseLoss(entry, { ...entry.rollout, percent }) });
  };
}

/**
 * Returns all companies from one version to another; does nothing if another version was deployed meanwhile.
 * @param {string} name
 * @param {{ from: string, to: Release, reason: 'loadFailures' | 'operator', at: string }} step
 * @returns {Change}
 */
export function withReturned(name, { from, to, reason, at }) {
  return (registry) => {
    const entry = requireEntry(registry, name);
    if (entry.version !== from) return registry;
    const rollout = { percent: 100, previous: null, withdrawn: { version: from, reason, at } };
    return withEntry(registry, { ...withRelease(entry, to), rollout });
  };
}

/**
 * Keeps these remotes and those of other repositories: a name in `earlier` came from this tree and goes with its
 * folder.
 * A remote whose owner changed starts without its old entry, whose versions belong to another owner.
 * @param {readonly { name: string, owner: string }[]} remotes
 * @param {readonly string[] | null} [earlier] names of the previous run; null: all present remotes
 * @returns {Change}
 */
export function filterEntries(remotes, earlier = null) {
  const stays = (/** @type {RegistryEntry} */ { name, owner }) => {
    const remainingRemote = remotes.find((remote) => remote.name === name);
    return remainingRemote ? remainingRemote.owner === owner : earlier !== null && !earlier.includes(name);
  };
  return ({ remotes: present, ...rest }) => ({ ...rest, remotes: present.filter(stays) });
}

/** @type {(version: string) => Change} */
export function withShell(version) {
  return (registry) => ({ ...registry, shell: { version } });
}

/** @type {(registry: Registry, name: string) => RegistryEntry | null} */
export function findEntry({ remotes }, name) {
  return remotes.find((entry) => entry.name === name) ?? null;
}

/** @type {(registry: Registry, name: string) => string | null} */
export function findOwnerOfName(registry, name) {
  const wrong = registry.setAside?.find((one) => one.name === name)?.content.owner;
  return findEntry(registry, name)?.owner ?? (typeof wrong === 'string' ? wrong : null);
}

/** @type {(release: Release) => Release} */
export function toRelease({ version, manifest, integrity, contract, pages, ...declared }) {
  return { version, manifest, integrity, contract, pages, ...pickExtensions(declared) };
}

/** @type {(registry: Registry, name: string) => RegistryEntry} */
export function requireEntry(registry, name) {
  const entry = findEntry(registry, name);
  if (!entry) {
    const wrong = registry.setAside?.find((one) => one.name === name);
    if (wrong) throw new Error(`${wrong.fault}; deploy ${name} again`);
    const names = registry.remotes.map((one) => one.name).join(', ') || 'none';
    throw new Error(`the remote ${name} is not deployed; deployed are: ${names}`);
  }
  return entry;
}

function withEntry(/** @type {Registry} */ { remotes, ...rest }, /** @type {RegistryEntry} */ entry) {
  const others = remotes.filter(({ name }) => name !== entry.name);
  return { ...rest, remotes: [...others, entry].sort((a, b) => (a.name < b.name ? -1 : 1)) };
}
