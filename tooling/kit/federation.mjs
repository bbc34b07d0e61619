/** What the kit gives to a webpack configuration; bundled into it. */
import { readFileSync } from 'node:fs';
import { federationPlugins as pluginsFor } from '../webpack/federation-plugins.mjs';
import { CONTRACT_FILE } from './contract-file.mjs';

export { federationOutput } from '../webpack/federation-plugins.mjs';
export { ANTD_COMPONENTS, antdModule, SHARED_MODULES } from '../webpack/sharing.mjs';

/** @type {(remote: Parameters<typeof pluginsFor>[0], options: Omit<Parameters<typeof pluginsFor>[1], 'contract'>) => ReturnType<typeof pluginsFor>} */
export function federationPlugins(remote, options) {
  const contract = JSON.parse(readFileSync(new URL(CONTRACT_FILE, import.meta.url), 'utf8'));
  return pluginsFor(remote, { ...options, contract });
}
