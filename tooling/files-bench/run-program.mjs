import { join } from 'node:path';
import { buildPackages } from '../packages/build.mjs';
import { installPackages } from '../packages/install.mjs';
import { run } from '../packages/run.mjs';
import { ROOT, VAR } from '../packages/tree.mjs';
import { runKernelProgram } from '../kernel/run-program.mjs';
import { buildBenchPage } from './bench-page.mjs';

const PLAYWRIGHT = join(ROOT, 'node_modules/@playwright/test/cli.js');

/**
 * Reads files of 50,000 payments in a browser: the built shell and bank, with their headers, and a page in the place of
 * the import page. Prints a table; fails where a limit is not kept or the browser complains.
 */
export async function runFilesBench() {
  await installPackages();
  await buildPackages();
  process.env.NCB_FILES_BENCH = join(VAR, 'files-bench');
  await runKernelProgram('bench/files/main.ts');
  await buildBenchPage();
  process.exitCode = (await run(process.execPath, [PLAYWRIGHT, 'test', '-c', 'e2e/bench'], { cwd: ROOT })).code;
}
