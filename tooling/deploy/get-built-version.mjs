import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../packages/tree.mjs';

/**
 * Returns the version of a build: the package's version and a hash of the output, `1.2.10-0f3ab81c22`.
 * @param {string} root of the package
 * @param {string} dist
 */
export function getBuiltVersion(root, dist) {
  const file = join(root, 'package.json');
  const { version } = readJson(file);
  if (typeof version !== 'string' || !/^[0-9A-Za-z][0-9A-Za-z.+_-]{0,60}$/.test(version))
    throw new Error(`${file}: its version, ${JSON.stringify(version)}, is no name of a version such as 1.2.0`);
  return `${version}-${contentHash(dist)}`;
}

/** @type {(folder: string) => string} */
function contentHash(folder) {
  const hash = createHash('sha256');
  for (const name of readdirSync(folder, { recursive: true }).map(String).sort()) {
    const file = join(folder, name);
    if (!/\.(?:br|gz)$/.test(name) && statSync(file).isFile()) hash.update(name).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 10);
}
