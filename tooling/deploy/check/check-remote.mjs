import { join } from 'node:path';
import { misfits, needsOf } from '../../contract/fits.mjs';
import { installedBrowser } from '../../packages/installed-browser.mjs';
import { filesIn } from '../built-files.mjs';
import { descriptionFaults } from '../description/check-description.mjs';
import { readDescription } from '../description/read-description.mjs';
import { claimFaults } from '../owners/claims.mjs';
import { readOwners } from '../owners/owners.mjs';
import { pinned } from '../pinned.mjs';
import { deployedShell, refuseMisfit } from '../refuse-misfits.mjs';
import { clashes } from '../registry/check-registry.mjs';
import { readRegistry } from '../registry/registry.mjs';
import { MANIFEST } from '../remote.mjs';
import { openPages } from './open-pages.mjs';
import { sizeFaults } from './sizes.mjs';

/** @typedef {import('../../contract/fits.mjs').ShellContract} ShellContract */

/**
 * @typedef {object} Means
 * @property {() => Promise<string>} playedShell code of the fake shell
 * @property {ShellContract | null} [shell] used if none is deployed
 * @property {string | null} [browser] path; default: an installed one
 */

/**
 * @param {import('../targets/target.mjs').DeployTarget} target of the deployment
 * @param {string} root of the remote
 * @param {Means} means
 * @returns {Promise<{ name: string, faults: string[], notes: string[] }>} `notes`: parts that could not be checked
 */
export async function checkRemote(target, root, { playedShell, shell = null, browser = installedBrowser() }) {
  const remote = readDescription(root);
  const { name } = remote;
  const wrong = descriptionFaults(remote).map((fault) => `remote.json: ${fault}`);
  if (wrong.length > 0) return { name, faults: wrong, notes: [] };
  let files;
  try {
    files = pinned(filesIn(join(root, 'dist')), remote);
  } catch (error) {
    return { name, faults: [`dist: ${/** @type {Error} */ (error).message}`], notes: [] };
  }
  const manifest = JSON.parse(String(files.get(MANIFEST)));
  const contract = (await deployedShell(target)) ?? shell;
  const owners = await readOwners(target);
  const registry = await readRegistry(target);
  const claims = owners ? claimFaults(owners, registry, remote) : [];
  const others = registry.remotes.filter((entry) => entry.name !== name);
  const known = clashes(others);
  const own = { name, pages: remote.pages, rollout: { percent: 100, previous: null } };
  const faults = [
    // Only ownership faults are reported if there are any: they imply the clash and say more.
    ...(claims.length > 0 ? claims : clashes([...others, own]).filter((fault) => !known.includes(fault))).map(
      (fault) => `remote.json: ${fault}`,
    ),
    ...(contract ? misfits(contract, needsOf(manifest, remote.contract)).map((fault) => `${MANIFEST}: ${fault}`) : []),
    ...sizeFaults(files, manifest),
  ];
  const lacking = [
    ...(contract ? [] : [`no shell is deployed to ${target.place}`]),
    ...(browser ? [] : ['no Chromium or Chrome was found (CHROME_PATH names one)']),
  ];
  // A page that does not fit is not opened: the browser's error would be less clear.
  if (!contract || !browser || faults.length > 0) {
    const reasons = faults.length > 0 ? ['first put right what is wrong'] : lacking;
    return { name, faults, notes: [`the pages were not opened in a browser: ${reasons.join(', ')}`] };
  }
  const found = await openPages(remote, files, contract, { browser, playedShell: await playedShell() });
  return { name, faults: found, notes: [] };
}

/**
 * Refuses a build that does not fit the deployed shell or fails the check.
 * @param {import('../targets/target.mjs').DeployTarget} target
 * @param {string} root
 * @param {Means} means
 */
export async function refuseFaulty(target, root, means) {
  await refuseMisfit(target, root);
  const { name, faults, notes } = await checkRemote(target, root, means);
  for (const note of notes) console.error(`${name}: ${note}`);
  if (faults.length > 0) throw new Error([`${name} is not deployed:`, ...faults].join('\n  '));
}
