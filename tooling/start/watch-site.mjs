import { createMemory } from '../deploy/owners/find-forgeries.mjs';
import { openTarget } from '../deploy/targets/open-target.mjs';
import { LIMITS, look, watch } from '../deploy/watch-rollout.mjs';

const MINUTES = 15;
const EVERY_MS = 30_000;

/**
 * @param {string} siteDir
 * @param {{ appOrigin: string, watchToken: string | null }} config of the bank
 * @returns {() => Promise<void>} function that stops it
 */
export function watchSite(siteDir, { appOrigin, watchToken }) {
  if (watchToken === null) return async () => undefined;
  const bank = { origin: appOrigin, token: watchToken };
  const memory = createMemory();
  return watch(
    () => look(openTarget(siteDir), bank, { ...LIMITS, minutes: MINUTES }, console.log, memory),
    EVERY_MS,
    console.error,
  );
}
