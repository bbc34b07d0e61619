import { readFileSync } from 'node:fs';
import { federationOutput, federationPlugins } from '@ncb/remote-kit/federation';

const remote = JSON.parse(readFileSync(new URL('remote.json', import.meta.url), 'utf8'));

/** Any webpack configuration works; the plugins create the entry. */
export default {
  entry: {},
  target: ['web', 'es2022'],
  output: { clean: true, ...federationOutput(remote) },
  plugins: federationPlugins(remote, { moduleOf: (page) => `./src/${page}.js` }),
};
