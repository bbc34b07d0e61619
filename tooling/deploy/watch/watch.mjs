import { fetchFrom } from '../../packages/addresses.mjs';
import { findForgeries, createMemory } from '../owners/find-forgeries.mjs';
import { withReturned } from '../registry/changes.mjs';
import { openSite } from '../site.mjs';
import { findFailingVersions } from './find-failing-versions.mjs';

const ANSWER_LIMIT_MS = 10_000;

/** @typedef {{ origin: string, token: string }} Bank */

/**
 * Checks once and rolls back every version that fails too often. Several watchers may run at once: the registry changes
 * only if the failing version is still there.
 * @param {import('../targets/target-at.mjs').DeployTarget} target
 * @param {Bank} bank
 * @param {import('./find-failing-versions.mjs').Limits & { minutes: number }} limits `minutes`: period that is counted
 * @param {(line: string) => void} say
 * @param {import('../owners/find-forgeries.mjs').Memory} [memory] of earlier checks
 */
export async function look(target, bank, limits, say, memory = createMemory()) {
  const site = await openSite({ target });
  for (const line of findForgeries(site, memory)) say(line);
  const counts = await fetchLoadCounts(bank, limits.minutes);
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

/** @type {(bank: Bank, minutes: number) => Promise<import('./find-failing-versions.mjs').LoadCount[]>} */
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
