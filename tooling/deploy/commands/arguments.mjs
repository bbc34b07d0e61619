import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { VAR } from '../../packages/tree.mjs';
import { targetAt } from '../targets/target.mjs';

export { tellRefusals } from '../../packages/tell-refusals.mjs';

/** Where is deployed to unless `--to` or the environment says otherwise: the folder that `npm start` serves. */
function defaultPlace() {
  return process.env.NCB_DEPLOY_TO || process.env.NCB_SITE_DIR || join(VAR, 'site');
}

/**
 * The arguments of a deployment command.
 * @param {readonly string[]} args
 * @param {readonly string[]} names of options with a value, besides `--to`
 * @param {string} usage
 * @returns {{ positionals: string[], values: Record<string, string | undefined>, target: import('../targets/target.mjs').DeployTarget }}
 */
export function readArguments(args, names, usage) {
  const options = Object.fromEntries([...names, 'to'].map((name) => [name, { type: /** @type {const} */ ('string') }]));
  try {
    const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options });
    const target = targetAt(values['to'] ?? defaultPlace());
    return { positionals, values, target };
  } catch (error) {
    throw new Error(`${/** @type {Error} */ (error).message}\n${usage}`);
  }
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
