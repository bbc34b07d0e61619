import { join } from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { readDescription } from '../deploy/description/read-description.mjs';

/**
 * Serves one remote from its sources. An edited component takes the place of the old one and what is typed stays; any
 * other edit reloads the page.
 * @param {string} root the remote's folder
 * @param {string} origin where to serve it
 * @param {string} appOrigin the one page that may load it
 * @param {import('webpack').Configuration} config its build in development mode
 */
export async function serveRemote(root, origin, appOrigin, config) {
  const { name } = readDescription(root);
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port: Number(new URL(origin).port),
      // Another page that the developer has open must not read the sources.
      headers: { 'Access-Control-Allow-Origin': appOrigin },
      allowedHosts: ['localhost'],
      hot: true,
      liveReload: true,
      // The overlay is an inline-styled frame, which the shell's security policy forbids; errors are in the terminal.
      client: { overlay: false, webSocketURL: `${origin.replace('http:', 'ws:')}/ws`, logging: 'warn' },
    },
    webpack({ ...refreshed(config, name, root), output: { ...config.output, publicPath: `${origin}/` } }),
  );
  await server.start();
  return { stop: () => server.stop() };
}

/** webpack waits for 200 ms whether more is saved; an editor that saves several files does so within this. */
const SAVED_TOGETHER_MS = 30;

const MANIFEST = 'mf-manifest.json';

/**
 * The manifest as the shell in development mode reads it. It brings along what `remote.json` declares, as the registry does
 * for what is deployed: menu entries, cards and actions on rows are seen before they are deployed. After an edit webpack
 * names the files of the update as files of the pages; a page that is opened later would run them, and it is as it should
 * be without them.
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
        const isLasting = (/** @type {unknown} */ file) => !String(file).endsWith('.hot-update.js');
        const content = JSON.parse(String(manifest.source.source()), (_, value) =>
          Array.isArray(value) ? value.filter(isLasting) : value,
        );
        const text = JSON.stringify({ ...content, declares: readDescription(this.#root) });
        compilation.updateAsset(MANIFEST, new webpack.sources.RawSource(text));
      });
    });
  }
}

/** @type {(config: import('webpack').Configuration, name: string, root: string) => import('webpack').Configuration} */
function refreshed(config, name, root) {
  const loader = join(import.meta.dirname, 'refresh-loader.mjs');
  const rule = {
    test: /\.[jt]sx$/,
    exclude: /node_modules/,
    enforce: /** @type {const} */ ('post'),
    use: [{ loader, options: { name } }],
  };
  return {
    ...config,
    watchOptions: { aggregateTimeout: SAVED_TOGETHER_MS, ...config.watchOptions },
    plugins: [...(config.plugins ?? []), new DevelopersManifest(root)],
    module: { ...config.module, rules: [...(config.module?.rules ?? []), rule] },
  };
}
