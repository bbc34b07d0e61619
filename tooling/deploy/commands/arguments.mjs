import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { VAR } from '../../packages/tree.mjs';
import { REGISTRY } from '../registry/registry.mjs';
import { targetAt } from '../targets/target.mjs';

export { tellRefusals } from '../../packages/tell-refusals.mjs';

/** The folder that `npm start` serves. */
const OWN_SITE = resolve(process.env.NCB_SITE_DIR || join(VAR, 'site'));

/** Where is deployed to unless `--to` says otherwise. */
function defaultPlace() {
  return process.env.NCB_DEPLOY_TO || OWN_SITE;
}

/**
 * The arguments of a deployment command.
 * @param {readonly string[]} args
 * @param {readonly string[]} names of options with a value, besides `--to`
 * @param {string} usage
 * @returns {Arguments}
 *
 * @typedef {object} Arguments
 * @property {string[]} positionals
 * @property {Record<string, string | undefined>} values
 * @property {import('../targets/target.mjs').DeployTarget} target
 * @property {boolean} mayBeNew there need not be a site yet: the place is that of `npm start`, or `--new-site` says so
 */
export function readArguments(args, names, usage) {
  const options = Object.fromEntries([...names, 'to'].map((name) => [name, { type: /** @type {const} */ ('string') }]));
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { ...options, 'new-site': { type: 'boolean' } },
    });
    const { 'new-site': isNew, ...texts } =
      /** @type {Record<string, string | undefined> & { 'new-site'?: boolean }} */ (values);
    const target = targetAt(texts['to'] ?? defaultPlace());
    return { positionals, values: texts, target, mayBeNew: isNew === true || target.place === OWN_SITE };
  } catch (error) {
    throw new Error(`${/** @type {Error} */ (error).message}\n${usage}`);
  }
}

/**
 * Refuses a place where nothing is deployed: a typing error would make a second site, and nobody would see the version.
 * @param {Pick<Arguments, 'target' | 'mayBeNew'>} where
 */
export async function needSite({ target, mayBeNew }) {
  if (mayBeNew || (await target.read(REGISTRY))) return;
  throw new Error(`there is no site at ${target.place}; --new-site makes one`);
}

/** `accounts` of the folder `remote-accounts`; the name of a remote that is not in this tree is its own. */
export function remoteName(/** @type {string} */ folder) {
  return folder.replace(/^remote-/, '');
}

/**
 * A whole number within limits.
 * @param {string | undefined} text
 * @param {string} what
 * @param {number} most
 */
export function wholeNumber(text, what, most) {
  if (text === undefined || !/^\d{1,6}$/.test(text) || Number(text) > most)
    throw new Error(`${what} is a whole number from 0 to ${most}, not ${text ?? 'nothing'}`);
  return Number(text);
}
