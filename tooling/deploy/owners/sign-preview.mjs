import { toRelease } from '../registry/changes.mjs';
import { toCanonicalJson } from './keys.mjs';

/**
 * Signs a link to one version, valid for its holder until a time; shell/src/preview/check-preview.ts verifies it.
 * It goes behind the `#` of the address, which browsers do not send to servers.
 * @param {import('./owners.mjs').Owners} list
 * @param {string} name of the remote
 * @param {import('../registry/registry.mjs').Release} release
 * @param {number} until seconds since 1970
 * @param {import('./keys.mjs').DeployKey} key
 */
export function signPreview({ site }, name, release, until, key) {
  const text = toCanonicalJson(['ncb-preview/1', { site, name, until, release: toRelease(release) }]);
  return `${until}.${key.sign(text)}`;
}
