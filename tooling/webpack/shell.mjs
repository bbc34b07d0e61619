import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import { agreedContract } from '../contract/contract-text.mjs';
import { presentGiven } from '../contract/given.mjs';
import { makeStylesheets } from '../styles/stylesheets.mjs';
import { commonConfig } from './common.mjs';
import { sharedVersions } from './shared-versions.mjs';
import { StyleModules } from './style-modules.mjs';

/** Where developers serve the remotes that they work on, on any port. */
const DEV_ORIGINS = ['http://localhost:*'];
/** What keeps the state of a page whose code is edited. */
const REFRESH = join(import.meta.dirname, '../dev/refresh-entry.mjs');

/** What antd's tables and dialogs know of scroll bars. */
const SCROLL_BAR_SIZE = join(import.meta.dirname, 'scroll-bar-size.mjs');

/** Where the product lives on its host. Source: specification 1, section 2 */
const BASE_PATH = '/ncb/';

/**
 * The build of the shell: a plain page. It knows no remote; which ones exist is read from the registry at run time.
 * @param {string} root the shell's folder
 * @param {'production' | 'development'} mode
 * @param {Parameters<typeof makeStylesheets>[0]} [styles]
 * @param {readonly string[]} [ahead] chunks that the page behind sign-in needs
 * @returns {Promise<import('webpack').Configuration>}
 */
export async function shellConfig(root, mode, styles, ahead = AHEAD) {
  const common = commonConfig({ root, mode, offeredOnly: false });
  const stylesheets = await makeStylesheets(styles);
  const isProduction = mode === 'production';
  const styleFile = isProduction ? 'assets/[name].[contenthash:12].css' : 'assets/[name].css';
  return {
    ...common,
    module: { ...common.module, rules: [...(common.module?.rules ?? []), firstWords(root)] },
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
          workScripts: scriptsOf(compilation, ahead)
            .map((name) => BASE_PATH + name)
            .join(' '),
          todayScripts: scriptsOf(compilation, ['today'])
            .map((name) => BASE_PATH + name)
            .join(' '),
        }),
      }),
      new webpack.NormalModuleReplacementPlugin(/^\.\.?\/getScrollBarSize$/, SCROLL_BAR_SIZE),
      new StyleModules('shell', { filename: styleFile, chunkFilename: styleFile }),
      new webpack.DefinePlugin({
        __NCB_REMOTE__: JSON.stringify('shell'),
        __NCB_SHARED_VERSIONS__: JSON.stringify(sharedVersions()),
        __NCB_SCRIPT_ORIGINS__: JSON.stringify(isProduction ? [] : DEV_ORIGINS),
        // Module Federation's runtime then leaves out what loads scripts in Node.
        ENV_TARGET: JSON.stringify('web'),
        __NCB_DEVELOPMENT__: JSON.stringify(!isProduction),
        __NCB_DEBUG_PAGE__: JSON.stringify(process.env.NCB_DEBUG_PAGE === '1'),
      }),
      new EmitFiles([
        ...Object.values(stylesheets).map(({ name, css }) => ({ name: `assets/${name}`, content: css })),
        { name: 'contract.json', content: JSON.stringify(shellContract(), null, 2) },
      ]),
      new ScriptNonce(),
    ],
  };
}

/** Words of a first screen, `ua.json?first`: those of the shell and of the kernel that its list names. @type {(root: string) => import('webpack').RuleSetRule} */
function firstWords(root) {
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

/** What everybody needs behind sign-in: the frame, and the components that most pages are made of. */
const AHEAD = ['work', 'antd'];

/** Files of chunks and of those that come with them. @type {(compilation: import('webpack').Compilation, names: readonly string[]) => string[]} */
function scriptsOf({ namedChunkGroups }, names) {
  const files = names.flatMap((name) => namedChunkGroups.get(name)?.getFiles() ?? []);
  return [...new Set(files)].filter((file) => file.endsWith('.js'));
}

/** What remotes can count on, for those who deploy one. @returns {import('../contract/fits.mjs').ShellContract} */
function shellContract() {
  const { version, values } = agreedContract();
  const { texts, classes } = presentGiven();
  return { version, exports: values, shared: sharedVersions(), texts, classes };
}

/** Adds ready-made files to a build, so that they are compressed and cleaned as its own. */
class EmitFiles {
  /** @param {{ name: string, content: string }[]} files */
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

/** Puts the server's nonce placeholder onto the page's scripts: the shell reads it there for antd's styles. */
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
