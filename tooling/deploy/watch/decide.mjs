/**
 * How a version fared for the users of the last minutes, as the bank counts it.
 * @typedef {{ remote: string, version: string, loaded: number, failed: number }} LoadCount
 * @typedef {object} Limits
 * @property {number} sample so many users must have reported before anything is decided
 * @property {number} percent a version for which more of a hundred users met a failure goes back
 */

/** @type {Limits} */
export const LIMITS = { sample: 20, percent: 5 };

/**
 * Which versions have to go back. One that has nothing to go back to is told of and stays: no page is worse than one
 * that fails for some.
 * @param {import('../registry/registry.mjs').Registry} registry
 * @param {readonly LoadCount[]} counts
 * @param {Limits} limits
 * @returns {{ name: string, version: string, failed: number, of: number, to: import('../registry/registry.mjs').Release | null }[]}
 */
export function failingVersions({ remotes }, counts, { sample, percent }) {
  return remotes.flatMap(({ name, version, enabled, rollout }) => {
    const count = counts.find((one) => one.remote === name && one.version === version);
    const of = (count?.loaded ?? 0) + (count?.failed ?? 0);
    if (!enabled || !count || of < sample || count.failed * 100 <= percent * of) return [];
    return [{ name, version, failed: count.failed, of, to: rollout.previous }];
  });
}
