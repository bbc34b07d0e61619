import { join } from 'node:path';
import { buildPackages } from '../packages/build-packages.mjs';
import { bundleProgram } from '../packages/bundle-program.mjs';
import { run } from '../packages/run.mjs';
import { ROOT } from '../packages/tree.mjs';

const PACKAGE = join(ROOT, 'e2e');

/**
 * @param {string} name of a file there
 * @param {NodeJS.ProcessEnv} [env] additional environment variables
 */
export async function runBrowserProgram(name, env = {}) {
  await buildPackages();
  // Same depth as the end-to-end helpers, which find the repository root relative to their own path.
  const program = join(PACKAGE, `dist/bench-${name}.mjs`);
  await bundleProgram(join(PACKAGE, `bench/${name}.ts`), program, { external: ['@playwright/test'] });
  const { code } = await run(process.execPath, [program], { cwd: PACKAGE, env: { ...process.env, ...env } });
  if (code !== 0) process.exitCode = code;
}
