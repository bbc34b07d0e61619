import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { VAR } from '../../packages/tree.mjs';
import { readKey } from '../owners/keys.mjs';
import { REGISTRY } from '../registry/registry.mjs';
import { targetAt } from '../targets/target-at.mjs';

export { withErrorMessage } from '../../packages/with-error-message.mjs';

const OWN_SITE = resolve(process.env.NCB_SITE_DIR || join(VAR, 'site'));

function defaultPlace() {
  return process.env.NCB_DEPLOY_TO || OWN_SITE;
}

/**
 * @param {readonly string[]} args
 * @param {readonly string[]} names of options with a value, besides `--to` and `--key`
 * @param {string} usage
 * @param {readonly string[]} [flags] options without a value, besides `--new-site`
 * @returns {Arguments}
 *
 * @typedef {object} Arguments
 * @property {string[]} positionals
 * @property {Record<string, string | undefined>} values
 * @property {ReadonlySet<string>} flags given on the command line
 * @property {import('../targets/target-at.mjs').DeployTarget} target
 * @property {import('../owners/keys.mjs').DeployKey | null} key of an owner; `--key FILE` or NCB_DEPLOY_KEY_FILE
 * @property {boolean} mayBeNew true if the site may be missing: the place of `npm start`, or `--new-site`
 */
export function readArguments(args, names, usage, flags = []) {
  const options = Object.fromEntries(
    [...names, 'to', 'key'].map((name) => [name, { type: /** @type {const} */ ('string') }]),
  );
  const switches = Object.fromEntries(
    ['new-site', ...flags].map((name) => [name, { type: /** @type {const} */ ('boolean') }]),
  );
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { ...options, ...switches },
    });
    const parsedOptions = Object.entries(values);
    const texts = /** @type {Record<string, string | undefined>} */ (
      Object.fromEntries(parsedOptions.filter(([, value]) => typeof value === 'string'))
    );
    const set = new Set(parsedOptions.filter(([, value]) => value === true).map(([name]) => name));
    const target = targetAt(texts['to'] ?? defaultPlace());
    const mayBeNew = set.has('new-site') || target.place === OWN_SITE;
    return { positionals, values: texts, flags: set, target, key: readDeployKey(texts['key']), mayBeNew };
  } catch (error) {
    throw new Error(`${/** @type {Error} */ (error).message}\n${usage}`);
  }
}

/**
 * Reads the signing key; null if none is configured, as a site without owners needs none. @type {(file?: string) =>
 * import('../owners/keys.mjs').DeployKey | null}
 */
export function readDeployKey(file = process.env['NCB_DEPLOY_KEY_FILE']) {
  return file ? readKey(file) : null;
}

/**
 * Refuses a place without a site: a typing error would otherwise create a second site that no user sees.
 * @param {Pick<Arguments, 'target' | 'mayBeNew'>} where
 */
export async function requireSite({ target, mayBeNew }) {
  if (mayBeNew || (await target.read(REGISTRY))) return;
  throw new Error(`there is no site at ${target.place}; --new-site makes one`);
}

/** Returns a remote's name: `accounts` for the folder `remote-accounts`; other names stay as they are. */
export function getRemoteName(/** @type {string} */ folder) {
  return folder.replace(/^remote-/, '');
}

/**
 * @param {string | undefined} text
 * @param {string} what
 * @param {number} most
 * @param {number} [least]
 */
export function parseWholeNumber(text, what, most, least = 0) {
  if (text === undefined || !/^\d{1,6}$/.test(text) || Number(text) > most || Number(text) < least)
    throw new Error(`${what} is a whole number from ${least} to ${most}, not ${text ?? 'nothing'}`);
  return Number(text);
}
