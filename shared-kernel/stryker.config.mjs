/**
 * `npm run test:mutation`: changes the kernel's rules in every small way and counts the changes that no test notices.
 * The tests of `domain` alone: they are fast, and what they miss is missed.
 */
import jest from '../jest.config.mjs';

const [kernel] = jest.projects;

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  mutate: [
    'shared-kernel/src/domain/{identifiers,money,rules,workflow}/**/*.ts',
    '!**/*.test.ts',
    '!**/testing/**',
    '!**/index.ts',
  ],
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: {
    config: { ...kernel, rootDir: 'shared-kernel', testMatch: ['<rootDir>/src/domain/**/*.test.ts'] },
    enableFindRelatedTests: true,
  },
  coverageAnalysis: 'perTest',
  // A constant that is made once when its file is loaded cannot be told apart per test; each costs a whole run.
  ignoreStatic: true,
  ignorePatterns: ['/*', '!/shared-kernel', '!/package.json', '!/tsconfig.base.json'],
  concurrency: 2,
  thresholds: { high: 95, low: 85, break: 85 },
  reporters: ['clear-text', 'progress-append-only', 'html', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: 'var/mutation/report.html' },
  jsonReporter: { fileName: 'var/mutation/report.json' },
  tempDirName: 'var/stryker',
};
