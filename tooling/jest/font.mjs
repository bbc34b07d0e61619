import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { CHARACTERS } from '../webpack/font-subset.mjs';

/**
 * Subsets a font in a child process: the subsetter is asynchronous, and jest transformers are not. @type {(path:
 * string) => string}
 */
function subsetFont(path) {
  const cutter = new URL('../webpack/font-subset.mjs', import.meta.url).href;
  const program = `
    import { readFileSync } from 'node:fs';
    import { createFontSubset } from ${JSON.stringify(cutter)};
    process.stdout.write(await createFontSubset(readFileSync(${JSON.stringify(path)})));
  `;
  return execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
}

/**
 * Subsets fonts for jest as the build does, to base64. jsPDF takes 20 times as long with the full font, in every test
 * file.
 */
export default {
  /** @type {(source: string, path: string) => { code: string }} */
  process: (_, path) => ({ code: `module.exports = ${JSON.stringify(subsetFont(path))};` }),
  /** Cache key: the subset depends on the list of characters. @type {(source: string, path: string) => string} */
  getCacheKey: (source, path) =>
    createHash('sha256').update(path).update(source).update(readFileSync(CHARACTERS)).digest('hex'),
};
