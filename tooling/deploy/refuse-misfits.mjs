import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { misfits, needsOf } from '../contract/fits.mjs';
import { readJson } from '../packages/tree.mjs';
import { filesIn } from './built-files.mjs';
import { readDescription } from './description/read-description.mjs';
import { pinned } from './pinned.mjs';
import { readRegistry } from './registry/registry.mjs';
import { MANIFEST } from './remote.mjs';

/** @typedef {import('./targets/target.mjs').DeployTarget} DeployTarget */
/** @typedef {import('../contract/fits.mjs').ShellContract} ShellContract */

const CONTRACT_FILE = 'contract.json';

/** Reads what a built remote needs of a shell. @param {string} root of the remote */
export function builtNeeds(root) {
  const remote = readDescription(root);
  const manifest = pinned(filesIn(join(root, 'dist')), remote).get(MANIFEST);
  return needsOf(JSON.parse(String(manifest)), remote.contract);
}

/** Reads what a built shell offers; null if it is not built. @param {string} dist @returns {ShellContract | null} */
export function builtShell(dist) {
  const file = join(dist, CONTRACT_FILE);
  return existsSync(file) ? readJson(file) : null;
}

/**
 * Reads what the deployed shell offers; null if none is deployed. @param {DeployTarget} target @returns
 * {Promise<ShellContract | null>}
 */
export async function deployedShell(target) {
  const file = await target.read(`app/ncb/${CONTRACT_FILE}`);
  try {
    return file && JSON.parse(file.bytes.toString('utf8'));
  } catch (error) {
    const why = /** @type {Error} */ (error).message;
    throw new Error(`${target.place}/app/ncb/${CONTRACT_FILE} is no contract of a shell: ${why}`, { cause: error });
  }
}

/**
 * Refuses a remote that cannot run in the deployed shell; without one, refuses nothing.
 * @param {DeployTarget} target
 * @param {string} root of the remote
 */
export async function refuseMisfit(target, root) {
  const shell = await deployedShell(target);
  if (!shell) return;
  const faults = misfits(shell, builtNeeds(root));
  if (faults.length > 0)
    throw new Error(`${readDescription(root).name} does not fit the deployed shell: ${faults.join('; ')}`);
}

/**
 * Refuses a shell in which a deployed remote could no longer run.
 * @param {DeployTarget} target
 * @param {string} dist the shell's build
 * @param {readonly string[]} renewed names of remotes deployed together with it
 */
export async function refuseShellMisfits(target, dist, renewed) {
  const shell = builtShell(dist);
  const { remotes } = await readRegistry(target);
  for (const { name, enabled, version, manifest, contract } of remotes) {
    const file = enabled && !renewed.includes(name) ? await target.read(`app${manifest}`) : null;
    if (!file || !shell) continue;
    const needs = needsOrNull(file, contract);
    if (!needs) {
      console.error(`${target.place}/app${manifest} is no manifest: ${name} ${version} is broken and was not compared`);
      continue;
    }
    const faults = misfits(shell, needs);
    if (faults.length > 0)
      throw new Error(`${name} ${version}, which is deployed, would not fit this shell: ${faults.join('; ')}`);
  }
}

/**
 * Reads a remote's needs; null if the file is no manifest, as no shell loads it. @type {(file:
 * import('./targets/target.mjs').StoredFile, contract: string) => ReturnType<typeof needsOf> | null}
 */
function needsOrNull({ bytes }, contract) {
  try {
    return needsOf(JSON.parse(bytes.toString('utf8')), contract);
  } catch {
    return null;
  }
}
