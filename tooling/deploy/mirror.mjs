import { join } from 'node:path';
import { remotesInTree, ROOT } from '../packages/tree.mjs';
import { onlyEntries } from './registry/changes.mjs';
import { changeRegistry } from './registry/registry.mjs';
import { deployRemote } from './remote.mjs';
import { deployShell, deployWidget } from './site.mjs';

/**
 * Makes a site of the builds of this tree, for one machine: it holds exactly what the tree holds, a remote whose folder
 * is gone is served no longer.
 * @param {import('./targets/target.mjs').DeployTarget} target
 * @param {{ shellDist?: string, folders?: readonly string[], key?: import('./owners/keys.mjs').DeployKey | null }} [options]
 *   another build of the shell than the one in the tree; `folders`: not all remotes but these; `key` of the site's owner
 */
export async function mirrorTree(target, { shellDist, folders, key = null } = {}) {
  const remotes = remotesInTree().filter(({ folder }) => folders?.includes(folder) ?? true);
  await changeRegistry(target, onlyEntries(remotes.map(({ description }) => description)), { key });
  await deployShell(target, shellDist, key);
  await deployWidget(target, key);
  for (const { folder } of remotes) await deployRemote(target, join(ROOT, folder), { percent: 100, key });
}
