import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readBuiltNeeds } from '../../deploy/check/refuse-misfits.mjs';
import { MANIFEST } from '../../deploy/pin-files.mjs';
import { listRemotesInTree, ROOT } from '../../packages/tree.mjs';
import { findMisfits, readNeeds } from '../misfits.mjs';
import { runExports } from './run-exports.mjs';
import { fetchRelease, readSite } from './read-site.mjs';

/** Result for one remote in one shell. @typedef {{ who: string, faults: string[] }} Finding */

/**
 * Checks live and coming remotes and shells against each other.
 * Deployed remotes are run in the deployed shell and compared with this tree's shell; built remotes are compared with
 * the deployed shell.
 * @param {string} address of the registry
 * @param {import('../misfits.mjs').ShellContract | null} comingShell of this tree; null if it is not built
 * @returns {Promise<Finding[]>}
 */
export async function checkSite(address, comingShell) {
  const { registry, shell } = await readSite(address);
  /** @type {Finding[]} */
  const findings = [];
  for (const { name, rollout, enabled, ...present } of registry.remotes.filter((entry) => entry.enabled)) {
    for (const release of [present, rollout.previous]) {
      if (!release) continue;
      const who = `${name} ${release.version}`;
      const faults = await findFaults(name, release, address, shell);
      findings.push({ who: `${who} in the deployed shell`, faults });
      if (!comingShell || faults.length > 0) continue;
      const { manifest } = await fetchRelease(release, address);
      findings.push({
        who: `${who} in the shell to come`,
        faults: findMisfits(comingShell, readNeeds(manifest, release.contract)),
      });
    }
  }
  const coming = listBuiltRemotes().map(({ folder, needs }) => ({
    who: `${folder} as it is built here in the deployed shell`,
    faults: findMisfits(shell, needs),
  }));
  return [...findings, ...coming];
}

/** @type {(name: string, release: import('../../deploy/registry/registry.mjs').Release, address: string, shell: import('../misfits.mjs').ShellContract) => Promise<string[]>} */
async function findFaults(name, release, address, shell) {
  try {
    const live = await fetchRelease(release, address);
    const faults = findMisfits(shell, readNeeds(live.manifest, release.contract));
    return faults.length > 0 ? faults : await runExports(name, live, shell);
  } catch (error) {
    return [String(error instanceof Error ? error.message : error)];
  }
}

function listBuiltRemotes() {
  return listRemotesInTree()
    .map(({ folder }) => ({ folder, root: join(ROOT, folder) }))
    .filter(({ root }) => existsSync(join(root, 'dist', MANIFEST)))
    .map(({ folder, root }) => ({ folder, needs: readBuiltNeeds(root) }));
}
