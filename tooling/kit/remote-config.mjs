import { createRequire } from 'node:module';
import { join } from 'node:path';
import { readDescription } from '../deploy/description/read-description.mjs';
import { antdByComponent } from '../webpack/antd-by-component.mjs';
import { federationOutput } from '../webpack/federation-plugins.mjs';
import { federationPlugins } from './federation.mjs';

/**
 * Returns the build: TypeScript or JavaScript, `src/pages/<page>/index.ts` for each page of `remote.json`, style
 * modules.
 * @param {string} root of the repository
 * @param {'production' | 'development'} [mode]
 * @returns {import('webpack').Configuration}
 */
export function remoteConfig(root, mode = 'production') {
  const remote = readDescription(root);
  const isProduction = mode === 'production';
  return {
    mode,
    context: root,
    entry: {},
    target: ['web', 'es2022'],
    // The security policy forbids `eval`, which other source maps use.
    devtool: isProduction ? false : 'cheap-module-source-map',
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: createRequire(join(root, 'package.json')).resolve('ts-loader'),
          options: {
            transpileOnly: true,
            compilerOptions: { noEmit: false },
            getCustomTransformers: () => ({ before: [antdByComponent({ offeredOnly: true })] }),
          },
        },
      ],
    },
    output: {
      path: join(root, 'dist'),
      clean: true,
      hashFunction: 'sha256',
      ...federationOutput(remote, isProduction),
    },
    plugins: federationPlugins(remote, {
      moduleOf: (page) => `./src/pages/${page}/index.ts`,
      cardModuleOf: (card) => `./src/cards/${card}/index.ts`,
      isProduction,
    }),
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}
