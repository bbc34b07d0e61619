import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

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
  for (const [name, bytes] of [...files].filter(([path]) => !COMPRESSED.test(path)).sort(byName))
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
function byName([a], [b]) {
  return a < b ? -1 : 1;
}
