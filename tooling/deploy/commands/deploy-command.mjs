import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { UsageError } from '../../cli/run-command.mjs';
import { buildPackages } from '../../packages/build-packages.mjs';
import { readJson, remotesInTree, ROOT } from '../../packages/tree.mjs';
import { getFakeShellCode } from '../../contract/live/get-fake-shell-code.mjs';
import { refuseFaulty } from '../check/check-remote.mjs';
import { readBuiltShell, refuseShellMisfits } from '../refuse-misfits.mjs';
import { deployRemote, KEEP } from '../remote.mjs';
import { deployShell, deployWidget } from '../deploy-shell.mjs';
import { checkCommand } from './check-command.mjs';
import { requireSite, getPlace, parseWholeNumber } from './arguments.mjs';

/** Called after the build: before it the shell may be missing. */
function checkMeans() {
  return { playedShell: getFakeShellCode, shell: readBuiltShell(join(ROOT, 'shell/dist')) };
}

/** @param {import('../../cli/run-command.mjs').Input} input */
export async function checkTree(input) {
  const folders = remotesInTree().map(({ folder }) => folder);
  const rootOf = (/** @type {string} */ folder) => (folders.includes(folder) ? join(ROOT, folder) : resolve(folder));
  await checkCommand(input, checkMeans(), {
    folders: folders.filter((folder) => existsSync(join(ROOT, folder, 'dist'))),
    rootOf,
  });
}

/**
 * Builds and deploys everything or the named packages. A folder outside this tree is a remote of another repository and
 * is deployed as built there.
 * @param {import('../../cli/run-command.mjs').Input} input
 */
export async function deployCommand({ positionals, values }) {
  const { target, mayBeNew, key } = getPlace(values);
  const { percent, keep } = values;
  const inTree = ['shell', 'signature-widget', ...remotesInTree().map(({ folder }) => folder)];
  const isForeign = (/** @type {string} */ folder) =>
    !inTree.includes(folder) && existsSync(join(folder, 'remote.json'));
  // Shell first: a remote may need what only the new shell offers.
  const selected = positionals.length > 0 ? positionals : inTree;
  const unknown = selected.find((folder) => !inTree.includes(folder) && !isForeign(folder));
  if (unknown) throw new UsageError(`There is no remote ${unknown}. There are: ${inTree.join(', ')}`);
  const options = {
    ...(percent !== undefined && { percent: parseWholeNumber(percent, '--percent', 100) }),
    key,
    keep: keep === undefined ? KEEP : parseWholeNumber(keep, '--keep', 1000),
  };

  await requireSite({ target, mayBeNew });
  await buildPackages(selected.filter((folder) => !isForeign(folder)));
  const rootOf = (/** @type {string} */ folder) => (isForeign(folder) ? resolve(folder) : join(ROOT, folder));
  const isRemote = (/** @type {string} */ folder) => existsSync(join(rootOf(folder), 'remote.json'));
  if (selected.includes('shell')) {
    const renewed = selected.filter(isRemote).map((folder) => readJson(join(rootOf(folder), 'remote.json')).name);
    await refuseShellMisfits(target, join(ROOT, 'shell/dist'), renewed);
    await deployShell(target, join(ROOT, 'shell/dist'), key);
    console.log('shell is deployed');
  }
  if (selected.includes('signature-widget')) {
    await deployWidget(target, key);
    console.log('signature-widget is deployed');
  }
  for (const folder of selected.filter(isRemote)) {
    await refuseFaulty(target, rootOf(folder), checkMeans());
    const { name, version, rollout } = await deployRemote(target, rootOf(folder), options);
    console.log(`${name} ${version} is deployed, for ${rollout.percent} % of the companies`);
  }
}
