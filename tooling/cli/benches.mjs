/**
 * Benches by name.
 * @type {Record<string, { about: string, run: () => Promise<void> }>}
 */
export const BENCHES = {
  accounts: {
    about: 'the account list with 10,000 accounts, in a browser',
    run: () => runInBrowser('accounts'),
  },
  admin: {
    about: '2,000 users, 100,000 actions, the code of each page of administration, in a browser',
    run: () => runInBrowser('admin'),
  },
  currency: {
    about: 'payments and requests in currency: code, typing, 5,000 contracts, import',
    run: async () => (await import('../browser-bench/file-benches.mjs')).runCurrencyBench(),
  },
  instant: {
    about: '200 instant payments sent in parallel, then while the bank is killed three times',
    run: () => runWithBank('instant'),
  },
  kernel: {
    about: 'how fast the rules are, against their limits',
    run: async () => {
      const { runKernelProgram } = await import('../kernel/run-kernel-program.mjs');
      await runKernelProgram('benches/main.ts');
    },
  },
  kit: {
    about: 'the way of a new team: from the packed kit and the registry to a deployment',
    run: async () => (await import('../kit/walk-as-new-team.mjs')).walkAsNewTeam(),
  },
  load: {
    about: 'what federation costs against one build of the same sources; ten minutes',
    run: async () => (await import('../load-bench/run-load-bench.mjs')).runLoadBench(),
  },
  news: {
    about: 'the bank under 10,000 tabs that ask for news every five seconds',
    run: () => runWithBank('news'),
  },
  'old-pc': {
    about: 'frequent interactions and a day of 300 over all areas at a quarter of the processor’s speed, in a browser',
    run: () => runInBrowser('old-pc'),
  },
  palette: {
    about: 'the search over everything in a company of 50,000 documents, in a browser',
    run: () => runInBrowser('palette'),
  },
  payments: {
    about: 'journal of 10,000 documents, import of 50,000 rows, form, in a browser',
    run: async () => (await import('../browser-bench/file-benches.mjs')).runPaymentsBench(),
  },
  payroll: {
    about: 'a payroll of 5,000 rows: paste, typing, save, the code of its page, in a browser',
    run: () => runInBrowser('payroll'),
  },
  print: {
    about: '500 payment instructions, a payroll of 5,000 rows and a list of 10,000 documents as PDF',
    run: async () => {
      const { runKernelProgram } = await import('../kernel/run-kernel-program.mjs');
      await runKernelProgram('benches/print/main.ts', await getPrintingOptions());
    },
  },
  sandbox: {
    about: 'the bank with 200,000 documents (bank-sandbox/README.md)',
    run: () => runWithBank('sandbox'),
  },
  'sandbox-stress': {
    about: 'two processes of the bank under 16 clients, then ten kills under load on each engine',
    run: () => runWithBank('stress'),
  },
  signatures: {
    about: 'keys of DSTU 4145: signing, verifying, opening their files',
    run: async () => {
      const { runKernelProgram } = await import('../kernel/run-kernel-program.mjs');
      await runKernelProgram('benches/signatures/main.ts', REQUIRE);
    },
  },
  'signatures-bank': {
    about: '500 signatures by DSTU 4145 verified and sent, while others go on',
    run: () => runWithBank('signatures'),
  },
  'signatures-page': {
    about: '500 documents signed by DSTU 4145 in the widget, in a browser',
    run: () => runInBrowser('signatures'),
  },
  statements: {
    about: 'statements of 10,000 and 50,000 operations and their files, in a browser',
    run: () => runInBrowser('statements'),
  },
  'statement-files': {
    about: 'writing files of 10,000 and 50,000 operations in every format',
    run: async () => {
      const { runKernelProgram } = await import('../kernel/run-kernel-program.mjs');
      await runKernelProgram('benches/statement-files/main.ts', await getPrintingOptions());
    },
  },
  today: {
    about: 'the page "today" against the account list, in a browser',
    run: () => runInBrowser('today'),
  },
};

/** Bundler option: gives libraries built for Node a `require`. */
const REQUIRE = {
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
};

/** Bundler options for printing in Node: fonts subset as in the build. */
async function getPrintingOptions() {
  const { printingPlugin } = await import('../packages/printing-plugin.mjs');
  return { plugins: [printingPlugin], ...REQUIRE };
}

/** @type {(name: string) => Promise<void>} */
async function runInBrowser(name) {
  const { runBrowserProgram } = await import('../browser-bench/run-browser-program.mjs');
  await runBrowserProgram(name);
}

/** @type {(name: string) => Promise<void>} */
async function runWithBank(name) {
  const { runSandboxProgram } = await import('../sandbox-bench/run-sandbox-program.mjs');
  await runSandboxProgram(name);
}
