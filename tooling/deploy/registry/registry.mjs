import { readOwners } from '../owners/owners.mjs';
import { changeFaults, entryFault, signChanges } from '../owners/signatures.mjs';
import { faultsOf } from './check-registry.mjs';

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
 * @typedef {{ $schema?: string, remotes: RegistryEntry[], shell?: { version: string } }} Registry
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
export async function changeRegistry(target, change, { key = null, renewed } = {}) {
  const by = { key, ...(renewed && { renewed }) };
  for (let turn = 1; turn <= TURNS_MAX; turn += 1) {
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
    const faults = faultsOf(changed);
    if (faults.length > 0) throw new Error(`the registry would be wrong: ${faults.join('; ')}`);
    const bytes = Buffer.from(`${JSON.stringify(changed, null, 2)}\n`);
    if (present?.bytes.equals(bytes)) return changed;
    if (await target.replace(REGISTRY, bytes, present?.tag ?? null)) return changed;
    await pause(turn);
  }
  throw new Error(`the registry of ${target.place} was changed by others ${TURNS_MAX} times in a row`);
}

/**
 * @type {(target: import('../targets/target.mjs').DeployTarget, file: import('../targets/target.mjs').StoredFile | null) => Registry}
 * @throws Error that names the file, if it is half a registry or none
 */
function parse({ place }, file) {
  if (!file) return { remotes: [] };
  try {
    const { remotes, ...rest } = JSON.parse(file.bytes.toString('utf8'));
    if (!Array.isArray(remotes) || remotes.some((entry) => typeof entry?.name !== 'string'))
      throw new Error('its remotes are no list of entries with names');
    return { ...rest, remotes: remotes.map(withRollout) };
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

/** An entry from before there were rollouts is with everybody. @type {(entry: RegistryEntry) => RegistryEntry} */
function withRollout(entry) {
  return { ...entry, rollout: /** @type {Rollout | undefined} */ (entry.rollout) ?? { percent: 100, previous: null } };
}

/** Of a length that differs, or all who wait would meet again. @type {(turn: number) => Promise<void>} */
function pause(turn) {
  const spread = crypto.getRandomValues(new Uint8Array(1))[0] ?? 0;
  return new Promise((resolve) => setTimeout(resolve, (PAUSE_MS * Math.min(turn, 10) * spread) / 255));
}
