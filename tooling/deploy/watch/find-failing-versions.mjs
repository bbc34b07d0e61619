/**
 * Load results of a version for the users of the last minutes, counted by the bank.
 * @typedef {{ remote: string, version: string, loaded: number, failed: number }} LoadCount
 * @typedef {object} Limits
 * @property {number} sample number of users who must have reported before a decision
 * @property {number} percent share of users with a failure above which a version is rolled back
 */

/** @type {Limits} */
export const LIMITS = { sample: 20, percent: 5 };

/**
 * Finds versions to roll back. One without a previous version is only reported: no page is worse than one that fails
 * for some users.
 * @param {import('../registry/registry.mjs').Registry} registry
 * @param {readonly LoadCount[]} counts
 * @param {Limits} limits
 * @returns {{ name: string, version: string, failed: number, of: number, to: import('../registry/registry.mjs').Release | null }[]}
 */
export function findFailingVersions({ remotes }, counts, { sample, percent }) {
  return remotes.flatMap(({ name, version, enabled, rollout }) => {
    const count = counts.find((one) => one.remote === name && one.version === version);
    const of = (count?.loaded ?? 0) + (count?.failed ?? 0);
    if (!enabled || !count || of < sample || count.failed * 100 <= percent * of) return [];
    return [{ name, version, failed: count.failed, of, to: rollout.previous }];
  });
}
