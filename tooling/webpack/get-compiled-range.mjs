import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import valid from 'semver/functions/valid.js';
import validRange from 'semver/ranges/valid.js';
import { readJson } from '../packages/tree.mjs';

/**
 * Returns the version range that a remote's code is written for: from `package.json`, or the installed version of a
 * library that a block or the kit adds.
 * An exact version becomes its `^` range, as otherwise no shell could be updated alone.
 * @param {string} root folder of the build
 * @param {string} name of the package
 * @returns {string | null} null if it is neither declared nor installed
 */
export function getCompiledRange(root, name) {
  const { dependencies, peerDependencies, devDependencies } = readJson(join(root, 'package.json'));
  const declared = { ...devDependencies, ...peerDependencies, ...dependencies }[name];
  // A tag, an address or a folder is no version.
  const range =
    declared !== undefined && validRange(declared) !== null && declared !== '*' && declared !== '' ? declared : null;
  const version = range ?? readInstalledVersion(root, name);
  return version && (valid(version) ? `^${version}` : version);
}

/** @type {(root: string, name: string) => string | null} */
function readInstalledVersion(root, name) {
  const file = join(root, 'node_modules', name, 'package.json');
  if (existsSync(file)) return readJson(file).version;
  const above = dirname(root);
  return above === root ? null : readInstalledVersion(above, name);
}
