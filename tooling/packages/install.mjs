import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';
import { ROOT } from './tree.mjs';

const STAMP = join(ROOT, 'node_modules/.ncb-installed');

/** Installs the packages of package-lock.json unless exactly those are installed. Uses nothing that is not in Node. */
export async function installPackages() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  console.log('Installing packages …');
  const npm = process.env.npm_execpath;
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []];
  const { code } = await run(command, [...first, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: ROOT });
  if (code !== 0) throw new Error('npm ci failed; see above');
  writeFileSync(STAMP, wanted);
}
