import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { inParallel, run } from './run.mjs';
import { builtPackages, ROOT } from './tree.mjs';

/** What a package's build is made of besides its own folder. */
const ALSO_MADE_OF = ['shared-kernel/src', 'shared-kernel/package.json', 'package-lock.json'];
const WEBPACK = ['tooling/webpack', 'tooling/styles', 'tooling/contract', 'shared-kernel/contract'];
export const WEBPACK_COMMAND = join(ROOT, 'node_modules/webpack/bin/webpack.js');
/** Of what each `dist` was built. In the tree as they are, whatever NCB_VAR_DIR is: a word of another folder may be about older files. */
const BUILT = join(ROOT, 'var/built');
/** Built by a script of their own, without webpack. */
const OWN_BUILD = ['signature-widget', 'bank-sandbox'];

/** @type {(folder: string) => string[]} */
function inputsOf(folder) {
  return [folder, ...ALSO_MADE_OF, ...(OWN_BUILD.includes(folder) ? [] : WEBPACK)];
}

/** What is built differently from the same sources (tooling/webpack/shell.mjs). @type {(folder: string) => string} */
function flagsOf(folder) {
  return folder === 'shell' && process.env.NCB_DEBUG_PAGE === '1' ? ' debug' : '';
}

/**
 * Builds the packages whose sources have changed since their last build, a few at a time.
 * @param {readonly string[]} [folders] all that are built
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
    // A build that is broken off leaves half of its files, which are those of no sources.
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
 * Builds one package, whatever was built of it before.
 * @param {string} folder
 * @param {{ isCached?: boolean }} [options] `isCached: false`: as on a machine that has never built it
 */
export async function buildPackage(folder, { isCached = true } = {}) {
  const webpack = [WEBPACK_COMMAND, '--mode', 'production', ...(isCached ? [] : ['--no-cache'])];
  const args = OWN_BUILD.includes(folder) ? ['build.mjs'] : webpack;
  const { code, output } = await run(process.execPath, args, { cwd: join(ROOT, folder), quiet: true });
  if (code !== 0) throw new Error(`the build of ${folder} failed:\n${output}`);
}
