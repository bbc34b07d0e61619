import { readFileSync } from 'node:fs';
import { CHARACTERS, createFontSubset } from '../webpack/font-subset.mjs';
import { LEFT_OUT } from '../webpack/left-out.mjs';

/**
 * esbuild plugin with webpack's printing rules: subset fonts, and jsPDF without its parts that turn web pages into
 * pictures.
 * @type {import('esbuild').Plugin}
 */
export const printingPlugin = {
  name: 'ncb-printing',
  setup(build) {
    build.onLoad({ filter: /\.ttf$/ }, async ({ path }) => ({
      contents: await createFontSubset(readFileSync(path)),
      loader: 'text',
      watchFiles: [CHARACTERS],
    }));
    build.onResolve({ filter: new RegExp(`^(?:${LEFT_OUT.join('|')})$`) }, ({ path }) => ({
      path,
      namespace: 'left-out',
    }));
    build.onLoad({ filter: /.*/, namespace: 'left-out' }, () => ({ contents: '' }));
  },
};
