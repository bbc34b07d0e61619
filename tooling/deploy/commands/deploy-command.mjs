import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { UsageError } from '../../cli/run-command.mjs';
import { buildPackages } from '../../packages/build-packages.mjs';
import { readJson, listRemotesInTree, ROOT } from '../../packages/tree.mjs';
import { getFakeShellCode } from '../../contract/live/get-fake-shell-code.mjs';
import { deployShell, deployWidget } from '../deploy-shell.mjs';
import { readBuiltShell, refuseShellMisfits } from '../check/refuse-misfits.mjs';
import { openSite, requireSite } from '../site.mjs';
import { getPlace } from './arguments.mjs';
import { checkCommand } from './check-command.mjs';
import { deployBuiltRemote, parseDeployOptions } from './deploy-built-remote.mjs';

const SHELL_DIST = join(ROOT, 'shell/dist');

/** Called after the build: before it the shell may be missing. */
function getMeans() {
  return { playedShell: getFakeShellCode, shell: readBuiltShell(SHELL_DIST) };
}

/** @param {import('../../cli/run-command.mjs').Input} input */
export async function checkTree(input) {
  const built = listRemotesInTree().filter(({ folder }) => existsSync(join(ROOT, folder, 'dist')));
  await checkCommand(input, getMeans(), { folders: built.map(({ folder }) => folder), rootOf: getRoot });
}

/**
 * Builds and deploys everything or the named packages. A folder outside this tree is a remote of another repository and
 * is deployed as built there.
 * @param {import('../../cli/run-command.mjs').Input} input
 */
export async function deployCommand({ positionals, values }) {
  const place = getPlace(values);
  const inTree = ['shell', 'signature-widget', ...getRemoteFolders()];
  const selected = positionals.length > 0 ? positionals : inTree;
  const remotes = selected.filter((folder) => existsSync(join(getRoot(folder), 'remote.json')));
  const unknown = selected.find((folder) => !inTree.includes(folder) && !remotes.includes(folder));
  if (unknown) throw new UsageError(`There is no remote ${unknown}. There are: ${inTree.join(', ')}`);
  const options = parseDeployOptions(values);

  await requireSite(place);
  await buildPackages(selected.filter((folder) => inTree.includes(folder)));
  // Shell first: a remote may need what only the new shell offers.
  if (selected.includes('shell')) {
    const site = await openSite(place);
    const renewed = remotes.map((folder) => readJson(join(getRoot(folder), 'remote.json')).name);
    await refuseShellMisfits(site, SHELL_DIST, renewed);
    await deployShell(site, SHELL_DIST);
    console.log('shell is deployed');
  }
  if (selected.includes('signature-widget')) {
    await deployWidget(await openSite(place));
    console.log('signature-widget is deployed');
  }
  for (const folder of remotes) await deployBuiltRemote(place, getRoot(folder), getMeans(), options);
}

/** Returns the folder of a package of this tree, or of a remote elsewhere. @type {(folder: string) => string} */
function getRoot(folder) {
  return getRemoteFolders().includes(folder) ? join(ROOT, folder) : resolve(folder);
}

function getRemoteFolders() {
  return listRemotesInTree().map(({ folder }) => folder);
}
