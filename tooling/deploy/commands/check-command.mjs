import { resolve } from 'node:path';
import { checkRemote } from '../check/check-remote.mjs';
import { findForgeries, createMemory } from '../owners/find-forgeries.mjs';
import { findEntryFaults } from '../registry/registry.mjs';
import { openSite } from '../site.mjs';
import { getPlace } from './arguments.mjs';

/**
 * @param {import('../../cli/run-command.mjs').Input} input
 * @param {import('../check/check-remote.mjs').Means} means
 * @param {{ folders: readonly string[], rootOf?: (folder: string) => string }} where `folders`: default for no named folders
 */
export async function checkCommand({ positionals, values }, means, { folders, rootOf = (folder) => resolve(folder) }) {
  const site = await openSite(getPlace(values));
  let wrong = 0;
  const print = (/** @type {string} */ what, /** @type {readonly string[]} */ faults) => {
    wrong += faults.length;
    console.log([`${faults.length > 0 ? 'WRONG' : 'good '} ${what}`, ...faults].join('\n        '));
  };
  for (const folder of positionals.length > 0 ? positionals : folders) {
    const { name, faults, notes } = await checkRemote(site, rootOf(folder), means);
    print(name, faults);
    for (const note of notes) console.log(`        (${note})`);
  }
  const wrongEntries = findEntryFaults(site.registry);
  if (wrongEntries.length > 0) print('entries of the registry', wrongEntries);
  print('signatures of what is deployed', findForgeries(site, createMemory()));
  if (wrong > 0) process.exitCode = 1;
}
