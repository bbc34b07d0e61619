import { join } from 'node:path';
import { buildPackages } from '../packages/build.mjs';
import { bundleProgram } from '../packages/bundle-program.mjs';
import { installPackages } from '../packages/install.mjs';
import { run } from '../packages/run.mjs';
import { ROOT } from '../packages/tree.mjs';

const PACKAGE = join(ROOT, 'e2e');

/**
 * Runs a measuring program of `e2e/bench`: the built product in a real browser, with a bank of its own.
 * @param {string} name of a file there
 * @param {NodeJS.ProcessEnv} [env] what else it is told
 */
export async function runBrowserProgram(name, env = {}) {
  await installPackages();
  await buildPackages();
  // As deep in the tree as the stories' own helpers, which find the root from where they lie.
  const program = join(PACKAGE, `dist/bench-${name}.mjs`);
  await bundleProgram(join(PACKAGE, `bench/${name}.ts`), program, { external: ['@playwright/test'] });
  const { code } = await run(process.execPath, [program], { cwd: PACKAGE, env: { ...process.env, ...env } });
  if (code !== 0) process.exitCode = code;
}
