import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { mkdtempSync, rmSync } from 'node:fs';
import * as esbuild from 'esbuild';
import { ANTD_COMPONENTS } from '../webpack/sharing.mjs';
import { buildTypeface } from './build-typeface.mjs';

const require = createRequire(import.meta.url);
const ROOT = join(import.meta.dirname, '../..');

const FRAME_COMPONENTS = ['Layout', 'Menu', 'message', 'notification'];

const KERNEL_SHEET = 'shared-kernel/src/ui/kernel.css';
const TABLES_SHEET = 'shared-kernel/src/ui/tables/tables.css';
/** Styles that only older remotes still use. */
const WITHDRAWN_SHEET = 'shared-kernel/src/ui/withdrawn.css';
const CARDS_SHEET = 'shared-kernel/src/ui/cards/cards.css';
export const KERNEL_SHEETS = [KERNEL_SHEET, TABLES_SHEET, CARDS_SHEET, WITHDRAWN_SHEET];

/**
 * Builds the shell's style sheets: antd's styles, extracted at build time instead of in every browser, and our own.
 * @param {{ isStyledInBrowser?: boolean }} [options] true: without antd's styles, which every browser then creates
 * @returns {Promise<{ base: Stylesheet, work: Stylesheet, fonts: { name: string, content: Buffer }[] }>} `base` for
 *   sign-in, `work` for everything after it, `fonts` that `base` names
 * @typedef {{ name: string, css: string }} Stylesheet `name`: with a hash of the content
 */
export async function makeStylesheets({ isStyledInBrowser = false } = {}) {
  const { buildThemeConfig } = await loadTheme();
  const themes = extractVariables(buildThemeConfig('light')) + extractVariables(buildThemeConfig('dark'));
  const { css, files: fonts } = await buildTypeface();
  const base = css + withoutPalette(themes) + readSheet(KERNEL_SHEET) + readSheet('shell/src/shell.css');
  // Before antd's rules, which come later where both are equally specific.
  const tables = getPalette(themes) + readSheet(TABLES_SHEET);
  const frame = readSheet(CARDS_SHEET) + readSheet('shell/src/work.css');
  if (isStyledInBrowser)
    return { base: finishSheet('base', base + tables + frame), work: finishSheet('work', ''), fonts };
  const antd = extract([...ANTD_COMPONENTS, ...FRAME_COMPONENTS], buildThemeConfig('light'));
  const work = tables + antd + readSheet(WITHDRAWN_SHEET) + frame;
  return { base: finishSheet('base', base), work: finishSheet('work', work), fonts };
}

/** Reads a style sheet of the tree and those that it imports. */
export function readSheet(/** @type {string} */ file) {
  const { outputFiles } = esbuild.buildSync({ entryPoints: [join(ROOT, file)], bundle: true, write: false });
  return outputFiles.map(({ text }) => text).join('');
}

/** Pattern of antd's palette variables, `--ant-gold-7:#…`: a sixth of the styles, unused before sign-in. */
const SHADE =
  /--ant-(?:blue|purple|cyan|green|magenta|pink|red|orange|yellow|volcano|geekblue|gold|lime)(?:-\d+)?:[^;}]*;?/g;

/** @type {(blocks: string) => string} */
function withoutPalette(blocks) {
  return blocks.replace(SHADE, '');
}

/** @type {(blocks: string) => string} */
function getPalette(blocks) {
  return blocks.replace(/\{([^}]*)\}/g, (_, body) => `{${(body.match(SHADE) ?? []).join('')}}`);
}

/** Loads the shell's TypeScript theme, bundled with antd external, so that theme and extraction use the same antd. */
async function loadTheme() {
  const folder = mkdtempSync(join(tmpdir(), 'ncb-theme-'));
  const file = join(folder, 'theme.cjs');
  await esbuild.build({
    entryPoints: [join(ROOT, 'shell/src/theme/theme.ts')],
    bundle: true,
    platform: 'node',
    format: 'cjs',
    outfile: file,
    external: ['antd'],
    alias: { antd: require.resolve('antd') },
  });
  const theme = await import(pathToFileURL(file).href);
  rmSync(folder, { recursive: true });
  return theme;
}

/**
 * Extracts the theme's variables (`.ncb-dark{--ant-…}`), which suffice for a page without antd.
 * @type {(theme: import('antd').ThemeConfig) => string}
 */
function extractVariables(theme) {
  const blocks = extract(['Typography'], theme).match(new RegExp(`\\.${theme.cssVar?.key}\\{[^}]*\\}`, 'g'));
  if (!blocks) throw new Error('antd wrote no variables for the theme');
  return blocks.join('');
}

/**
 * Extracts component styles. They use only variables, so the light theme's rules serve the dark theme too.
 * @type {(components: string[], theme: import('antd').ThemeConfig) => string}
 */
function extract(components, theme) {
  const { extractStyle } = require('@ant-design/static-style-extract');
  const { ConfigProvider } = require('antd');
  const React = require('react');
  const styled = { ...theme, zeroRuntime: false };
  return withoutWarnings(() =>
    extractStyle({
      includes: components,
      customTheme: (/** @type {import('react').ReactNode} */ node) =>
        React.createElement(ConfigProvider, { theme: styled }, node),
    }),
  );
}

/**
 * Suppresses warnings: the extraction renders every component without properties.
 * @template T
 * @param {() => T} work
 * @returns {T}
 */
function withoutWarnings(work) {
  const { error, warn } = console;
  Object.assign(console, { error: () => undefined, warn: () => undefined });
  try {
    return work();
  } finally {
    Object.assign(console, { error, warn });
  }
}

/** @type {(name: string, source: string) => Stylesheet} */
function finishSheet(name, source) {
  const css = esbuild.transformSync(source, { loader: 'css', minify: true }).code;
  return { name: `${name}.${createHash('sha256').update(css).digest('hex').slice(0, 12)}.css`, css };
}
