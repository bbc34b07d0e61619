import { extensionsOf } from './extensions.mjs';

/**
 * What may happen to the registry, as pure functions. Each gives the same when it is made twice.
 * @typedef {import('./registry.mjs').Registry} Registry
 * @typedef {import('./registry.mjs').RegistryEntry} RegistryEntry
 * @typedef {import('./registry.mjs').Release} Release
 * @typedef {(registry: Registry) => Registry} Change
 */

/**
 * A version is deployed: `percent` of the companies get it, the others what everybody had. A version that is there
 * already keeps its share.
 * @param {{ name: string, owner: string }} remote
 * @param {Release} release
 * @param {number} [percent] of a hundred
 * @returns {Change}
 */
export function deployed({ name, owner }, release, percent) {
  return (registry) => {
    const present = entryOf(registry, name);
    if (present?.version === release.version) {
      const rollout = sparing(present, { ...present.rollout, percent: percent ?? present.rollout.percent });
      return withEntry(registry, { ...serving(present, release), owner, rollout });
    }
    const previous = trusted(present);
    const fallback = previous?.version === release.version ? null : previous;
    const rollout = sparing(present, { percent: percent ?? 100, previous: fallback });
    return withEntry(registry, { name, ...release, owner, enabled: present?.enabled ?? true, rollout });
  };
}

/** The entry with another version, and nothing of what the one before had declared. @type {(entry: RegistryEntry, release: Release) => RegistryEntry} */
function serving({ menu: _menu, cards: _cards, rowActions: _rowActions, ...entry }, release) {
  return { ...entry, ...release };
}

/** What all companies had: the present version, or the one before it while that is not with everybody yet. */
function trusted(/** @type {RegistryEntry | null} */ present) {
  if (!present) return null;
  return present.rollout.percent === 100 ? releaseOf(present) : present.rollout.previous;
}

/**
 * A rollout that takes nobody's pages away: while there is no version to fall back to, whoever has one keeps one.
 * @param {RegistryEntry | null} present
 * @param {import('./registry.mjs').Rollout} rollout
 * @throws Error that says which share is possible
 */
function sparing(present, rollout) {
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
 * The share of the present version changes.
 * @param {string} name
 * @param {number} percent of a hundred
 * @returns {Change}
 */
export function promoted(name, percent) {
  return (registry) => {
    const entry = needed(registry, name);
    return withEntry(registry, { ...entry, rollout: sparing(entry, { ...entry.rollout, percent }) });
  };
}

/**
 * Everybody goes back from one version to another. Nothing happens if somebody else was faster.
 * @param {string} name
 * @param {{ from: string, to: Release, reason: 'loadFailures' | 'operator', at: string }} step
 * @returns {Change}
 */
export function returned(name, { from, to, reason, at }) {
  return (registry) => {
    const entry = needed(registry, name);
    if (entry.version !== from) return registry;
    const rollout = { percent: 100, previous: null, withdrawn: { version: from, reason, at } };
    return withEntry(registry, { ...serving(entry, to), rollout });
  };
}

/**
 * Leaves the given remotes, and those of other repositories: what `earlier` names was put there from this tree, and goes
 * with its folder. A given remote that has another owner than the registry says begins anew: its versions are somebody
 * else's.
 * @param {readonly { name: string, owner: string }[]} remotes
 * @param {readonly string[] | null} [earlier] names that were given the last time; null: all that is there was
 * @returns {Change}
 */
export function onlyEntries(remotes, earlier = null) {
  const stays = (/** @type {RegistryEntry} */ { name, owner }) => {
    const given = remotes.find((remote) => remote.name === name);
    return given ? given.owner === owner : earlier !== null && !earlier.includes(name);
  };
  return ({ remotes: present, ...rest }) => ({ ...rest, remotes: present.filter(stays) });
}

/** @type {(version: string) => Change} */
export function withShell(version) {
  return (registry) => ({ ...registry, shell: { version } });
}

/** @type {(registry: Registry, name: string) => RegistryEntry | null} */
export function entryOf({ remotes }, name) {
  return remotes.find((entry) => entry.name === name) ?? null;
}

/** Whose remote a name is, also while its entry is wrong. @type {(registry: Registry, name: string) => string | null} */
export function ownerOfName(registry, name) {
  const wrong = registry.setAside?.find((one) => one.name === name)?.content.owner;
  return entryOf(registry, name)?.owner ?? (typeof wrong === 'string' ? wrong : null);
}

/** @type {(release: Release) => Release} */
export function releaseOf({ version, manifest, integrity, contract, pages, ...declared }) {
  return { version, manifest, integrity, contract, pages, ...extensionsOf(declared) };
}

/** @type {(registry: Registry, name: string) => RegistryEntry} */
export function needed(registry, name) {
  const entry = entryOf(registry, name);
  if (!entry) {
    const wrong = registry.setAside?.find((one) => one.name === name);
    if (wrong) throw new Error(`${wrong.fault}; deploy ${name} again`);
    const names = registry.remotes.map((one) => one.name).join(', ') || 'none';
    throw new Error(`the remote ${name} is not deployed; deployed are: ${names}`);
  }
  return entry;
}

/** In the order of names: the same state is the same bytes, whoever deployed last. */
function withEntry(/** @type {Registry} */ { remotes, ...rest }, /** @type {RegistryEntry} */ entry) {
  const others = remotes.filter(({ name }) => name !== entry.name);
  return { ...rest, remotes: [...others, entry].sort((a, b) => (a.name < b.name ? -1 : 1)) };
}
