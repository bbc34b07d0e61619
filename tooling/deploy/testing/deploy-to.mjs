import { deployRemote } from '../deploy-remote.mjs';
import { openSite } from '../site.mjs';

/**
 * Opens the site and deploys a remote to it.
 * @param {import('../targets/open-target.mjs').DeployTarget} target
 * @param {string} root
 * @param {Parameters<typeof deployRemote>[2] & { key?: import('../owners/keys.mjs').DeployKey | null }} [options]
 */
export async function deployTo(target, root, { key = null, ...options } = {}) {
  return deployRemote(await openSite({ target, key }), root, options);
}
