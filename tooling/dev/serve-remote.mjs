import { join } from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { readDescription } from '../deploy/description/read-description.mjs';

/**
 * Serves one remote from its sources with hot updates: edited components keep their state, other edits reload the page.
 * @param {string} root the remote's folder
 * @param {string} origin of the development server
 * @param {string} appOrigin the only page that may load it
 * @param {import('webpack').Configuration} config its build in development mode
 */
export async function serveRemote(root, origin, appOrigin, config) {
  const { name } = readDescription(root);
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port: Number(new URL(origin).port),
      // Other pages open in the developer's browser must not read the sources.
      headers: { 'Access-Control-Allow-Origin': appOrigin },
      allowedHosts: ['localhost'],
      hot: true,
      liveReload: true,
      // The overlay is an inline-styled frame, which the shell's security policy forbids; errors appear in the
      // terminal.
      client: { overlay: false, webSocketURL: `${origin.replace('http:', 'ws:')}/ws`, logging: 'warn' },
    },
    webpack({ ...withRefresh(config, name, root), output: { ...config.output, publicPath: `${origin}/` } }),
  );
  await server.start();
  return { stop: () => server.stop() };
}

/** Delay that collects files saved together; webpack's default is 200 ms. */
const BATCH_MS = 30;

const MANIFEST = 'mf-manifest.json';

/**
 * Webpack plugin that adapts the manifest for the development shell.
 * Adds the declarations of `remote.json`; removes hot-update files, which webpack lists as files of the pages and a
 * page opened later would run.
 */
class DevelopersManifest {
  #root;

  /** @param {string} root the remote's folder */
  constructor(root) {
    this.#root = root;
  }

  /** @param {webpack.Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('DevelopersManifest', (compilation) => {
      compilation.fileDependencies.add(join(this.#root, 'remote.json'));
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT + 1;
      compilation.hooks.processAssets.tap({ name: 'DevelopersManifest', stage }, () => {
        const manifest = compilation.getAsset(MANIFEST);
        if (!manifest) return;
        const isPermanent = (/** @type {unknown} */ file) => !String(file).endsWith('.hot-update.js');
        const content = JSON.parse(String(manifest.source.source()), (_, value) =>
          Array.isArray(value) ? value.filter(isPermanent) : value,
        );
        const text = JSON.stringify({ ...content, declares: readDescription(this.#root) });
        compilation.updateAsset(MANIFEST, new webpack.sources.RawSource(text));
      });
    });
  }
}

/** @type {(config: import('webpack').Configuration, name: string, root: string) => import('webpack').Configuration} */
function withRefresh(config, name, root) {
  const loader = join(import.meta.dirname, 'refresh-loader.mjs');
  const rule = {
    test: /\.[jt]sx$/,
    exclude: /node_modules/,
    enforce: /** @type {const} */ ('post'),
    use: [{ loader, options: { name } }],
  };
  return {
    ...config,
    watchOptions: { aggregateTimeout: BATCH_MS, ...config.watchOptions },
    plugins: [...(config.plugins ?? []), new DevelopersManifest(root)],
    module: { ...config.module, rules: [...(config.module?.rules ?? []), rule] },
  };
}
