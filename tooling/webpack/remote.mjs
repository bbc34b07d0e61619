import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import { commonConfig } from './common.mjs';
import { ICON_BASE, sharedByShell } from './sharing.mjs';

/** As long as the shell waits for an entry (`CODE_LIMIT` in shell/src/remotes/limits.ts); webpack alone waits two minutes. */
const CHUNK_LIMIT_MS = 8_000;

/**
 * The build of a remote, from its `remote.json`: one exposed module per page, named as the page.
 * @param {string} root the remote's folder
 * @param {'production' | 'development'} mode
 * @returns {import('webpack').Configuration}
 */
export function remoteConfig(root, mode) {
  const remote = JSON.parse(readFileSync(join(root, 'remote.json'), 'utf8'));
  const common = commonConfig({ root, mode, offeredOnly: true });
  const isProduction = mode === 'production';
  return {
    ...common,
    // The container made by Module Federation is the only entry.
    entry: {},
    output: {
      ...common.output,
      publicPath: 'auto',
      chunkLoadTimeout: CHUNK_LIMIT_MS,
      filename: isProduction ? '[name].[contenthash:12].js' : '[name].js',
      chunkFilename: isProduction ? '[name].[contenthash:12].js' : '[name].js',
      uniqueName: containerName(remote.name),
    },
    plugins: [
      ...(common.plugins ?? []),
      new ModuleFederationPlugin({
        name: containerName(remote.name),
        filename: 'entry.js',
        exposes: Object.fromEntries(remote.pages.map(pageEntry)),
        shared: sharedByShell(remote.contract),
        shareStrategy: 'loaded-first',
        manifest: true,
        // Types come from the shared kernel, and a development server of our own does the reloading.
        dts: false,
        dev: false,
        experiments: { externalRuntime: true },
      }),
      new webpack.NormalModuleReplacementPlugin(/^\.\.\/components\/AntdIcon$/, ICON_BASE),
      ...(isProduction ? [new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] })] : []),
    ],
  };
}

/** @type {(page: { name: string }) => [string, string]} */
function pageEntry({ name }) {
  return [`./${name}`, `./src/pages/${name}/index.ts`];
}

/** The global name of a remote's container; a hyphen would not be an identifier. */
export function containerName(/** @type {string} */ remote) {
  return `ncb_${remote.replaceAll('-', '_')}`;
}
