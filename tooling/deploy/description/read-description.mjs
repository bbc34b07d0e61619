import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The `remote.json` of a remote.
 * @param {string} root of the remote
 * @returns {import('./check-description.mjs').Description} of which nothing is known but that it is an object
 * @throws Error that says which file is not there, or is none
 */
export function readDescription(root) {
  const file = join(root, 'remote.json');
  if (!existsSync(file)) throw new Error(`${root} is no remote: it has no remote.json`);
  let description;
  try {
    // Some editors of Windows put a mark before the text, which JSON does not have.
    description = JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new Error(`${file} is no JSON: ${/** @type {Error} */ (error).message}`, { cause: error });
  }
  if (typeof description !== 'object' || description === null || Array.isArray(description))
    throw new Error(`${file} describes no remote: it is no object`);
  return description;
}
