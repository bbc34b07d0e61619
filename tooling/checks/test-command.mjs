import { availableParallelism } from 'node:os';
import { getJobs } from './get-jobs.mjs';
import { runInLanes } from './run-in-lanes.mjs';
import { endAll } from './process-groups.mjs';
import { getPrograms, getRequiredPrograms } from './get-programs.mjs';
import { summarizeFailures } from './summarize-failures.mjs';
import { choosePackages } from '../packages/choose-packages.mjs';
import { getPackageFolders } from '../packages/tree.mjs';

const CORES_MAX = 4;
let isEnding = false;

/**
 * Runs types, lint, unit, API and end-to-end tests in parallel, of some packages or of all. All parts run even after a
 * failure; the last line counts.
 * @param {import('../cli/run-command.mjs').Input} input
 */
export async function testCommand({ positionals }) {
  console.log(`Node ${process.versions.node}`);
  const chosen = choosePackages(positionals, getPackageFolders());
  const isWhole = chosen.length === getPackageFolders().length;
  const programs = getPrograms(getRequiredPrograms(chosen, isWhole), console.log);
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      isEnding = true;
      void Promise.all([endAll(), programs.stop()]).finally(() => process.exit(130));
    });
  }
  try {
    const cores = Math.min(availableParallelism(), CORES_MAX);
    const results = await runInLanes(getJobs(chosen, programs), cores, printResult);
    summarize(results);
  } finally {
    await programs.stop();
  }
}

/** @type {(result: import('./run-in-lanes.mjs').Result) => void} */
function printResult({ name, output, seconds }) {
  if (isEnding) return;
  console.log([`\n== ${name} (${seconds.toFixed(1)} s)`, output.trimEnd()].filter(Boolean).join('\n'));
}

/** @type {(results: readonly import('./run-in-lanes.mjs').Result[]) => void} */
function summarize(results) {
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  console.log(summarizeFailures(results));
  for (const { name, passed: good, failed: bad, seconds } of results) {
    const counts = `${String(good).padStart(5)} passed ${String(bad).padStart(4)} failed`;
    console.log(`  ${name.padEnd(30)} ${counts} ${seconds.toFixed(1).padStart(7)} s`);
  }
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}
