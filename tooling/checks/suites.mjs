import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../packages/run.mjs';
import { readJson, ROOT, VAR } from '../packages/tree.mjs';

/**
 * What came of one part of the tests.
 * @typedef {{ name: string, passed: number, failed: number, seconds: string }} SuiteResult
 */

const REPORTS = join(VAR, 'test-reports');
/** The runner itself fell over before it could report. */
const NOT_RUN = { passed: 0, failed: 1 };

/**
 * A check that is one pass or one failure.
 * @param {string} name
 * @param {readonly string[]} args of node
 * @returns {Promise<SuiteResult>}
 */
export async function checkCommand(name, args) {
  return timed(name, async () => {
    const { code } = await run(process.execPath, args, { cwd: ROOT });
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  });
}

/** Unit, component and API tests. @type {(env: Record<string, string>) => Promise<SuiteResult>} */
export async function jestTests(env) {
  const report = freshReport('jest.json');
  return timed('unit', async () => {
    await run(
      process.execPath,
      // PGlite loads its WebAssembly by a dynamic import, which jest allows with this flag only.
      [
        '--experimental-vm-modules',
        '--no-warnings',
        'node_modules/jest/bin/jest.js',
        '--json',
        `--outputFile=${report}`,
        '--silent',
      ],
      { cwd: ROOT, env: { ...process.env, ...env } },
    );
    if (!existsSync(report)) return NOT_RUN;
    const { numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites } = readJson(report);
    // A skipped test counts as failed: it shows nothing.
    return { passed: numPassedTests, failed: numFailedTests + numPendingTests + numRuntimeErrorTestSuites };
  });
}

/** The browser stories. @type {(env: Record<string, string>) => Promise<SuiteResult>} */
export async function playwrightTests(env) {
  const report = freshReport('playwright.json');
  return timed('browser', async () => {
    await run(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e', '--reporter=list,json'], {
      cwd: ROOT,
      env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    });
    if (!existsSync(report)) return NOT_RUN;
    const { stats, errors } = readJson(report);
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped + errors.length };
  });
}

/** @type {(name: string) => string} */
function freshReport(name) {
  mkdirSync(REPORTS, { recursive: true });
  rmSync(join(REPORTS, name), { force: true });
  return join(REPORTS, name);
}

/** @type {(name: string, work: () => Promise<{ passed: number, failed: number }>) => Promise<SuiteResult>} */
async function timed(name, work) {
  console.log(`\n== ${name}`);
  const started = Date.now();
  const counts = await work();
  return { name, ...counts, seconds: ((Date.now() - started) / 1000).toFixed(1) };
}
