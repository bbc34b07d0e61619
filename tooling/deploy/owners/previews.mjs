import { releaseOf } from '../registry/changes.mjs';
import { canonical } from './keys.mjs';

/**
 * The word of an owner for a look at one version, for whoever has it, until an hour. The shell verifies it
 * (shell/src/preview/check-preview.ts). It goes behind the `#` of an address, which no server is told.
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
