/**
 * `npm test`: installs what is missing, then runs types, lint, unit, API and end-to-end tests in parallel. `npm test --
 * remote-accounts`: those of one package. All parts run even after a failure; the last line counts.
 */
import { availableParallelism } from 'node:os';
import { jobsFor } from './checks/jobs.mjs';
import { inLanes } from './checks/lanes.mjs';
import { endAll } from './checks/process-groups.mjs';
import { programsFor, wantedBy } from './checks/programs.mjs';
import { toldFaults } from './checks/told-faults.mjs';
import { chosenPackages } from './packages/chosen.mjs';
import { installPackages } from './packages/install.mjs';
import { tellRefusals } from './packages/tell-refusals.mjs';
import { packageFolders } from './packages/tree.mjs';

const CORES_MAX = 4;
let isEnding = false;

await tellRefusals(async () => {
  const chosen = chosenPackages(process.argv.slice(2), packageFolders());
  const isWhole = chosen.length === packageFolders().length;
  await installPackages();
  const programs = programsFor(wantedBy(chosen, isWhole), console.log);
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      isEnding = true;
      void Promise.all([endAll(), programs.stop()]).finally(() => process.exit(130));
    });
  }
  try {
    const cores = Math.min(availableParallelism(), CORES_MAX);
    const results = await inLanes(jobsFor(chosen, programs), cores, tell);
    summarize(results);
  } finally {
    await programs.stop();
  }
});

/** @type {(result: import('./checks/lanes.mjs').Result) => void} */
function tell({ name, output, seconds }) {
  if (isEnding) return;
  console.log([`\n== ${name} (${seconds.toFixed(1)} s)`, output.trimEnd()].filter(Boolean).join('\n'));
}

/** @type {(results: readonly import('./checks/lanes.mjs').Result[]) => void} */
function summarize(results) {
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  console.log(toldFaults(results));
  for (const { name, passed: good, failed: bad, seconds } of results) {
    const counts = `${String(good).padStart(5)} passed ${String(bad).padStart(4)} failed`;
    console.log(`  ${name.padEnd(30)} ${counts} ${seconds.toFixed(1).padStart(7)} s`);
  }
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}
