import { readOwners } from '../owners/owners.mjs';
import { changeFaults, entryFault, signChanges } from '../owners/signatures.mjs';
import { faultsOf, schemaFaults } from './check-registry.mjs';

/**
 * The deploy registry (`/ncb/registry.json`): where each remote is, and who gets which version. The shell reads it at
 * run time; `registry.schema.json` describes it.
 * @typedef {ReleaseFields & import('./extensions.mjs').Extensions} Release one version of a remote
 *
 * @typedef {object} ReleaseFields
 * @property {string} version
 * @property {string} manifest address of the manifest
 * @property {string} integrity `sha384-…` of the manifest's bytes
 * @property {string} contract range of remote-contract versions
 * @property {{ name: string }[]} pages
 *
 * @typedef {object} Rollout
 * @property {number} percent of the companies that get this version
 * @property {Release | null} previous what the others get
 * @property {{ version: string, reason: 'loadFailures' | 'operator', at: string }} [withdrawn] what was taken back last
 *
 * `signed`: the owner's word for it, where the site has owners.
 * @typedef {Release & { name: string, owner: string, enabled: boolean, rollout: Rollout, signed?: import('../owners/signatures.mjs').Signed }} RegistryEntry
 *
 * `shell`: the shell that is deployed, so that an open tab notices a newer one.
 * `setAside`: entries, made by hand, that nothing can be done with. They stay in the file as they are until their remote is
 * deployed again, and keep nobody else from deploying.
 * @typedef {{ $schema?: string, remotes: RegistryEntry[], shell?: { version: string }, setAside?: SetAside[] }} Registry
 * @typedef {{ content: any, name: string | null, fault: string }} SetAside
 */

export const REGISTRY = 'app/ncb/registry.json';
/** Beside the registry, so that its `$schema` finds it. */
export const SCHEMA = 'app/ncb/registry.schema.json';

/** Of teams that deploy at the same moment each needs one turn more than the one before. */
const TURNS_MAX = 30;
const PAUSE_MS = 20;

/** @type {(target: import('../targets/target.mjs').DeployTarget) => Promise<Registry>} */
export async function readRegistry(target) {
  return parse(target, await target.read(REGISTRY));
}

/**
 * Changes the registry in one step: a reader sees the old one or the new one, never half of it, and of two changes at
 * the same time both are in it. A change may be made again after it has been written: a bucket that answers 500 has
 * sometimes written (docs/adr/0041), so it must give the same the second time.
 * @param {import('../targets/target.mjs').DeployTarget} target
 * @param {(registry: Registry) => Registry} change
 * @param {{ key?: import('../owners/keys.mjs').DeployKey | null, renewed?: string }} [by] where the site has owners:
 *   whose word the changed entries carry; `renewed`: the remote that is deployed anew, whatever was there
 * @returns {Promise<Registry>} as it is now
 */
export async function changeRegistry(target, change, by = {}) {
  for (let turn = 1; turn <= TURNS_MAX; turn += 1) {
    const { present, changed, others } = await tryChange(target, change, by);
    const bytes = Buffer.from(textOf(changed));
    const isDone = present?.bytes.equals(bytes) || (await target.replace(REGISTRY, bytes, present?.tag ?? null));
    if (isDone) {
      for (const fault of others) console.error(`${target.place}/${REGISTRY}: ${fault}; left as it is`);
      return changed;
    }
    await pause(turn);
  }
  throw new Error(`the registry of ${target.place} was changed by others ${TURNS_MAX} times in a row`);
}

/**
 * Makes a change without writing it.
 * @param {import('../targets/target.mjs').DeployTarget} target
 * @param {(registry: Registry) => Registry} change
 * @param {{ key?: import('../owners/keys.mjs').DeployKey | null, renewed?: string }} by
 * @returns {Promise<{ present: import('../targets/target.mjs').StoredFile | null, changed: Registry, others: string[] }>}
 *   `others`: what is wrong with entries that the change leaves alone
 * @throws Error that says what would be wrong
 */
