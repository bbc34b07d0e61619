import { readFileSync } from 'node:fs';

/** A font for jest: base64, as the build's subset loader gives it. */
export default {
  /** @type {(source: string, path: string) => { code: string }} */
  process(_, path) {
    return { code: `module.exports = ${JSON.stringify(readFileSync(path).toString('base64'))};` };
  },
};
