import { readFileSync } from 'node:fs';
import { refuseFaultyDescription } from '../deploy/description/check-description.mjs';
import { federationPlugins as pluginsFor } from '../webpack/federation-plugins.mjs';
import { CONTRACT_FILE } from './contract-file.mjs';

export { federationOutput } from '../webpack/federation-plugins.mjs';
export { ANTD_COMPONENTS, antdModule, SHARED_MODULES } from '../webpack/sharing.mjs';

/** @type {(remote: import('../deploy/description/check-description.mjs').Description, options: Omit<Parameters<typeof pluginsFor>[1], 'contract'>) => ReturnType<typeof pluginsFor>} */
export function federationPlugins(remote, options) {
  refuseFaultyDescription(remote);
  const contract = JSON.parse(readFileSync(new URL(CONTRACT_FILE, import.meta.url), 'utf8'));
  return pluginsFor(remote, { ...options, contract });
}
