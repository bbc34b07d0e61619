import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import valid from 'semver/functions/valid.js';
import validRange from 'semver/ranges/valid.js';
import { readJson } from '../packages/tree.mjs';

/**
 * The range of a library's versions that a remote's code is written for: what the `package.json` of the compile asks for.
 * What lies in `node_modules` says only with which of them it was compiled; it counts where the remote asks for none
 * itself, because a block or the kit brings the library along. Source: design/federation, rule 15
 *
 * An exact version pins what is installed for the build; it takes later ones of its major version at run time, or no
 * shell could ever be renewed alone.
 * @param {string} root the folder of the compile
 * @param {string} name of the package
 * @returns {string | null} null where it is neither asked for nor installed
 */
export function compiledRange(root, name) {
  const { dependencies, peerDependencies, devDependencies } = readJson(join(root, 'package.json'));
  const asked = { ...devDependencies, ...peerDependencies, ...dependencies }[name];
  // A tag, an address or a folder says no version.
  const range = asked !== undefined && validRange(asked) !== null && asked !== '*' && asked !== '' ? asked : null;
  const version = range ?? installedVersion(root, name);
  return version && (valid(version) ? `^${version}` : version);
}

/** @type {(root: string, name: string) => string | null} */
function installedVersion(root, name) {
  const file = join(root, 'node_modules', name, 'package.json');
  if (existsSync(file)) return readJson(file).version;
  const above = dirname(root);
  return above === root ? null : installedVersion(above, name);
}
