import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { remoteConfig } from '../webpack/remote.mjs';

/**
 * Serves one remote from its sources and reloads the page when they change.
 * @param {string} root the remote's folder
 * @param {string} origin where to serve it
 * @param {string} appOrigin the one page that may load it
 */
export async function serveRemote(root, origin, appOrigin) {
  const config = remoteConfig(root, 'development');
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port: Number(new URL(origin).port),
      // Another page that the developer has open must not read the sources.
      headers: { 'Access-Control-Allow-Origin': appOrigin },
      allowedHosts: ['localhost'],
      hot: false,
      liveReload: true,
      // The overlay is an inline-styled frame, which the shell's security policy forbids; errors are in the terminal.
      client: { overlay: false, webSocketURL: `${origin.replace('http:', 'ws:')}/ws`, logging: 'warn' },
    },
    webpack({ ...config, output: { ...config.output, publicPath: `${origin}/` } }),
  );
  await server.start();
  return { stop: () => server.stop() };
}
