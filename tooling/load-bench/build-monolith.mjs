import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';
import { listRemotesInTree, ROOT, VAR } from '../packages/tree.mjs';
import { buildNow } from '../webpack/build-now.mjs';
import { shellConfig } from '../webpack/shell-config.mjs';

/**
 * Monoliths that the federation is compared with: one webpack build of the same sources.
 * - `plain`: webpack's default with split routes; the shell is one script, antd creates its styles in the browser,
 * nothing is prefetched.
 * - `best`: split, prefetched and styled as our shell.
 * @typedef {'plain' | 'best'} Monolith
 */

const PARTS = join(import.meta.dirname, 'monolith');
const FOLDER = join(VAR, 'load-bench');

/**
 * @param {Monolith} kind
 * @returns {Promise<string>} folder of the build, deployed instead of the shell
 */
export async function buildMonolith(kind) {
  const isPlain = kind === 'plain';
  const dist = join(FOLDER, kind);
  const preloadedChunks = isPlain ? [] : ['work', 'antd', FIRST_PAGE.chunk];
  const shell = await shellConfig(join(ROOT, 'shell'), 'production', { isStyledInBrowser: isPlain }, preloadedChunks);
  await buildNow({
    ...shell,
    cache: false,
    output: { ...shell.output, path: dist },
    resolve: { ...shell.resolve, alias: { ...shell.resolve?.alias, 'ncb-monolith-pages': writePagesFile(kind) } },
    plugins: [
      ...(shell.plugins ?? []),
      replaceModule(/^\.\/create-page-loader$/, 'page-loader.js'),
      replaceModule(/^\.\/create-federation$/, 'no-federation.js'),
      ...(isPlain
        ? [
            replaceModule(/^\.\/load-working-area$/, 'eager-working-area.js'),
            replaceModule(/^\.\/theme$/, 'runtime-styles.js'),
            replaceModule(/^\.\/(?:prefetch-first-page|use-page-prefetch)$/, 'nothing-ahead.js'),
          ]
        : [replaceModule(/^\.\/prefetch-first-page$/, 'first-page-ahead.js')]),
    ],
  });
  return dist;
}

/** @type {(request: RegExp, part: string) => webpack.NormalModuleReplacementPlugin} */
function replaceModule(request, part) {
  return new webpack.NormalModuleReplacementPlugin(request, (wanted) => {
    if (wanted.context.startsWith(join(ROOT, 'shell/src'))) wanted.request = join(PARTS, part);
  });
}

const FIRST_PAGE = { name: 'miAccountsAll', chunk: 'first-page' };

/**
 * Generates a module that imports each page of each remote on demand. In the best monolith the browser prefetches all
 * pages once the working area is loaded.
 * @param {Monolith} kind
 */
function writePagesFile(kind) {
  const hints = (/** @type {string} */ name) =>
    kind === 'plain'
      ? ''
      : `/* webpackPrefetch: true${name === FIRST_PAGE.name ? `, webpackChunkName: "${FIRST_PAGE.chunk}"` : ''} */`;
  const pages = listRemotesInTree().flatMap(({ folder, description }) =>
    description.pages.map(({ name }) => ({ name, file: join(ROOT, folder, 'src/pages', name, 'index.ts') })),
  );
  const lines = pages.map(({ name, file }) => `  ${name}: () => import(${hints(name)} ${JSON.stringify(file)}),\n`);
  mkdirSync(FOLDER, { recursive: true });
  const generated = join(FOLDER, 'pages.js');
  writeFileSync(generated, `export const PAGES = {\n${lines.join('')}};\n`);
  return generated;
}
