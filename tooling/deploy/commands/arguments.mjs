import { join, resolve } from 'node:path';
import { VAR } from '../../packages/tree.mjs';
import { readKey } from '../owners/keys.mjs';
import { REGISTRY } from '../registry/registry.mjs';
import { targetAt } from '../targets/target-at.mjs';

const OWN_SITE = resolve(process.env.NCB_SITE_DIR || join(VAR, 'site'));

/**
 * Finds the site that `--to` and `--key` name.
 * @param {Record<string, any>} values
 * @returns {Place}
 *
 * @typedef {object} Place
 * @property {import('../targets/target-at.mjs').DeployTarget} target
 * @property {import('../owners/keys.mjs').DeployKey | null} key of an owner; `--key FILE` or NCB_DEPLOY_KEY_FILE
 * @property {boolean} mayBeNew true if the site may be missing: the place of `npm start`, or `--new-site`
 */
export function getPlace({ to = process.env.NCB_DEPLOY_TO || OWN_SITE, key, ...values }) {
  const target = targetAt(to);
  return { target, key: readDeployKey(key), mayBeNew: values['new-site'] === true || target.place === OWN_SITE };
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
 * @param {Pick<Place, 'target' | 'mayBeNew'>} where
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
