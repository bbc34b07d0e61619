import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import CompressionPlugin from 'compression-webpack-plugin';
import webpack from 'webpack';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { constants } from 'node:zlib';
import { ROOT } from '../packages/tree.mjs';
import { antdByComponent } from './antd-by-component.mjs';
import { LEFT_OUT } from './left-out.mjs';
import { markPureDeclarations } from './mark-pure-declarations.mjs';

const require = createRequire(import.meta.url);

/** Entries of workers, started as `new Worker(new URL('./worker.ts', import.meta.url))`. */
const WORKER = /[\\/]worker\.ts$/;

/**
 * Builds the configuration that all browser builds share.
 * @param {{ root: string, mode: 'production' | 'development', offeredOnly: boolean }} options `root`: the package's folder
 * @returns {import('webpack').Configuration}
 */
export function commonConfig({ root, mode, offeredOnly }) {
  const isProduction = mode === 'production';
  return {
    mode,
    context: root,
    // No eval source maps: the content security policy forbids eval. No source maps in production.
    devtool: isProduction ? false : 'cheap-module-source-map',
    target: ['web', 'es2022'],
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      alias: Object.fromEntries(LEFT_OUT.map((name) => [name, false])),
    },
    module: {
      // Our own loader builds workers as separate scripts; the page gets only the address.
      parser: { javascript: { worker: false } },
      rules: [
        { test: /\.ttf$/, type: 'javascript/auto', loader: join(import.meta.dirname, 'font-subset-loader.mjs') },
        {
          test: WORKER,
          dependency: 'url',
          loader: join(import.meta.dirname, 'worker-loader.mjs'),
          type: 'asset/resource',
          generator: { filename: 'worker.[contenthash:12].js' },
        },
        {
          test: /\.tsx?$/,
          exclude: [/node_modules/, WORKER],
          loader: require.resolve('ts-loader'),
          options: {
            // `npm run types` checks the types of the whole tree.
            transpileOnly: true,
            configFile: join(import.meta.dirname, 'tsconfig.transpile.json'),
            getCustomTransformers: () => ({ before: [antdByComponent({ offeredOnly }), markPureDeclarations()] }),
          },
        },
      ],
    },
    output: {
      path: join(root, 'dist'),
      clean: true,
      // Required for integrity of chunks: without CORS mode the browser cannot check a script's hash.
      crossOriginLoading: 'anonymous',
      hashFunction: 'sha256',
    },
    optimization: {
      moduleIds: false,
      chunkIds: 'deterministic',
      minimize: isProduction,
      // Scripts only: webpack's CSS minimizer removes the space before a minus in calc() inside custom properties,
      // which makes them invalid (antd's select lost its padding). swc: docs/adr/0069.
      minimizer: [
        new MinimizerPlugin({
          test: /\.m?js$/,
          minify: { implementation: MinimizerPlugin.swcMinify, options: { compress: { passes: 2 } } },
        }),
      ],
    },
    performance: false,
    plugins: [
      // Four digits for every id: `moduleIds: 'deterministic'` takes five from 500 modules on, half a kilobyte a page.
      new webpack.ids.DeterministicModuleIdsPlugin({ maxLength: 4, fixedLength: true }),
      ...(isProduction ? createCompressors() : []),
    ],
    cache: {
      type: 'filesystem',
      cacheDirectory: join(ROOT, 'node_modules/.cache/webpack', mode, basename(root)),
      // Without these, a changed build configuration would serve outdated cache entries.
      buildDependencies: { tooling: [`${import.meta.dirname}/`, join(ROOT, 'package-lock.json')] },
    },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}

/** Creates compressed copies for static servers; compressing each request would cost more and compress less. */
function createCompressors() {
  const text = /\.(?:js|css|json|svg)$/;
  return [
    new CompressionPlugin({ test: text, algorithm: 'gzip', threshold: 1024 }),
    new CompressionPlugin({
      test: text,
      algorithm: 'brotliCompress',
      filename: '[path][base].br',
      threshold: 1024,
      // The plugin's types know only gzip options.
      compressionOptions: /** @type {any} */ ({ params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    }),
  ];
}
