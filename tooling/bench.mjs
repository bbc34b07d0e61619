/** `npm run bench -- kernel`: measures a package and prints a table; ends with an error if a limit is not kept. */
import { runBrowserProgram } from './browser-bench/run-program.mjs';
import { runFilesBench } from './files-bench/run-program.mjs';
import { runKernelProgram } from './kernel/run-program.mjs';
import { runLoadBench } from './load-bench/run-program.mjs';
import { runSandboxProgram } from './sandbox-bench/run-program.mjs';

/** @type {Record<string, () => Promise<void>>} */
const BENCHES = {
  accounts: () => runBrowserProgram('accounts'),
  files: runFilesBench,
  kernel: () => runKernelProgram('bench/main.ts'),
  load: runLoadBench,
  payments: () => runBrowserProgram('journal'),
  sandbox: () => runSandboxProgram('sandbox', { needsServer: true }),
  'sandbox-stress': () => runSandboxProgram('stress', { needsServer: true }),
};

const [name = ''] = process.argv.slice(2);
const bench = BENCHES[name];
if (!bench) {
  console.error(`Say what to measure: npm run bench -- ${Object.keys(BENCHES).join(' | ')}`);
  process.exit(1);
}
await bench();