export async function tryChange(target, change, { key = null, renewed }) {
  const by = { key, ...(renewed && { renewed }) };
  const present = await target.read(REGISTRY);
  const owners = await readOwners(target);
  const before = parse(target, present);
  const wanted = owners ? changedPastForged(owners, before, change, renewed) : change(before);
  const changed = {
    $schema: './registry.schema.json',
    ...(owners ? signChanges(owners, before, wanted, by) : wanted),
  };
  const refusals = owners ? changeFaults(owners, before, changed, by) : [];
  if (refusals.length > 0) throw new Error(refusals.join('; '));
  // In one order: a page of two remotes is told with both names.
  const inOrder = (/** @type {RegistryEntry[]} */ remotes) => remotes.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const known = faultsOf({ ...before, remotes: inOrder(before.remotes.filter(({ name }) => name !== renewed)) });
  const faults = faultsOf({ ...changed, remotes: inOrder(changed.remotes) });
  const own = faults.filter((fault) => !known.includes(fault));
  if (own.length > 0) throw new Error(`the registry would be wrong: ${own.join('; ')}`);
  return { present, changed, others: [...faults, ...setAsideIn(changed).map(({ fault }) => fault)] };
}

/** Entries that are set aside, without those whose remote is there again. @type {(registry: Registry) => SetAside[]} */
function setAsideIn({ remotes, setAside = [] }) {
  return setAside.filter(({ name }) => !remotes.some((entry) => entry.name === name));
}

/** What is wrong with the entries of a registry, a sentence each. @type {(registry: Registry) => string[]} */
export function entryFaults(registry) {
  return [...faultsOf(registry), ...setAsideIn(registry).map(({ fault }) => fault)];
}

/** @type {(registry: Registry) => string} */
function textOf(registry) {
  const { setAside: _, remotes, ...rest } = registry;
  const written = { ...rest, remotes: [...remotes, ...setAsideIn(registry).map(({ content }) => content)] };
  return `${JSON.stringify(written, null, 2)}\n`;
}

/**
 * @type {(target: import('../targets/target.mjs').DeployTarget, file: import('../targets/target.mjs').StoredFile | null) => Registry}
 * @throws Error that names the file, if it is half a registry or none
 */
function parse({ place }, file) {
  if (!file) return { remotes: [] };
  try {
    const { remotes, ...rest } = JSON.parse(file.bytes.toString('utf8'));
    if (!Array.isArray(remotes)) throw new Error('its remotes are no list of entries');
    const read = remotes.map(readEntry);
    const setAside = read.flatMap((one) => ('fault' in one ? [one] : []));
    return {
      ...rest,
      remotes: read.flatMap((one) => ('entry' in one ? [one.entry] : [])),
      ...(setAside.length > 0 && { setAside }),
    };
  } catch (error) {
    throw new Error(`${place}/${REGISTRY} is no registry: ${/** @type {Error} */ (error).message}`, { cause: error });
  }
}

/**
 * Makes a change as if the remote that is deployed anew had not been there, if nobody answers for what is: it must not
 * become the version to which companies go back. Whether it is switched off stays, that is the bank's word.
 * @type {(owners: import('../owners/owners.mjs').Owners, registry: Registry, change: (registry: Registry) => Registry, renewed?: string) => Registry}
 */
function changedPastForged(owners, registry, change, renewed) {
  const forged = registry.remotes.find((entry) => entry.name === renewed && entryFault(owners, entry) !== null);
  if (!forged) return change(registry);
  const changed = change({ ...registry, remotes: registry.remotes.filter((entry) => entry !== forged) });
  const remotes = changed.remotes.map((entry) => {
    if (entry.name !== renewed) return entry;
    if (entry.rollout.percent < 100)
      throw new Error(
        `${entryFault(owners, forged)}, for everybody: the others would go back to what nobody has signed`,
      );
    return { ...entry, enabled: forged.enabled };
  });
  return { ...changed, remotes };
}

/** @type {(content: any, index: number) => { entry: RegistryEntry } | SetAside} */
function readEntry(content, index) {
  const entry = typeof content === 'object' && content !== null ? withRollout(content) : content;
  const faults = schemaFaults({ remotes: [entry] });
  if (faults.length === 0) return { entry };
  const name = typeof content?.name === 'string' ? content.name : null;
  const where = name === null ? `the entry ${index + 1}, which has no name,` : `the entry of ${name}`;
  return { content, name, fault: `${where} is wrong: ${faults.join(', ').replaceAll('/remotes/0', '')}` };
}

/** An entry from before there were rollouts is with everybody. @type {(entry: RegistryEntry) => RegistryEntry} */
function withRollout(entry) {
  return { ...entry, rollout: /** @type {Rollout | undefined} */ (entry.rollout) ?? { percent: 100, previous: null } };
}

/** Of a length that differs, or all who wait would meet again. @type {(turn: number) => Promise<void>} */
function pause(turn) {
  const spread = crypto.getRandomValues(new Uint8Array(1))[0] ?? 0;
  return new Promise((resolve) => setTimeout(resolve, (PAUSE_MS * Math.min(turn, 10) * spread) / 255));
}
