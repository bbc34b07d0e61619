import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const EXCLUDED = /(?:^|\/)(?:dist|node_modules|test|testing|\.cache)$|\.test\.\w+$|\.tsbuildinfo$/;

/**
 * @param {string} root
 * @param {readonly string[]} paths below root
 */
export function computeFingerprint(root, paths) {
  const hash = createHash('sha256');
  for (const path of paths) addTo(hash, root, path);
  return hash.digest('hex');
}

/** @type {(hash: import('node:crypto').Hash, root: string, path: string) => void} */
function addTo(hash, root, path) {
  const full = join(root, path);
  if (!existsSync(full) || EXCLUDED.test(path)) return;
  if (statSync(full).isDirectory()) {
    for (const name of readdirSync(full).sort()) addTo(hash, root, `${path}/${name}`);
    return;
  }
  hash.update(path).update('\0').update(readFileSync(full)).update('\0');
}
