import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { CHARACTERS } from '../webpack/font-subset.mjs';

/** The cutter is not done at once, and jest does not wait for a transformer. @type {(path: string) => string} */
function subsetOf(path) {
  const cutter = new URL('../webpack/font-subset.mjs', import.meta.url).href;
  const program = `
    import { readFileSync } from 'node:fs';
    import { fontSubset } from ${JSON.stringify(cutter)};
    process.stdout.write(await fontSubset(readFileSync(${JSON.stringify(path)})));
  `;
  return execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
}

/** A font for jest as the build cuts it: base64. The whole one takes jsPDF twenty times as long, for each file anew. */
export default {
  /** @type {(source: string, path: string) => { code: string }} */
  process: (_, path) => ({ code: `module.exports = ${JSON.stringify(subsetOf(path))};` }),
  /** Other characters, another cut: jest keeps what it was given. @type {(source: string, path: string) => string} */
  getCacheKey: (source, path) =>
    createHash('sha256').update(path).update(source).update(readFileSync(CHARACTERS)).digest('hex'),
};
