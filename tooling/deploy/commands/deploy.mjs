import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildPackages } from '../../packages/build.mjs';
import { readJson, remotesInTree, ROOT } from '../../packages/tree.mjs';
import { playedShell } from '../../contract/live/played-shell-code.mjs';
import { refuseFaulty } from '../check/check-remote.mjs';
import { builtShell, refuseShellMisfits } from '../refuse-misfits.mjs';
import { deployRemote, KEEP } from '../remote.mjs';
import { deployShell, deployWidget } from '../site.mjs';
import { checkCommand } from './check.mjs';
import { needSite, readArguments, wholeNumber } from './arguments.mjs';

const USAGE =
  'npm run deploy -- [remote-… | shell | signature-widget | folder] [--to place [--new-site]] [--percent n] [--keep n] [--key file]';

/** Called after the build: before it the shell may be missing. */
function means() {
  return { playedShell, shell: builtShell(join(ROOT, 'shell/dist')) };
}

/** @param {readonly string[]} args */
export async function checkTree(args) {
  const folders = remotesInTree().map(({ folder }) => folder);
  const rootOf = (/** @type {string} */ folder) => (folders.includes(folder) ? join(ROOT, folder) : resolve(folder));
  await checkCommand(args, means(), {
    folders: folders.filter((folder) => existsSync(join(ROOT, folder, 'dist'))),
    rootOf,
  });
}

/**
 * Builds and deploys everything or the named packages. A folder outside this tree is a remote of another repository and
 * is deployed as built there.
 * @param {readonly string[]} args
 */
export async function deployCommand(args) {
  const { positionals, values, target, mayBeNew, key } = readArguments(args, ['percent', 'keep'], USAGE);
  const { percent, keep } = values;
  const inTree = ['shell', 'signature-widget', ...remotesInTree().map(({ folder }) => folder)];
  const isForeign = (/** @type {string} */ folder) =>
    !inTree.includes(folder) && existsSync(join(folder, 'remote.json'));
  // Shell first: a remote may need what only the new shell offers.
  const wanted = positionals.length > 0 ? positionals : inTree;
  const unknown = wanted.find((folder) => !inTree.includes(folder) && !isForeign(folder));
  if (unknown) throw new Error(`There is no remote ${unknown}. There are: ${inTree.join(', ')}\n${USAGE}`);
  const options = {
    ...(percent !== undefined && { percent: wholeNumber(percent, '--percent', 100) }),
    key,
    keep: keep === undefined ? KEEP : wholeNumber(keep, '--keep', 1000),
  };

  await needSite({ target, mayBeNew });
  await buildPackages(wanted.filter((folder) => !isForeign(folder)));
  const rootOf = (/** @type {string} */ folder) => (isForeign(folder) ? resolve(folder) : join(ROOT, folder));
  const isRemote = (/** @type {string} */ folder) => existsSync(join(rootOf(folder), 'remote.json'));
  if (wanted.includes('shell')) {
    const renewed = wanted.filter(isRemote).map((folder) => readJson(join(rootOf(folder), 'remote.json')).name);
    await refuseShellMisfits(target, join(ROOT, 'shell/dist'), renewed);
    await deployShell(target, join(ROOT, 'shell/dist'), key);
    console.log('shell is deployed');
  }
  if (wanted.includes('signature-widget')) {
    await deployWidget(target, key);
    console.log('signature-widget is deployed');
  }
  for (const folder of wanted.filter(isRemote)) {
    await refuseFaulty(target, rootOf(folder), means());
    const { name, version, rollout } = await deployRemote(target, rootOf(folder), options);
    console.log(`${name} ${version} is deployed, for ${rollout.percent} % of the companies`);
  }
}
