import { readOwners } from '../owners/owners.mjs';
import { findChangeFaults, findEntryFault, signChanges } from '../owners/signatures.mjs';
import { findRegistryFaults, findSchemaFaults } from './check-registry.mjs';

/**
 * Deploy registry (`/ncb/registry.json`): where each remote is and who gets which version. The shell reads it at run
 * time; `registry.schema.json` describes it.
 * @typedef {ReleaseFields & import('./extensions.mjs').Extensions} Release one version of a remote
 * @typedef {object} ReleaseFields
 * @property {string} version
 * @property {string} manifest address of the manifest
 * @property {string} integrity `sha384-…` of the manifest's bytes
 * @property {string} contract range of remote-contract versions
 * @property {{ name: string }[]} pages
 * @typedef {object} Rollout
 * @property {number} percent of the companies that get this version
 * @property {Release | null} previous version of the other companies
 * @property {{ version: string, reason: 'loadFailures' | 'operator', at: string }} [withdrawn] latest withdrawn version
 * `signed`: the owner's signature, where the site has owners.
 * @typedef {Release & { name: string, owner: string, enabled: boolean, rollout: Rollout, signed?: import('../owners/signatures.mjs').Signed }} RegistryEntry
 * `shell`: the deployed shell, so that an open tab notices a newer one.
 * `setAside`: invalid entries made by hand. They stay in the file until their remote is deployed again, and do not block
 * other deployments.
 * @typedef {{ $schema?: string, remotes: RegistryEntry[], shell?: { version: string }, setAside?: SetAside[] }} Registry
 * @typedef {{ content: any, name: string | null, fault: string }} SetAside
 * @typedef {{ key?: import('../owners/keys.mjs').DeployKey | null, renewed?: string | undefined }} By who changes
 */

export const REGISTRY = 'app/ncb/registry.json';
/** Path beside the registry, so that its `$schema` resolves. */
export const SCHEMA = 'app/ncb/registry.schema.json';

/** Attempts at a change: the n-th of several simultaneous deployments may need n attempts. */
const ATTEMPTS_MAX = 30;
const PAUSE_MS = 20;

/** @type {(target: import('../targets/open-target.mjs').DeployTarget) => Promise<Registry>} */
export async function readRegistry(target) {
  return parseRegistry(target, await target.read(REGISTRY));
}

/**
 * Changes the registry atomically, so that simultaneous changes both succeed.
 * A change must be idempotent: a bucket that answers 500 may have written it, and then it runs again (docs/adr/0041).
 * @param {import('../targets/open-target.mjs').DeployTarget} target
 * @param {(registry: Registry) => Registry} change
 * @param {By} [by] `key` signs the changed entries
 *  where the site has owners; `renewed`: the remote being redeployed, whatever its old entry
 * @returns {Promise<Registry>} the changed registry
 */
export async function changeRegistry(target, change, by = {}) {
  for (let attempt = 1; attempt <= ATTEMPTS_MAX; attempt += 1) {
    const present = await target.read(REGISTRY);
    const before = parseRegistry(target, present);
    const { changed, others } = planChange(before, await readOwners(target), change, by);
    const bytes = Buffer.from(formatRegistry(changed));
    const isDone = present?.bytes.equals(bytes) || (await target.replace(REGISTRY, bytes, present?.tag ?? null));
    if (isDone) {
      for (const fault of others) console.error(`${target.place}/${REGISTRY}: ${fault}; left as it is`);
      return changed;
    }
    await pause(attempt);
  }
  throw new Error(`the registry of ${target.place} was changed by others ${ATTEMPTS_MAX} times in a row`);
}

/**
 * Applies a change and signs it.
 * @param {Registry} before
 * @param {import('../owners/owners.mjs').Owners | null} owners
 * @param {(registry: Registry) => Registry} change
 * @param {By} by
 * @returns {{ changed: Registry, others: string[] }} `others`: faults of unchanged entries
 * @throws Error with the faults after the change
 */
