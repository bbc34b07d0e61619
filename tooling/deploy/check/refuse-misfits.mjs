import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findMisfits, readNeeds } from '../../contract/misfits.mjs';
import { readJson } from '../../packages/tree.mjs';
import { readDescription } from '../description/read-description.mjs';
import { readBuild } from '../pin-files.mjs';

/** @typedef {import('../targets/open-target.mjs').DeployTarget} DeployTarget */
/** @typedef {import('../../contract/misfits.mjs').ShellContract} ShellContract */

const CONTRACT_FILE = 'contract.json';

/** Reads what a built remote needs of a shell. @param {string} root of the remote */
export function readBuiltNeeds(root) {
  const remote = readDescription(root);
  return readNeeds(readBuild(root, remote).manifest, remote.contract);
}

/** Reads what a built shell offers; null if it is not built. @param {string} dist @returns {ShellContract | null} */
export function readBuiltShell(dist) {
  const file = join(dist, CONTRACT_FILE);
  return existsSync(file) ? readJson(file) : null;
}

/**
 * Reads what the deployed shell offers; null if none is deployed. @param {DeployTarget} target @returns
 * {Promise<ShellContract | null>}
 */
export async function readDeployedShell(target) {
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
  const shell = await readDeployedShell(target);
  if (!shell) return;
  const faults = findMisfits(shell, readBuiltNeeds(root));
  if (faults.length > 0)
    throw new Error(`${readDescription(root).name} does not fit the deployed shell: ${faults.join('; ')}`);
}

/**
 * Refuses a shell in which a deployed remote could no longer run.
 * @param {Pick<import('../site.mjs').Site, 'target' | 'registry'>} site
 * @param {string} dist the shell's build
 * @param {readonly string[]} renewed names of remotes deployed together with it
 */
export async function refuseShellMisfits({ target, registry }, dist, renewed) {
  const shell = readBuiltShell(dist);
  for (const { name, enabled, version, manifest, contract } of registry.remotes) {
    const file = enabled && !renewed.includes(name) ? await target.read(`app${manifest}`) : null;
    if (!file || !shell) continue;
    const needs = readNeedsOrNull(file, contract);
    if (!needs) {
      console.error(`${target.place}/app${manifest} is no manifest: ${name} ${version} is broken and was not compared`);
      continue;
    }
    const faults = findMisfits(shell, needs);
    if (faults.length > 0)
      throw new Error(`${name} ${version}, which is deployed, would not fit this shell: ${faults.join('; ')}`);
  }
}

/**
 * Reads a remote's needs; null if the file is no manifest, as no shell loads it. @type {(file:
 * import('../targets/open-target.mjs').StoredFile, contract: string) => ReturnType<typeof readNeeds> | null}
 */
function readNeedsOrNull({ bytes }, contract) {
  try {
    return readNeeds(JSON.parse(bytes.toString('utf8')), contract);
  } catch {
    return null;
  }
}
