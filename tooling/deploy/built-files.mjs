import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { readJson } from '../packages/tree.mjs';

/** @typedef {Map<string, Buffer>} Files */

const COMPRESSED = /\.(?:br|gz)$/;
const TEXT = /\.(?:js|mjs|css|json|svg)$/;
const WORTH_IT_BYTES = 1024;

/**
 * @param {string} dist
 * @param {(path: string) => boolean} [isIncluded]
 * @returns {Files}
 */
export function readFiles(dist, isIncluded = () => true) {
  if (!existsSync(dist)) throw new Error(`${dist} is not there: build first`);
  const paths = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(dist, name)).isFile(),
  );
  return new Map(
    paths
      .map((name) => name.replaceAll('\\', '/'))
      .filter(isIncluded)
      .sort()
      .map((name) => [name, readFileSync(join(dist, name))]),
  );
}

/** @type {(files: Files) => string} */
export function digestFiles(files) {
  const hash = createHash('sha256');
  for (const [name, bytes] of [...files].filter(([path]) => !COMPRESSED.test(path)).sort(compareNames))
    hash.update(`${name}\0${bytes.length}\0`).update(bytes);
  return hash.digest('hex');
}

/**
 * Adds compressed copies that the build has not made; servers send them as they are.
 * @param {Files} files
 * @param {(path: string) => boolean} [mayCompress] false for a page into which the server writes
 * @returns {Promise<Files>}
 */
export async function withCompressedCopies(files, mayCompress = () => true) {
  const all = new Map(files);
  for (const [name, bytes] of files) {
    if (!TEXT.test(name) || bytes.length < WORTH_IT_BYTES || !mayCompress(name)) continue;
    if (!files.has(`${name}.gz`)) all.set(`${name}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    if (!files.has(`${name}.br`)) all.set(`${name}.br`, await promisify(brotliCompress)(bytes, BROTLI));
  }
  return all;
}

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** @type {(bytes: Buffer) => string} */
export function computeIntegrity(bytes) {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** @type {(a: [string, unknown], b: [string, unknown]) => number} */
function compareNames([a], [b]) {
  return a < b ? -1 : 1;
}

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
  return `${version}-${hashContent(dist)}`;
}

/** @type {(folder: string) => string} */
function hashContent(folder) {
  const hash = createHash('sha256');
  for (const name of readdirSync(folder, { recursive: true }).map(String).sort()) {
    const file = join(folder, name);
    if (!COMPRESSED.test(name) && statSync(file).isFile()) hash.update(name).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 10);
}
