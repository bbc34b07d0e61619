import { join } from 'node:path';
import { listRemotesInTree, ROOT } from '../packages/tree.mjs';
import { filterEntries } from './registry/changes.mjs';
import { deployRemote } from './deploy-remote.mjs';
import { deployShell, deployWidget } from './deploy-shell.mjs';
import { openSite } from './site.mjs';

/** File in the site with the names of the remotes deployed from this tree; not served. */
const FROM_TREE = 'from-tree.json';

/**
 * Makes a site of this tree's builds, for one machine. Remotes whose folder is gone are removed; those of other
 * repositories stay.
 * @param {import('./targets/open-target.mjs').DeployTarget} target
 * @param {{ shellDist?: string, folders?: readonly string[], key?: import('./owners/keys.mjs').DeployKey | null }} [options]
 *  `shellDist`: another build of the shell; `folders`: only these remotes; `key` of the site's owner
 */
export async function mirrorTree(target, { shellDist, folders, key = null } = {}) {
  const remotes = listRemotesInTree().filter(({ folder }) => folders?.includes(folder) ?? true);
  const earlier = await target.read(FROM_TREE);
  const descriptions = remotes.map(({ description }) => description);
  const before = earlier && JSON.parse(earlier.bytes.toString('utf8'));
  const site = () => openSite({ target, key });
  await (await site()).change(filterEntries(descriptions, before));
  await target.put(FROM_TREE, Buffer.from(JSON.stringify(descriptions.map(({ name }) => name))));
  await deployShell(await site(), shellDist);
  await deployWidget(await site());
  for (const { folder } of remotes) await deployRemote(await site(), join(ROOT, folder), { percent: 100 });
}
