import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildPackages } from '../../packages/build.mjs';
import { remotesInTree, ROOT } from '../../packages/tree.mjs';
import { deployRemote, KEEP } from '../remote.mjs';
import { deployShell, deployWidget } from '../site.mjs';
import { readArguments, wholeNumber } from './arguments.mjs';

const USAGE = 'npm run deploy -- [remote-… | shell | signature-widget | folder] [--to place] [--percent n] [--keep n]';

/**
 * Builds and deploys: everything, or what is named. A folder that is not of this tree is a remote of another repository
 * and is taken as it was built there.
 * @param {readonly string[]} args
 */
export async function deployCommand(args) {
  const { positionals, values, target } = readArguments(args, ['percent', 'keep'], USAGE);
  const { percent, keep } = values;
  const inTree = ['shell', 'signature-widget', ...remotesInTree().map(({ folder }) => folder)];
  const isForeign = (/** @type {string} */ folder) =>
    !inTree.includes(folder) && existsSync(join(folder, 'remote.json'));
  // In this order: a remote may need what only the new shell offers.
  const wanted = positionals.length > 0 ? positionals : inTree;
  const unknown = wanted.find((folder) => !inTree.includes(folder) && !isForeign(folder));
  if (unknown) throw new Error(`There is no remote ${unknown}. There are: ${inTree.join(', ')}\n${USAGE}`);
  const options = {
    ...(percent !== undefined && { percent: wholeNumber(percent, '--percent', 100) }),
    keep: keep === undefined ? KEEP : wholeNumber(keep, '--keep', 1000),
  };

  await buildPackages(wanted.filter((folder) => !isForeign(folder)));
  for (const folder of wanted) {
    if (folder === 'shell') await deployShell(target);
    else if (folder === 'signature-widget') await deployWidget(target);
    else {
      const root = isForeign(folder) ? resolve(folder) : join(ROOT, folder);
      const { name, version, rollout } = await deployRemote(target, root, options);
      console.log(`${name} ${version} is deployed, for ${rollout.percent} % of the companies`);
      continue;
    }
    console.log(`${folder} is deployed`);
  }
}
