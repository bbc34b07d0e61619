import { fetchFrom } from '../packages/addresses.mjs';
import { findForgeries, createMemory } from './owners/find-forgeries.mjs';
import { withReturned } from './registry/changes.mjs';
import { openSite } from './site.mjs';

const ANSWER_LIMIT_MS = 10_000;

/**
 * Load results of a version for the users of the last minutes, counted by the bank.
 * @typedef {{ remote: string, version: string, loaded: number, failed: number }} LoadCount
 * @typedef {object} Limits
 * @property {number} sample number of users who must have reported before a decision
 * @property {number} percent share of users with a failure above which a version is rolled back
 */

/** @typedef {{ origin: string, token: string }} Bank */

/** @type {Limits} */
export const LIMITS = { sample: 20, percent: 5 };

/**
 * Checks once and rolls back every version that fails too often. Several watchers may run at once: the registry changes
 * only if the failing version is still there.
 * @param {import('./targets/open-target.mjs').DeployTarget} target
 * @param {Bank} bank
 * @param {Limits & { minutes: number }} limits `minutes`: period that is counted
 * @param {(line: string) => void} say
 * @param {import('./owners/find-forgeries.mjs').Memory} [memory] of earlier checks
 */
export async function look(target, bank, limits, say, memory = createMemory()) {
  for (const line of findForgeries(await openSite({ target }), memory)) say(line);
  const counts = await fetchLoadCounts(bank, limits.minutes);
  const site = await openSite({ target });
  for (const { name, version, failed, of, to } of findFailingVersions(site.registry, counts, limits)) {
    const result = `${name} ${version} failed for ${failed} of ${of} users`;
    if (!to) {
      say(`${result}; there is no version to return to`);
      continue;
    }
    const at = new Date().toISOString();
    const step = { from: version, to, reason: /** @type {const} */ ('loadFailures'), at };
    // A forged entry has no trusted version to return to; the watch of the others must go on.
    const why = await getError(() => site.change(withReturned(name, step)));
    say(why ? `${result}, and it cannot go back: ${why}` : `${result}; everybody is back at ${to.version}`);
  }
}

/**
 * Returns the error message of `work`, or null if it succeeds. @type {(work: () => Promise<unknown>) => Promise<string
 * | null>}
 */
async function getError(work) {
  try {
    await work();
    return null;
  } catch (error) {
    return /** @type {Error} */ (error).message;
  }
}

/** @type {(bank: Bank, minutes: number) => Promise<LoadCount[]>} */
async function fetchLoadCounts({ origin, token }, minutes) {
  const response = await fetchFrom(`${origin}/health/loads?minutes=${minutes}`, {
    headers: { authorization: `Bearer ${token}` },
    limitMs: ANSWER_LIMIT_MS,
  });
  if (!response.ok) throw new Error(`the bank at ${origin} does not tell how loading goes: HTTP ${response.status}`);
  const { loads } = await response.json();
  return loads;
}

/**
 * @param {() => Promise<void>} checkOnce
 * @param {number} everyMs
 * @param {(line: string) => void} say
 * @returns {() => Promise<void>} function that stops it after the current check
 */
export function watch(checkOnce, everyMs, say) {
  let isStopped = false;
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  let running = Promise.resolve();
  const again = () => {
    running = checkOnce()
      .catch((error) => say(String(error instanceof Error ? error.message : error)))
      .then(() => {
        if (!isStopped) timer = setTimeout(again, everyMs);
      });
  };
  again();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}

/**
 * Finds versions to roll back. One without a previous version is only reported: no page is worse than one that fails
 * for some users.
 * @param {import('./registry/registry.mjs').Registry} registry
 * @param {readonly LoadCount[]} counts
 * @param {Limits} limits
 * @returns {{ name: string, version: string, failed: number, of: number, to: import('./registry/registry.mjs').Release | null }[]}
 */
export function findFailingVersions({ remotes }, counts, { sample, percent }) {
  return remotes.flatMap(({ name, version, enabled, rollout }) => {
    const count = counts.find((one) => one.remote === name && one.version === version);
    const of = (count?.loaded ?? 0) + (count?.failed ?? 0);
    if (!enabled || !count || of < sample || count.failed * 100 <= percent * of) return [];
    return [{ name, version, failed: count.failed, of, to: rollout.previous }];
  });
}
