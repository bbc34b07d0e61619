import { releaseOf } from '../registry/changes.mjs';
import { canonical } from './keys.mjs';

/**
 * Signs a link to one version, valid for its holder until a time; shell/src/preview/check-preview.ts verifies it.
 * It goes behind the `#` of the address, which browsers do not send to servers.
 * @param {import('./owners.mjs').Owners} list
 * @param {string} name of the remote
 * @param {import('../registry/registry.mjs').Release} release
 * @param {number} until seconds since 1970
 * @param {import('./keys.mjs').DeployKey} key
 */
export function previewWord({ site }, name, release, until, key) {
  const text = canonical(['ncb-preview/1', { site, name, until, release: releaseOf(release) }]);
  return `${until}.${key.sign(text)}`;
}
