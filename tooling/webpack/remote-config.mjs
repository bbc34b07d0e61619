import * as esbuild from 'esbuild';
import { readAgreedContract } from '../contract/contract-text.mjs';
import { refuseFaultyDescription } from '../deploy/description/check-description.mjs';
import { readDescription } from '../deploy/description/read-description.mjs';
import { getCardModule } from '../deploy/registry/extensions.mjs';
import { commonConfig } from './common-config.mjs';
import { federationOutput, federationPlugins } from './federation-plugins.mjs';

/**
 * Builds a remote's configuration from its `remote.json`: one exposed module per page and per card.
 * @param {string} root the remote's folder
 * @param {'production' | 'development'} mode
 * @returns {import('webpack').Configuration}
 */
export function remoteConfig(root, mode) {
  const remote = readDescription(root);
  refuseFaultyDescription(remote);
  const common = commonConfig({ root, mode, offeredOnly: true });
  const isProduction = mode === 'production';
  const contract = readAgreedContract();
  const options = {
    contract,
    moduleOf: pageModule,
    cardModuleOf: getCardModulePath,
    isProduction,
    ...(isProduction && { minifyStyles }),
  };
  return {
    ...common,
    // Module Federation's container is the only entry.
    entry: {},
    output: { ...common.output, ...federationOutput(remote, isProduction) },
    plugins: [...(common.plugins ?? []), ...federationPlugins(remote, options)],
  };
}

/** @type {(css: string) => string} */
function minifyStyles(css) {
  return esbuild.transformSync(css, { loader: 'css', minify: true }).code;
}

/** @type {(page: string) => string} */
function pageModule(page) {
  return `./src/pages/${page}/index.ts`;
}

/** @type {(card: string) => string} */
function getCardModulePath(card) {
  return `./src/${getCardModule(card)}/index.ts`;
}
