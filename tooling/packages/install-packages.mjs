import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';
import { runNpm } from './run-npm.mjs';
import { ROOT } from './tree.mjs';

const STAMP = join(ROOT, 'node_modules/.ncb-installed');

/**
 * Installs the packages of package-lock.json unless they are installed. Uses only Node's own modules.
 * @param {{ say?: (line: string) => void }} [options] `say` prints progress; standard output belongs to some programs
 */
export async function installPackages({ say = console.log } = {}) {
  if (isInstalled()) return;
  say('Installing packages …');
  const { code, output } = await runNpm(['ci', '--no-audit', '--no-fund', '--loglevel=error'], ROOT);
  if (code !== 0) throw new Error(`npm ci failed:\n${output}`);
  // The machine's own Node decides whether npm's scripts need a link; this process may run under another one.
  const link = await run('node', [join(ROOT, 'tooling/node/link-node.mjs')], { cwd: ROOT, quiet: true });
  if (link.code !== 0) throw new Error(link.output);
  markInstalled();
}

/** True if exactly the packages of package-lock.json are installed. */
export function isInstalled() {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === computeLockHash();
}

export function markInstalled() {
  rmSync(STAMP, { force: true });
  writeFileSync(STAMP, computeLockHash());
}

function computeLockHash() {
  return createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');
}
