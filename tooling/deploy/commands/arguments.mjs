import { join, resolve } from 'node:path';
import { VAR } from '../../packages/tree.mjs';
import { readKey } from '../owners/keys.mjs';
import { openTarget } from '../targets/open-target.mjs';

const OWN_SITE = resolve(process.env.NCB_SITE_DIR || join(VAR, 'site'));

/**
 * Returns the place that `--to`, `--key` and `--new-site` name. The site of `npm start` may be missing.
 * @param {Record<string, any>} values
 */
export function getPlace({ to = process.env.NCB_DEPLOY_TO || OWN_SITE, key, ...values }) {
  const target = openTarget(to);
  return { target, key: readDeployKey(key), mayBeNew: values['new-site'] === true || target.place === OWN_SITE };
}

/**
 * Reads the signing key; null if none is configured, as a site without owners needs none. @type {(file?: string) =>
 * import('../owners/keys.mjs').DeployKey | null}
 */
export function readDeployKey(file = process.env['NCB_DEPLOY_KEY_FILE']) {
  return file ? readKey(file) : null;
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
