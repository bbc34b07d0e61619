import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { computeFingerprint } from './compute-fingerprint.mjs';
import { inParallel, run } from './run.mjs';
import { getBuiltPackages, ROOT } from './tree.mjs';

const COMMON_INPUTS = ['shared-kernel/src', 'shared-kernel/package.json', 'package-lock.json'];
const WEBPACK = ['tooling/webpack', 'tooling/styles', 'tooling/contract', 'shared-kernel/contract'];
export const WEBPACK_COMMAND = join(ROOT, 'node_modules/webpack/bin/webpack.js');
/**
 * Folder with the input hash of each `dist`. Always in this tree, whatever NCB_VAR_DIR is: another folder may describe
 * older files.
 */
const STAMPS = join(ROOT, 'var/built');
const OWN_BUILD = ['signature-widget', 'bank-sandbox'];
const TYPEFACE = 'tooling/styles/build-typeface.mjs';

/** @type {(folder: string) => string[]} */
function getInputs(folder) {
  return [folder, TYPEFACE, ...COMMON_INPUTS, ...(OWN_BUILD.includes(folder) ? [] : WEBPACK)];
}

/** Settings that change a build of the same sources (tooling/webpack/shell-config.mjs). @type {(folder: string) => string} */
function getFlags(folder) {
  return folder === 'shell' && process.env.NCB_DEBUG_PAGE === '1' ? ' debug' : '';
}

/**
 * @param {readonly string[]} [folders] default: all
 * @param {(line: string) => void} [say]
 */
export async function buildPackages(folders = getBuiltPackages(), say = console.log) {
  const stale = folders
    .map((folder) => ({ folder, print: computeFingerprint(ROOT, getInputs(folder)) + getFlags(folder) }))
    .filter(({ folder, print: inputHash }) => !isFresh(folder, inputHash));
  if (stale.length === 0) return;
  say(`Building ${stale.map(({ folder }) => folder).join(', ')} …`);
  await inParallel(stale, availableParallelism(), async ({ folder, print: inputHash }) => {
    const started = Date.now();
    // An interrupted build leaves incomplete files, which match no inputs.
    rmSync(getStampPath(folder), { force: true });
    await buildPackage(folder);
    mkdirSync(STAMPS, { recursive: true });
    writeFileSync(getStampPath(folder), inputHash);
    say(`  ${folder} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  });
}

/** @type {(folder: string) => string} */
function getStampPath(folder) {
  return join(STAMPS, folder);
}

/** @type {(folder: string, print: string) => boolean} */
function isFresh(folder, inputHash) {
  const isBuilt = existsSync(join(ROOT, folder, 'dist')) && existsSync(getStampPath(folder));
  return isBuilt && readFileSync(getStampPath(folder), 'utf8') === inputHash;
}

/**
 * @param {string} folder
 * @param {{ isCached?: boolean }} [options] `isCached: false`: without webpack's cache
 */
export async function buildPackage(folder, { isCached = true } = {}) {
  const webpack = [WEBPACK_COMMAND, '--mode', 'production', ...(isCached ? [] : ['--no-cache'])];
  const args = OWN_BUILD.includes(folder) ? ['build.mjs'] : webpack;
  const { code, output } = await run(process.execPath, args, { cwd: join(ROOT, folder), quiet: true });
  if (code !== 0) throw new Error(`the build of ${folder} failed:\n${output}`);
}
