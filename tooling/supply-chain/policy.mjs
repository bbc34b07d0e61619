/** Licences of packages that the bank or a browser runs. */
export const SHIPPED_LICENCES = [
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'OFL-1.1'],
  ...['(MIT AND Zlib)', 'MIT AND OFL-1.1', '(MPL-2.0 OR Apache-2.0)', 'MIT or MPL-2.0'],
];

/** Further licences of packages that only build and test. */
export const DEVELOPMENT_LICENCES = [
  ...SHIPPED_LICENCES,
  ...['Apache-2.0 AND MIT', 'CC-BY-4.0', 'LGPL-3.0-only', 'MIT-0', '(MIT OR CC0-1.0)', 'MPL-2.0', 'Python-2.0'],
];

/**
 * Packages that do not name their licence by an SPDX identifier, and what was read instead. A new version has to be read
 * again.
 * @type {Record<string, string>}
 */
export const READ_LICENCES = {
  'dejavu-fonts-ttf@2.37.3': 'Bitstream Vera and Arev: free to embed; renamed if changed (LICENSE)',
  'gost89@0.1.11': '"BSD" without a number of clauses; no file',
  'jksreader@1.0.0': '"BSD" without a number of clauses; no file',
  'jkurwa@1.21.0': '"BSD" without a number of clauses; no file',
  'png-js@2.0.0': 'MIT (LICENSE)',
  'rgbcolor@1.0.1': 'MIT, or any other use (LICENSE.md, FEEL-FREE.md)',
};

/**
 * Packages with install scripts, and why nothing is lost without them: `.npmrc` switches all scripts off. A package that
 * needs its script is not taken.
 * @type {Record<string, string>}
 */
export const INSTALL_SCRIPTS = {
  '@parcel/watcher': 'builds from source where no binary is published',
  '@swc/core': 'looks for its binary, which is a package of its own',
  'core-js': 'prints an advertisement',
  esbuild: 'replaces a program by its binary, which is a package of its own, to start faster',
  'unrs-resolver': 'looks for its binary, which is a package of its own',
};
