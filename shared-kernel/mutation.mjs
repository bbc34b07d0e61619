/**
 * `npm run test:mutation [-- folder…]`: mutates the domain rules and counts the mutants that no test of the folder
 * detects.
 */
import { Stryker } from '@stryker-mutator/core';
import jest from '../jest.config.mjs';

const SCORE_MIN = 85;

const RULES = ['credits', 'currency', 'import', 'payroll', 'people', 'searches'];
const FOLDERS = ['identifiers', 'money', 'workflow', 'rules', ...RULES.map((name) => `rules/${name}`)];

const [kernel] = jest.projects;

/**
 * @param {string} folder
 * @returns {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
function buildOptions(folder) {
  const depth = folder === 'rules' ? '*' : '**/*';
  return {
    mutate: [`shared-kernel/src/domain/${folder}/${depth}.ts`, '!**/*.test.ts', '!**/testing/**', '!**/index.ts'],
    testRunner: 'jest',
    plugins: ['@stryker-mutator/jest-runner'],
    jest: {
      config: {
        ...kernel,
        rootDir: 'shared-kernel',
        testMatch: [`<rootDir>/src/domain/${folder}/${depth}.test.ts`],
        setupFiles: ['<rootDir>/test/fewer-examples.mjs'],
      },
      enableFindRelatedTests: false,
    },
    coverageAnalysis: 'perTest',
    // Stryker cannot attribute mutants of module constants to tests, so each would need a full run.
    ignoreStatic: true,
    ignorePatterns: ['/*', '!/shared-kernel', '!/package.json', '!/tsconfig.base.json'],
    concurrency: 2,
    // A lower limit would count slow mutants as detected on a busy machine.
    timeoutMS: 20_000,
    reporters: ['clear-text', 'progress-append-only', 'json'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: false },
    jsonReporter: { fileName: `var/mutation/${folder.replace('/', '-')}.json` },
    tempDirName: 'var/stryker',
  };
}

const DETECTED = ['Killed', 'Timeout'];
const MISSED = ['Survived', 'NoCoverage'];

const requestedFolders = process.argv.slice(2);
const folders = requestedFolders.length > 0 ? requestedFolders : FOLDERS;
/** @type {{ folder: string, noticed: number, missed: number }[]} */
const rows = [];
for (const folder of folders) {
  const mutants = await new Stryker(buildOptions(folder)).runMutationTest();
  const count = (/** @type {string[]} */ states) => mutants.filter(({ status }) => states.includes(status)).length;
  rows.push({ folder, noticed: count(DETECTED), missed: count(MISSED) });
}

const computePercent = (/** @type {number} */ noticed, /** @type {number} */ missed) =>
  (100 * noticed) / (noticed + missed);
for (const { folder, noticed, missed } of rows) {
  console.log(`${folder}: ${noticed} of ${noticed + missed}, ${computePercent(noticed, missed).toFixed(1)} %`);
}
const sum = (/** @type {'noticed' | 'missed'} */ what) => rows.reduce((total, row) => total + row[what], 0);
const score = computePercent(sum('noticed'), sum('missed'));
console.log(`all: ${sum('noticed')} of ${sum('noticed') + sum('missed')}, ${score.toFixed(1)} %`);
if (score < SCORE_MIN) process.exitCode = 1;
