/**
 * `npm run bench -- kit`: measures a new team's steps, from the packed file and the public registry in an empty folder
 * to an edited page on screen; fails at the first failing step.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mirrorTree } from '../deploy/mirror-tree.mjs';
import { openTarget } from '../deploy/targets/open-target.mjs';
import { runBrowserProgram } from '../browser-bench/run-browser-program.mjs';
import { buildPackages } from '../packages/build-packages.mjs';
import { run } from '../packages/run.mjs';
import { VAR } from '../packages/tree.mjs';
import { makeBankPackage } from './make-bank-package.mjs';
import { makeCreate } from './make-create.mjs';

const LIMIT_SECONDS = 15 * 60;

export async function walkAsNewTeam() {
  await buildPackages();
  const { archive } = await makeCreate(join(VAR, 'kit'), { makeBank: makeBankPackage });
  const folder = mkdtempSync(join(tmpdir(), 'ncb-new-team-'));
  const site = join(folder, 'site');
  const repository = join(folder, 'bank-branches');
  try {
    await mirrorTree(openTarget(site));
    const started = Date.now();
    await step(folder, 'npx', ['--yes', '--package', archive, 'create-ncb-remote', 'bank-branches', 'miBranches']);
    await step(repository, 'npm', ['install', '--no-audit', '--no-fund']);
    await step(repository, 'npm', ['test']);
    await step(repository, 'npm', ['run', 'check', '--', '--to', site]);
    await step(repository, 'npm', ['run', 'deploy', '--', '--to', site]);
    const seconds = Math.round((Date.now() - started) / 1000);
    console.log(`from an empty folder to a deployed version: ${seconds} s (<= ${LIMIT_SECONDS})`);
    if (seconds > LIMIT_SECONDS) process.exitCode = 1;
    await runBrowserProgram('edits', { NCB_BENCH_REPOSITORY: repository });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @type {(cwd: string, command: string, args: string[]) => Promise<void>} */
async function step(cwd, command, args) {
  const started = Date.now();
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(?:npm_|INIT_CWD|NODE_PATH)/.test(name)),
  );
  const { code, output } = await run(command, args, { cwd, env, quiet: true });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${output}`);
  console.log(`  ${command} ${args.slice(0, 2).join(' ')}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
