import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { readJson, VAR } from '../packages/tree.mjs';
import { runInGroup } from './process-groups.mjs';

/** @typedef {import('./run-in-lanes.mjs').Outcome} Outcome */

const REPORTS = join(VAR, 'test-reports');

/**
 * Runs a check that counts as one pass or one failure.
 * @param {readonly string[]} args arguments of node
 * @returns {Promise<Outcome>}
 */
export async function runCheck(args) {
  const { code, output } = await runInGroup(args);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
}

/**
 * @param {readonly string[]} args of node
 * @param {Record<string, string>} [env]
 * @returns {Promise<Outcome>}
 */
export async function runPreparation(args, env) {
  const { code, output } = await runInGroup(args, env);
  return { passed: 0, failed: code === 0 ? 0 : 1, output };
}

/**
 * Runs unit, component and API tests of one package.
 * @param {string} folder
 * @param {Record<string, string>} env
 * @param {string} [node] program of another version of Node
 * @returns {Promise<Outcome>}
 */
export function runJest(folder, env, node = process.execPath) {
  // With the default 16 MB of young generation, garbage collection takes 1/8 more time. Without Jest's support of ES
  // modules (--experimental-vm-modules) V8 compiles a module once per process (docs/adr/0088).
  const program = ['--no-warnings', '--max-semi-space-size=48', 'node_modules/jest/bin/jest.js'];
  return runCounted(`jest-${folder}`, (report) => ({
    args: [...program, '--selectProjects', folder, '--maxWorkers=1', '--silent', '--json', `--outputFile=${report}`],
    // Tests start `npm` and programs of the kit by name, which take `node` from the PATH.
    env: { ...env, PATH: [dirname(node), process.env['PATH']].join(delimiter) },
    node,
    // A skipped test counts as failed: it proves nothing.
    count: ({ numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites }) => ({
      passed: numPassedTests,
      failed: numFailedTests + numPendingTests + numRuntimeErrorTestSuites,
    }),
  }));
}

/**
 * @param {string} name of the report
 * @param {readonly string[]} which arguments for Playwright
 * @param {Record<string, string>} env
 */
export function runPlaywright(name, which, env) {
  const program = ['--max-semi-space-size=48', 'node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e'];
  return runCounted(`playwright-${name}`, (report) => ({
    args: [...program, ...which, '--workers=1', '--reporter=list,json', `--output=${join(VAR, 'test-results', name)}`],
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    count: ({ stats, errors }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
    }),
  }));
}

/**
 * @param {string} name
 * @param {(report: string) => { args: string[], env: Record<string, string>, node?: string, count: (report: any) => Outcome }} suite
 * @returns {Promise<Outcome>}
 */
async function runCounted(name, suite) {
  const report = join(REPORTS, `${name}.json`);
  mkdirSync(REPORTS, { recursive: true });
  rmSync(report, { force: true });
  const { args, env, node, count } = suite(report);
  const { code, output } = await runInGroup(args, env, node);
  const { passed, failed } = existsSync(report) ? count(readJson(report)) : { passed: 0, failed: 0 };
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, output };
}
