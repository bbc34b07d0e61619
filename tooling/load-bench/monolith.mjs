import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';
import { remotesInTree, ROOT, VAR } from '../packages/tree.mjs';
import { buildNow } from '../webpack/build-now.mjs';
import { shellConfig } from '../webpack/shell.mjs';

/**
 * What the federation is measured against: shell and remotes as one webpack build, of the same sources.
 * - `plain`: as webpack makes it of an application whose pages are split by route. The shell is one script, antd makes
 *   its styles in the browser, nothing is fetched before it is wanted.
 * - `best`: split, warmed and styled as our shell is; only Module Federation is missing.
 * @typedef {'plain' | 'best'} Monolith
 */

const PARTS = join(import.meta.dirname, 'monolith');
const FOLDER = join(VAR, 'load-bench');

/**
 * Builds a monolith.
 * @param {Monolith} kind
 * @returns {Promise<string>} the folder of the build, to be deployed in the place of the shell's
 */
export async function buildMonolith(kind) {
  const isPlain = kind === 'plain';
  const dist = join(FOLDER, kind);
  const ahead = isPlain ? [] : ['work', 'antd', FIRST_PAGE.chunk];
  const shell = await shellConfig(join(ROOT, 'shell'), 'production', { isStyledInBrowser: isPlain }, ahead);
  await buildNow({
    ...shell,
    cache: false,
    output: { ...shell.output, path: dist },
    resolve: { ...shell.resolve, alias: { ...shell.resolve?.alias, 'ncb-monolith-pages': pagesFile(kind) } },
    plugins: [
      ...(shell.plugins ?? []),
      inPlaceOf(/\/remotes\/loader$/, 'page-loader.js'),
      inPlaceOf(/\/remotes\/federation$/, 'no-federation.js'),
      ...(isPlain
        ? [
            inPlaceOf(/^\.\/working-area$/, 'eager-working-area.js'),
            inPlaceOf(/^\.\/theme$/, 'runtime-styles.js'),
            inPlaceOf(/^\.\/(?:first-page-ahead|use-pages-ahead)$/, 'nothing-ahead.js'),
          ]
        : [inPlaceOf(/^\.\/first-page-ahead$/, 'first-page-ahead.js')]),
    ],
  });
  return dist;
}

/** What the shell's own files ask for by such a name. @type {(request: RegExp, part: string) => webpack.NormalModuleReplacementPlugin} */
function inPlaceOf(request, part) {
  return new webpack.NormalModuleReplacementPlugin(request, (wanted) => {
    if (wanted.context.startsWith(join(ROOT, 'shell/src'))) wanted.request = join(PARTS, part);
  });
}

/** The page behind sign-in. */
const FIRST_PAGE = { name: 'miAccountsAll', chunk: 'first-page' };

/**
 * A module that imports each page of each remote when it is opened. In the best monolith the browser fetches them all
 * when the working area is there, behind everything else.
 * @param {Monolith} kind
 */
function pagesFile(kind) {
  const hints = (/** @type {string} */ name) =>
    kind === 'plain'
      ? ''
      : `/* webpackPrefetch: true${name === FIRST_PAGE.name ? `, webpackChunkName: "${FIRST_PAGE.chunk}"` : ''} */`;
  const pages = remotesInTree().flatMap(({ folder, description }) =>
    description.pages.map(({ name }) => ({ name, file: join(ROOT, folder, 'src/pages', name, 'index.ts') })),
  );
  const lines = pages.map(({ name, file }) => `  ${name}: () => import(${hints(name)} ${JSON.stringify(file)}),\n`);
  mkdirSync(FOLDER, { recursive: true });
  const generated = join(FOLDER, 'pages.js');
  writeFileSync(generated, `export const PAGES = {\n${lines.join('')}};\n`);
  return generated;
}
