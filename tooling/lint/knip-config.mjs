import { listOfferedModules } from '../kit/make-kernel-package.mjs';

/** Kernel modules of the kit: other repositories may need types that nothing here imports. */
const OFFERED = listOfferedModules().map((name) => `shared-kernel/src/${name}/**/index.ts`);

/** Configuration of knip: finds files, exports and dependencies without a user, and imports of undeclared packages. */
export default {
  treatConfigHintsAsErrors: true,
  ignoreBinaries: ['xmllint', 'openssl', 'mkfifo', 'playwright'],
  ignoreIssues: Object.fromEntries(OFFERED.map((file) => [file, ['exports', 'types']])),
  workspaces: {
    '.': {
      ignoreDependencies: [
        // Commands of tooling/checks/types-command.mjs.
        ...['oxlint', 'oxlint-tsgolint'],
        // Named in moduleNameMapper of jest.
        'canonicalize',
        // Types of packages that declared ones bring.
        ...['@jest/transform', '@stryker-mutator/api', '@typescript-eslint/types'],
      ],
    },
    'shared-kernel': {
      entry: ['src/**/worker.ts', 'programs/**/{main,print,currency}.ts', 'test/fewer-examples.mjs'],
      jest: { config: 'jest.coverage.config.mjs', entry: '**/*.test.{ts,tsx,mjs}' },
      ignore: ['contract/**'],
      // A plugin that mutation.mjs names.
      ignoreDependencies: ['@stryker-mutator/jest-runner'],
      // Modules are entries of the package.
      includeEntryExports: true,
    },
    shell: { entry: ['src/main.tsx', 'src/languages/typed-texts.ts', 'webpack.config.mjs'] },
    'remote-*': { entry: ['src/{pages,cards}/*/index.ts', 'webpack.config.mjs'] },
    'signature-widget': { entry: ['src/{page,worker,dstu-worker,common-passwords,no-files,node-buffer}.ts'] },
    'bank-sandbox': {
      entry: [
        'src/main.ts',
        'src/signatures/dstu/thread.ts',
        'bench/{instant,news,sandbox,signatures,stress,watch-memory}.ts',
        'test/support/{record-writes,trace-fsync}.mjs',
      ],
      includeEntryExports: true,
    },
    tooling: {
      entry: [
        '*.mjs',
        'kit/**',
        'node/link-node.mjs',
        '{create/create,contract/live/played-shell,checks/begin-*,checks/run-*,checks/create-database}.mjs',
        '{dev/refresh-*,webpack/*-loader,webpack/scroll-bar-size,deploy/testing/deploy-often}.mjs',
        'load-bench/monolith/*.js',
      ],
      // The kit's own packages, and pages that a bench generates.
      ignoreDependencies: ['webpack-cli', '@ncb/remote-.*', 'ncb-monolith-pages'],
    },
    e2e: { entry: ['bench/*.ts', 'support/iit/page.js', 'support/firefox.mjs'] },
  },
};
