import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { ROOT } from './tree.mjs';

/**
 * A generated text as the formatter of the tree writes it; otherwise the check of formats would refuse it.
 * @param {string} file its path, which tells the language
 * @param {string} text
 * @returns {Promise<string>} fails with what the formatter cannot read
 */
export async function formatted(file, text) {
  const options = JSON.parse(readFileSync(join(ROOT, '.oxfmtrc.json'), 'utf8'));
  const { code, errors } = await format(file, text, options);
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join(', ')}`);
  return code;
}
