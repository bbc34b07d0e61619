import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import CompressionPlugin from 'compression-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { constants } from 'node:zlib';
import { ROOT } from '../packages/tree.mjs';
import { antdByComponent } from './antd-by-component.mjs';
import { LEFT_OUT } from './left-out.mjs';
import { pureDeclarations } from './pure-declarations.mjs';

const require = createRequire(import.meta.url);

/** Entries of workers, started as `new Worker(new URL('./worker.ts', import.meta.url))`. */
const WORKER = /[\\/]worker\.ts$/;

/**
 * What every browser build has in common.
 * @param {{ root: string, mode: 'production' | 'development', offeredOnly: boolean }} options `root`: the package's folder
 * @returns {import('webpack').Configuration}
 */
export function commonConfig({ root, mode, offeredOnly }) {
  const isProduction = mode === 'production';
  return {
    mode,
    context: root,
    // No eval-* source maps: the content security policy forbids eval. None at all in production.
    devtool: isProduction ? false : 'cheap-module-source-map',
    target: ['web', 'es2022'],
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      alias: Object.fromEntries(LEFT_OUT.map((name) => [name, false])),
    },
    module: {
      // A worker is a script of its own, made by our loader; the page only learns its address.
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
            // Types are checked once for the whole tree by `npm run types`.
            transpileOnly: true,
            configFile: join(import.meta.dirname, 'tsconfig.transpile.json'),
            getCustomTransformers: () => ({ before: [antdByComponent({ offeredOnly }), pureDeclarations()] }),
          },
        },
      ],
    },
    output: {
      path: join(root, 'dist'),
      clean: true,
      // Integrity of chunks needs it: without CORS mode the browser refuses to check a script's hash.
      crossOriginLoading: 'anonymous',
      hashFunction: 'sha256',
    },
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      minimize: isProduction,
      // Scripts only: styles come minified, and webpack's own CSS minimizer takes the space before a minus out of calc()
      // inside custom properties, which then mean nothing: antd's select lost its padding. swc: docs/adr/0069.
      minimizer: [
        new MinimizerPlugin({
          test: /\.m?js$/,
          minify: { implementation: MinimizerPlugin.swcMinify, options: { compress: { passes: 2 } } },
        }),
      ],
    },
    performance: false,
    plugins: isProduction ? compressors() : [],
    cache: {
      type: 'filesystem',
      cacheDirectory: join(ROOT, 'node_modules/.cache/webpack', mode, basename(root)),
      // Without them a changed build configuration would go on serving what the old one made.
      buildDependencies: { tooling: [`${import.meta.dirname}/`, join(ROOT, 'package-lock.json')] },
    },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}

/** Static servers send these files as they are; compressing at each request would cost more and compress less. */
function compressors() {
  const text = /\.(?:js|css|json|svg)$/;
  return [
    new CompressionPlugin({ test: text, algorithm: 'gzip', threshold: 1024 }),
    new CompressionPlugin({
      test: text,
      algorithm: 'brotliCompress',
      filename: '[path][base].br',
      threshold: 1024,
      // The plugin's types know the options of gzip only.
      compressionOptions: /** @type {any} */ ({ params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    }),
  ];
}
