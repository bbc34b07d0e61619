import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { ROOT } from './tree.mjs';

/**
 * @param {string} file path, whose ending defines the language
 * @param {string} text
 * @returns {Promise<string>} rejects if the formatter cannot parse it
 */
export async function formatText(file, text) {
  const options = JSON.parse(readFileSync(join(ROOT, '.oxfmtrc.json'), 'utf8'));
  const { code, errors } = await format(file, text, options);
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join(', ')}`);
  return code;
}
