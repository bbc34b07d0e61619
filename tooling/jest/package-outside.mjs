/** Replaces a file of an installed package: Node loads it outside and keeps it for the other test files. */
export default {
  /** @type {(source: string, path: string) => { code: string }} */
  process: (_, path) => ({ code: `module.exports = loadOutside(${JSON.stringify(path)});` }),
};
