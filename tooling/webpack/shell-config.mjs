import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import { readAgreedContract } from '../contract/contract-text.mjs';
import { readPresentOffer } from '../contract/shell-offer.mjs';
import { makeStylesheets } from '../styles/make-stylesheets.mjs';
import { commonConfig } from './common-config.mjs';
import { getSharedVersions } from './get-shared-versions.mjs';
import { StyleModules } from './style-modules.mjs';

/** Origins of developers' remotes, on any port. */
const DEV_ORIGINS = ['http://localhost:*'];
const REFRESH = join(import.meta.dirname, '../dev/refresh-entry.mjs');

const SCROLL_BAR_SIZE = join(import.meta.dirname, 'scroll-bar-size.mjs');

/** Path of the product on its host. Source: docs/requirements/shell-accounts-admin.md#routes. */
const BASE_PATH = '/ncb/';

/**
 * Builds the shell's configuration. It names no remote: the registry lists them at run time.
 * @param {string} root the shell's folder
 * @param {'production' | 'development'} mode
 * @param {Parameters<typeof makeStylesheets>[0]} [styles]
 * @param {readonly string[]} [preloaded] chunks that the page after sign-in needs
 * @returns {Promise<import('webpack').Configuration>}
 */
export async function shellConfig(root, mode, styles, preloaded = PRELOADED_CHUNKS) {
  const common = commonConfig({ root, mode, offeredOnly: false });
  const { fonts, ...stylesheets } = await makeStylesheets(styles);
  const isProduction = mode === 'production';
  const styleFile = isProduction ? 'assets/[name].[contenthash:12].css' : 'assets/[name].css';
  return {
    ...common,
    module: { ...common.module, rules: [...(common.module?.rules ?? []), buildFirstWordsRule(root)] },
    entry: { shell: isProduction ? './src/main.tsx' : [REFRESH, './src/main.tsx'] },
    output: {
      ...common.output,
      publicPath: BASE_PATH,
      filename: isProduction ? 'assets/[name].[contenthash:12].js' : 'assets/[name].js',
      chunkFilename: isProduction ? 'assets/[name].[contenthash:12].js' : 'assets/[name].js',
      uniqueName: 'ncb_shell',
    },
    plugins: [
      ...(common.plugins ?? []),
      new HtmlWebpackPlugin({
        template: join(root, 'src/index.html'),
        scriptLoading: 'defer',
        minify: false,
        templateParameters: (compilation) => ({
          base: `${BASE_PATH}assets/${stylesheets.base.name}`,
          work: `${BASE_PATH}assets/${stylesheets.work.name}`,
          workScripts: listScripts(compilation, preloaded)
            .map((name) => BASE_PATH + name)
            .join(' '),
          todayScripts: listScripts(compilation, ['today'])
            .map((name) => BASE_PATH + name)
            .join(' '),
        }),
      }),
      new webpack.NormalModuleReplacementPlugin(/^\.\.?\/getScrollBarSize$/, SCROLL_BAR_SIZE),
      new StyleModules('shell', { filename: styleFile, chunkFilename: styleFile }),
      new webpack.DefinePlugin({
        __NCB_REMOTE__: JSON.stringify('shell'),
        __NCB_SHARED_VERSIONS__: JSON.stringify(getSharedVersions()),
        __NCB_SCRIPT_ORIGINS__: JSON.stringify(isProduction ? [] : DEV_ORIGINS),
        // Lets Module Federation's runtime omit its script loading for Node.
        ENV_TARGET: JSON.stringify('web'),
        __NCB_DEVELOPMENT__: JSON.stringify(!isProduction),
        __NCB_DEBUG_PAGE__: JSON.stringify(process.env.NCB_DEBUG_PAGE === '1'),
      }),
      new EmitFiles([
        ...Object.values(stylesheets).map(({ name, css }) => ({ name: `assets/${name}`, content: css })),
        ...fonts.map(({ name, content }) => ({ name: `assets/${name}`, content })),
        { name: 'contract.json', content: JSON.stringify(readShellContract(), null, 2) },
      ]),
      new ScriptNonce(),
    ],
  };
}

/**
 * Rule for `ua.json?first`, the texts of a first screen: those of shell and kernel in the list. @type {(root: string)
 * => import('webpack').RuleSetRule}
 */
function buildFirstWordsRule(root) {
  const file = join(root, 'src/public/first-words.json');
  /** @type {{ shell: string[], kernel: string[] }} */
  const { shell, kernel } = JSON.parse(readFileSync(file, 'utf8'));
  return {
    test: /\.json$/,
    resourceQuery: /^\?first$/,
    type: 'json',
    loader: join(import.meta.dirname, 'first-words-loader.mjs'),
    options: { shell, kernel, root },
  };
}

/** Chunks needed after sign-in: the frame, and components of most pages. */
const PRELOADED_CHUNKS = ['work', 'antd'];

/** @type {(compilation: import('webpack').Compilation, names: readonly string[]) => string[]} */
function listScripts({ namedChunkGroups }, names) {
  const files = names.flatMap((name) => namedChunkGroups.get(name)?.getFiles() ?? []);
  return [...new Set(files)].filter((file) => file.endsWith('.js'));
}

/** @returns {import('../contract/misfits.mjs').ShellContract} */
function readShellContract() {
  const { version, values } = readAgreedContract();
  const { texts, classes } = readPresentOffer();
  return { version, exports: values, shared: getSharedVersions(), texts, classes };
}

/** Adds ready-made files to a build, so that they are compressed and cleaned with it. */
class EmitFiles {
  /** @param {{ name: string, content: string | Buffer }[]} files */
  constructor(files) {
    this.files = files;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('EmitFiles', (compilation) => {
      compilation.hooks.processAssets.tap('EmitFiles', () => {
        for (const { name, content } of this.files) compilation.emitAsset(name, new webpack.sources.RawSource(content));
      });
    });
  }
}

/** Adds the server's nonce placeholder to the page's scripts; the shell reads it for antd's styles. */
class ScriptNonce {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('ScriptNonce', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTags.tap('ScriptNonce', (data) => {
        for (const script of data.assetTags.scripts) script.attributes['nonce'] = '__CSP_NONCE__';
        return data;
      });
    });
  }
}
