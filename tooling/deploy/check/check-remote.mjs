import { findMisfits, readNeeds } from '../../contract/misfits.mjs';
import { findInstalledBrowser } from '../../packages/find-installed-browser.mjs';
import { findDescriptionFaults } from '../description/check-description.mjs';
import { readDescription } from '../description/read-description.mjs';
import { findClaimFaults } from '../owners/find-claim-faults.mjs';
import { MANIFEST, readBuild } from '../pin-files.mjs';
import { readDeployedShell, refuseMisfit } from './refuse-misfits.mjs';
import { findClashes } from '../registry/check-registry.mjs';
import { openPages } from './open-pages.mjs';
import { findSizeFaults } from './find-size-faults.mjs';

/** @typedef {import('../../contract/misfits.mjs').ShellContract} ShellContract */
/** @typedef {import('../site.mjs').Site} Site */

/**
 * @typedef {object} Means
 * @property {() => Promise<string>} playedShell code of the fake shell
 * @property {ShellContract | null} [shell] used if none is deployed
 * @property {string | null} [browser] path; default: an installed one
 */

/**
 * @param {Site} site of the deployment
 * @param {string} root of the remote
 * @param {Means} means
 * @returns {Promise<{ name: string, faults: string[], notes: string[] }>} `notes`: parts that could not be checked
 */
export async function checkRemote(site, root, { playedShell, shell = null, browser = findInstalledBrowser() }) {
  const remote = readDescription(root);
  const { name } = remote;
  const wrong = findDescriptionFaults(remote).map((fault) => `remote.json: ${fault}`);
  if (wrong.length > 0) return { name, faults: wrong, notes: [] };
  let build;
  try {
    build = readBuild(root, remote);
  } catch (error) {
    return { name, faults: [`dist: ${/** @type {Error} */ (error).message}`], notes: [] };
  }
  const { files, manifest } = build;
  const { target, registry, owners } = site;
  const contract = (await readDeployedShell(target)) ?? shell;
  const claims = owners ? findClaimFaults(owners, registry, remote) : [];
  const others = registry.remotes.filter((entry) => entry.name !== name);
  const existingClashes = findClashes(others);
  const own = { name, pages: remote.pages, rollout: { percent: 100, previous: null } };
  const faults = [
    // Only ownership faults are reported if there are any: they imply the clash and say more.
    ...(claims.length > 0
      ? claims
      : findClashes([...others, own]).filter((fault) => !existingClashes.includes(fault))
    ).map((fault) => `remote.json: ${fault}`),
    ...(contract
      ? findMisfits(contract, readNeeds(manifest, remote.contract)).map((fault) => `${MANIFEST}: ${fault}`)
      : []),
    ...findSizeFaults(files, manifest),
  ];
  const missing = [
    ...(contract ? [] : [`no shell is deployed to ${target.place}`]),
    ...(browser ? [] : ['no Chromium or Chrome was found (CHROME_PATH names one)']),
  ];
  // A page that does not fit is not opened: the browser's error would be less clear.
  if (!contract || !browser || faults.length > 0) {
    const reasons = faults.length > 0 ? ['first put right what is wrong'] : missing;
    return { name, faults, notes: [`the pages were not opened in a browser: ${reasons.join(', ')}`] };
  }
  const found = await openPages(remote, files, contract, { browser, playedShell: await playedShell() });
  return { name, faults: found, notes: [] };
}

/**
 * Refuses a build that does not fit the deployed shell or fails the check.
 * @param {Site} site
 * @param {string} root
 * @param {Means} means
 */
export async function refuseFaulty(site, root, means) {
  await refuseMisfit(site.target, root);
  const { name, faults, notes } = await checkRemote(site, root, means);
  for (const note of notes) console.error(`${name}: ${note}`);
  if (faults.length > 0) throw new Error([`${name} is not deployed:`, ...faults].join('\n  '));
}