export function planChange(before, owners, change, { key = null, renewed }) {
  const by = { key, ...(renewed && { renewed }) };
  const intended = owners ? changeIgnoringForged(owners, before, change, renewed) : change(before);
  const changed = {
    $schema: './registry.schema.json',
    ...(owners ? signChanges(owners, before, intended, by) : intended),
  };
  const refusals = owners ? findChangeFaults(owners, before, changed, by) : [];
  if (refusals.length > 0) throw new Error(refusals.join('; '));
  // Sorted, so that a fault of two remotes names them in the same order before and after.
  const sortByName = (/** @type {RegistryEntry[]} */ remotes) => remotes.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const existingFaults = findRegistryFaults({
    ...before,
    remotes: sortByName(before.remotes.filter(({ name }) => name !== renewed)),
  });
  const faults = findRegistryFaults({ ...changed, remotes: sortByName(changed.remotes) });
  const own = faults.filter((fault) => !existingFaults.includes(fault));
  if (own.length > 0) throw new Error(`the registry would be wrong: ${own.join('; ')}`);
  return { changed, others: [...faults, ...getSetAside(changed).map(({ fault }) => fault)] };
}

/** @type {(registry: Registry) => SetAside[]} */
function getSetAside({ remotes, setAside = [] }) {
  return setAside.filter(({ name }) => !remotes.some((entry) => entry.name === name));
}

/** @type {(registry: Registry) => string[]} */
export function findEntryFaults(registry) {
  return [...findRegistryFaults(registry), ...getSetAside(registry).map(({ fault }) => fault)];
}

/** @type {(registry: Registry) => string} */
function formatRegistry(registry) {
  const { setAside: _, remotes, ...rest } = registry;
  const written = { ...rest, remotes: [...remotes, ...getSetAside(registry).map(({ content }) => content)] };
  return `${JSON.stringify(written, null, 2)}\n`;
}

/**
 * @type {(target: import('../targets/open-target.mjs').DeployTarget, file: import('../targets/open-target.mjs').StoredFile | null) => Registry}
 * @throws Error that names the file if it is incomplete or no registry
 */
export function parseRegistry({ place }, file) {
  if (!file) return { remotes: [] };
  try {
    const { remotes, ...rest } = JSON.parse(file.bytes.toString('utf8'));
    if (!Array.isArray(remotes)) throw new Error('its remotes are no list of entries');
    const readEntries = remotes.map(readEntry);
    const setAside = readEntries.flatMap((one) => ('fault' in one ? [one] : []));
    return {
      ...rest,
      remotes: readEntries.flatMap((one) => ('entry' in one ? [one.entry] : [])),
      ...(setAside.length > 0 && { setAside }),
    };
  } catch (error) {
    throw new Error(`${place}/${REGISTRY} is no registry: ${/** @type {Error} */ (error).message}`, { cause: error });
  }
}

/**
 * Applies a change without the redeployed remote's old entry if that has no valid signature: it must not become the
 * fallback version. Its `enabled`, the bank's decision, stays.
 * @type {(owners: import('../owners/owners.mjs').Owners, registry: Registry, change: (registry: Registry) => Registry, renewed?: string) => Registry}
 */
function changeIgnoringForged(owners, registry, change, renewed) {
  const forged = registry.remotes.find((entry) => entry.name === renewed && findEntryFault(owners, entry) !== null);
  if (!forged) return change(registry);
  const changed = change({ ...registry, remotes: registry.remotes.filter((entry) => entry !== forged) });
  const remotes = changed.remotes.map((entry) => {
    if (entry.name !== renewed) return entry;
    if (entry.rollout.percent < 100)
      throw new Error(
        `${findEntryFault(owners, forged)}, for everybody: the others would go back to what nobody has signed`,
      );
    return { ...entry, enabled: forged.enabled };
  });
  return { ...changed, remotes };
}

/** @type {(content: any, index: number) => { entry: RegistryEntry } | SetAside} */
function readEntry(content, index) {
  const entry = typeof content === 'object' && content !== null ? withRollout(content) : content;
  const faults = findSchemaFaults({ remotes: [entry] });
  if (faults.length === 0) return { entry };
  const name = typeof content?.name === 'string' ? content.name : null;
  const where = name === null ? `the entry ${index + 1}, which has no name,` : `the entry of ${name}`;
  return { content, name, fault: `${where} is wrong: ${faults.join(', ').replaceAll('/remotes/0', '')}` };
}

/** Entries from before rollouts are served to all companies. @type {(entry: RegistryEntry) => RegistryEntry} */
function withRollout(entry) {
  return { ...entry, rollout: /** @type {Rollout | undefined} */ (entry.rollout) ?? { percent: 100, previous: null } };
}

/** Waits a random time, so that competing changes do not collide again. @type {(turn: number) => Promise<void>} */
function pause(attempt) {
  const spread = crypto.getRandomValues(new Uint8Array(1))[0] ?? 0;
  return new Promise((resolve) => setTimeout(resolve, (PAUSE_MS * Math.min(attempt, 10) * spread) / 255));
}
