/** `npm run bench -- kernel`: runs the benchmark of a package and prints a table; fails if a limit is exceeded. */
import { runCurrencyBench, runPaymentsBench } from './browser-bench/file-benches.mjs';
import { runBrowserProgram } from './browser-bench/run-browser-program.mjs';
import { runKernelProgram } from './kernel/run-kernel-program.mjs';
import { runLoadBench } from './load-bench/run-load-bench.mjs';
import { installPackages } from './packages/install-packages.mjs';
import { runSandboxProgram } from './sandbox-bench/run-sandbox-program.mjs';

/** @type {Record<string, () => Promise<void>>} */
const BENCHES = {
  accounts: () => runBrowserProgram('accounts'),
  admin: () => runBrowserProgram('admin'),
  currency: runCurrencyBench,
  kernel: () => runKernelProgram('benches/main.ts'),
  kit: async () => {
    await installPackages();
    const { walkAsNewTeam } = await import('./kit/walk-as-new-team.mjs');
    await walkAsNewTeam();
  },
  load: runLoadBench,
  payments: runPaymentsBench,
  payroll: () => runBrowserProgram('payroll'),
  print: async () => runKernelProgram('benches/print/main.ts', await printingBundleOptions()),
  sandbox: () => runSandboxProgram('sandbox', { needsServer: true }),
  'sandbox-stress': () => runSandboxProgram('stress', { needsServer: true }),
  signatures: () => runKernelProgram('benches/signatures/main.ts', requireBanner()),
  'signatures-bank': () => runSandboxProgram('signatures', { needsServer: true }),
  'signatures-page': () => runBrowserProgram('signatures'),
  statements: () => runBrowserProgram('statements'),
  today: () => runBrowserProgram('today'),
  'statement-files': async () => runKernelProgram('benches/statement-files/main.ts', await printingBundleOptions()),
};

/** Bundler options for printing in Node: fonts subset as in the build, and `require` for the library's Node build. */
async function printingBundleOptions() {
  const { printingPlugin } = await import('./packages/printing-plugin.mjs');
  return { plugins: [printingPlugin], ...requireBanner() };
}

function requireBanner() {
  return {
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
  };
}

const [name = ''] = process.argv.slice(2);
const bench = BENCHES[name];
if (!bench) {
  console.error(`Say what to measure: npm run bench -- ${Object.keys(BENCHES).join(' | ')}`);
  process.exit(1);
}
await bench();
