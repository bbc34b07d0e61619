import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { getPackageName, SHARED_MODULES } from './sharing.mjs';

const require = createRequire(import.meta.url);

/** Returns installed versions of shared modules by import name: `{ 'antd/es/table': '6.6.8' }`. */
export function getSharedVersions() {
  return Object.fromEntries(SHARED_MODULES.map((name) => [name, readInstalledVersion(getPackageName(name))]));
}

/** @type {(name: string) => string} */
function readInstalledVersion(name) {
  const folder = require.resolve.paths(name)?.find((path) => canRead(join(path, name, 'package.json')));
  if (!folder) throw new Error(`${name} is not installed`);
  return JSON.parse(readFileSync(join(folder, name, 'package.json'), 'utf8')).version;
}

/** @type {(file: string) => boolean} */
function canRead(file) {
  try {
    readFileSync(file);
    return true;
  } catch {
    return false;
  }
}
