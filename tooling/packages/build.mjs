import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { inParallel, run } from './run.mjs';
import { builtPackages, ROOT } from './tree.mjs';

const ALSO_MADE_OF = ['shared-kernel/src', 'shared-kernel/package.json', 'package-lock.json'];
const WEBPACK = ['tooling/webpack', 'tooling/styles', 'tooling/contract', 'shared-kernel/contract'];
export const WEBPACK_COMMAND = join(ROOT, 'node_modules/webpack/bin/webpack.js');
/**
 * Folder with the input hash of each `dist`. Always in this tree, whatever NCB_VAR_DIR is: another folder may describe
 * older files.
 */
const BUILT = join(ROOT, 'var/built');
const OWN_BUILD = ['signature-widget', 'bank-sandbox'];

/** @type {(folder: string) => string[]} */
function inputsOf(folder) {
  return [folder, ...ALSO_MADE_OF, ...(OWN_BUILD.includes(folder) ? [] : WEBPACK)];
}

/** Settings that change a build of the same sources (tooling/webpack/shell.mjs). @type {(folder: string) => string} */
function flagsOf(folder) {
  return folder === 'shell' && process.env.NCB_DEBUG_PAGE === '1' ? ' debug' : '';
}

/**
 * @param {readonly string[]} [folders] default: all
 * @param {(line: string) => void} [say]
 */
export async function buildPackages(folders = builtPackages(), say = console.log) {
  const stale = folders
    .map((folder) => ({ folder, print: fingerprint(ROOT, inputsOf(folder)) + flagsOf(folder) }))
    .filter(({ folder, print }) => !isFresh(folder, print));
  if (stale.length === 0) return;
  say(`Building ${stale.map(({ folder }) => folder).join(', ')} …`);
  await inParallel(stale, availableParallelism(), async ({ folder, print }) => {
    const started = Date.now();
    // An interrupted build leaves incomplete files, which match no inputs.
    rmSync(stampOf(folder), { force: true });
    await buildPackage(folder);
    mkdirSync(BUILT, { recursive: true });
    writeFileSync(stampOf(folder), print);
    say(`  ${folder} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  });
}

/** @type {(folder: string) => string} */
function stampOf(folder) {
  return join(BUILT, folder);
}

/** @type {(folder: string, print: string) => boolean} */
function isFresh(folder, print) {
  const isBuilt = existsSync(join(ROOT, folder, 'dist')) && existsSync(stampOf(folder));
  return isBuilt && readFileSync(stampOf(folder), 'utf8') === print;
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
