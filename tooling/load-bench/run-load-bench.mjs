import { runBrowserProgram } from '../browser-bench/run-browser-program.mjs';
import { buildPackages } from '../packages/build-packages.mjs';
import { buildMonolith } from './build-monolith.mjs';
import { compareBuildTimes } from './compare-build-times.mjs';

/**
 * Measures the cost of the federation for users and deployments against one webpack build of the same sources; prints a
 * table, fails where a target is missed.
 */
export async function runLoadBench() {
  await buildPackages();
  const isKept = await compareBuildTimes();
  process.env.NCB_MONOLITH_PLAIN = await buildMonolith('plain');
  process.env.NCB_MONOLITH_BEST = await buildMonolith('best');
  await runBrowserProgram('load');
  if (!isKept) process.exitCode = 1;
}
