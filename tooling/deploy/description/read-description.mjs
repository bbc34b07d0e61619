import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Pages of the shell below `/main/`. Not beside the schemas: `create-ncb-remote` is bundled without them. */
export const SHELL_PAGES = ['today', 'changePasswd', 'diagnostics', 'debug'];

/**
 * @param {string} root of the remote
 * @returns {import('./check-description.mjs').Description} an unchecked object
 * @throws Error that names the missing or invalid file
 */
export function readDescription(root) {
  const file = join(root, 'remote.json');
  if (!existsSync(file)) throw new Error(`${root} is no remote: it has no remote.json`);
  let description;
  try {
    // Some Windows editors write a byte order mark, which JSON does not allow.
    description = JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new Error(`${file} is no JSON: ${/** @type {Error} */ (error).message}`, { cause: error });
  }
  if (typeof description !== 'object' || description === null || Array.isArray(description))
    throw new Error(`${file} describes no remote: it is no object`);
  return description;
}
