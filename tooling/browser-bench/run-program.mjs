import { join } from 'node:path';
import { buildPackages } from '../packages/build.mjs';
import { installPackages } from '../packages/install.mjs';
import { run } from '../packages/run.mjs';
import { ROOT } from '../packages/tree.mjs';

const PACKAGE = join(ROOT, 'e2e');

/**
 * Runs a measuring program of `e2e/bench`: the built product in a real browser, with a bank of its own.
 * @param {string} name of a file there
 */
export async function runBrowserProgram(name) {
  await installPackages();
  await buildPackages();
  const { build } = await import('esbuild');
  // As deep in the tree as the stories' own helpers, which find the root from where they lie.
  const outfile = join(PACKAGE, `dist/bench-${name}.mjs`);
  await build({
    absWorkingDir: PACKAGE,
    entryPoints: [`bench/${name}.ts`],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    external: ['@playwright/test'],
    logLevel: 'warning',
  });
  process.exitCode = (await run(process.execPath, [outfile], { cwd: PACKAGE })).code;
}
