import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import { ROOT } from '../../packages/tree.mjs';

const OURS = '@ncb';

/**
 * Makes a folder as a clone and an installation do: files under version control and packages, no builds.
 * @param {string} folder
 */
export function cleanCheckout(folder) {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: ROOT });
  const files = String(listed)
    .split('\0')
    .filter((file) => file && existsSync(join(ROOT, file)));
  for (const file of files) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    cpSync(join(ROOT, file), join(folder, file));
  }
  const workspaces = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'package.json')));
  for (const name of workspaces) link(join(ROOT, name, 'node_modules'), join(folder, name, 'node_modules'));

  const packages = join(folder, 'node_modules');
  mkdirSync(join(packages, OURS), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== OURS && name !== '.cache') link(join(ROOT, 'node_modules', name), join(packages, name));
  for (const name of workspaces) link(join(folder, name), join(packages, OURS, name));
  const lock = readFileSync(join(folder, 'package-lock.json'));
  const stamp = join(packages, '.ncb-installed');
  if (!existsSync(stamp)) writeFileSync(stamp, createHash('sha256').update(lock).digest('hex'));
}

/** @type {(from: string, to: string) => void} */
function link(from, to) {
  if (existsSync(from)) symlinkSync(from, to);
}
