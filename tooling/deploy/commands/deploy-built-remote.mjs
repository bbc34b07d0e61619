import { refuseFaulty } from '../check/check-remote.mjs';
import { deployRemote, KEEP } from '../deploy-remote.mjs';
import { openSite } from '../site.mjs';
import { parseWholeNumber } from './arguments.mjs';

/**
 * Checks and deploys a remote that is built.
 * @param {import('../site.mjs').Place} place
 * @param {string} root of the remote
 * @param {import('../check/check-remote.mjs').Means} means
 * @param {{ percent: number | undefined, keep: number }} options
 */
export async function deployBuiltRemote(place, root, means, options) {
  await refuseFaulty(await openSite(place), root, means);
  // Opened again, as the check in a browser takes a while and others deploy meanwhile.
  const { name, version, rollout } = await deployRemote(await openSite(place), root, options);
  console.log(`${name} ${version} is deployed, for ${rollout.percent} % of the companies`);
}

/** @type {(values: { percent?: string, keep?: string }) => { percent: number | undefined, keep: number }} */
export function parseDeployOptions({ percent, keep }) {
  return {
    percent: percent === undefined ? undefined : parseWholeNumber(percent, '--percent', 100),
    keep: keep === undefined ? KEEP : parseWholeNumber(keep, '--keep', 1000),
  };
}
