import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { mkdtempSync, rmSync } from 'node:fs';
import * as esbuild from 'esbuild';
import { ANTD_COMPONENTS } from '../webpack/sharing.mjs';

const require = createRequire(import.meta.url);
const ROOT = join(import.meta.dirname, '../..');

/** What the shell's own frame shows beside the components that it offers to remotes. */
const FRAME_COMPONENTS = ['Layout', 'Menu', 'message', 'notification'];

/** What the kernel's parts look like, whoever shows them. */
const KERNEL_SHEET = 'shared-kernel/src/ui/kernel.css';
/** What else remotes of earlier days take from the shell. */
const WITHDRAWN_SHEET = 'shared-kernel/src/ui/withdrawn.css';
/** What cards of the page "today" are made of. */
const CARDS_SHEET = 'shared-kernel/src/ui/cards.css';
/** All classes that the shell gives to remotes. */
export const KERNEL_SHEETS = [KERNEL_SHEET, CARDS_SHEET, WITHDRAWN_SHEET];

/**
 * antd's styles, made once at build from the shell's theme instead of in every browser, and our own style files.
 * @param {{ isStyledInBrowser?: boolean }} [options] without antd's styles, which are then made in every browser
 * @returns {Promise<{ base: Stylesheet, work: Stylesheet }>} `base` for sign-in, `work` for everything after it
 * @typedef {{ name: string, css: string }} Stylesheet `name`: with a hash of the content
 */
export async function makeStylesheets({ isStyledInBrowser = false } = {}) {
  const { themeConfig } = await loadTheme();
  const own = (/** @type {string} */ file) => readFileSync(join(ROOT, file), 'utf8');
  const themes = variables(themeConfig('light')) + variables(themeConfig('dark'));
  const base = withoutPalette(themes) + own(KERNEL_SHEET) + own('shell/src/shell.css');
  const palette = paletteOf(themes);
  const frame = own(CARDS_SHEET) + own('shell/src/frame/frame.css') + own('shell/src/today/today.css');
  if (isStyledInBrowser) return { base: named('base', base + palette + frame), work: named('work', '') };
  const work =
    palette + extract([...ANTD_COMPONENTS, ...FRAME_COMPONENTS], themeConfig('light')) + own(WITHDRAWN_SHEET) + frame;
  return { base: named('base', base), work: named('work', work) };
}

/** A shade of antd's colours, `--ant-gold-7:#…`. What is before sign-in names none of them: a sixth of its styles. */
const SHADE =
  /--ant-(?:blue|purple|cyan|green|magenta|pink|red|orange|yellow|volcano|geekblue|gold|lime)(?:-\d+)?:[^;}]*;?/g;

/** @type {(blocks: string) => string} */
function withoutPalette(blocks) {
  return blocks.replace(SHADE, '');
}

/** @type {(blocks: string) => string} */
function paletteOf(blocks) {
  return blocks.replace(/\{([^}]*)\}/g, (_, body) => `{${(body.match(SHADE) ?? []).join('')}}`);
}

/** The shell's theme is TypeScript; bundled with antd left outside, so that theme and extraction use the same antd. */
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
    // The bundle lies outside the tree and would not find antd.
    alias: { antd: require.resolve('antd') },
  });
  const theme = await import(pathToFileURL(file).href);
  rmSync(folder, { recursive: true });
  return theme;
}

/**
 * The theme's own variables (`.ncb-dark{--ant-…}`): all that a page without antd needs of a theme.
 * @type {(theme: import('antd').ThemeConfig) => string}
 */
function variables(theme) {
  const blocks = extract(['Typography'], theme).match(new RegExp(`\\.${theme.cssVar?.key}\\{[^}]*\\}`, 'g'));
  if (!blocks) throw new Error('antd wrote no variables for the theme');
  return blocks.join('');
}

/**
 * Component rules speak of variables only, so those made with the light theme serve the dark one as well.
 * @type {(components: string[], theme: import('antd').ThemeConfig) => string}
 */
function extract(components, theme) {
  const { extractStyle } = require('@ant-design/static-style-extract');
  const { ConfigProvider } = require('antd');
  const React = require('react');
  const styled = { ...theme, zeroRuntime: false };
  return quietly(() =>
    extractStyle({
      includes: components,
      customTheme: (/** @type {import('react').ReactNode} */ node) =>
        React.createElement(ConfigProvider, { theme: styled }, node),
    }),
  );
}

/**
 * The extraction renders every component with no properties; React and antd warn about that, and it means nothing here.
 * @template T
 * @param {() => T} work
 * @returns {T}
 */
function quietly(work) {
  const { error, warn } = console;
  Object.assign(console, { error: () => undefined, warn: () => undefined });
  try {
    return work();
  } finally {
    Object.assign(console, { error, warn });
  }
}

/** @type {(name: string, source: string) => Stylesheet} */
function named(name, source) {
  const css = esbuild.transformSync(source, { loader: 'css', minify: true }).code;
  return { name: `${name}.${createHash('sha256').update(css).digest('hex').slice(0, 12)}.css`, css };
}
