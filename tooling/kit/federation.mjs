/** What the kit gives to a webpack configuration; bundled into it. */
export { federationOutput, federationPlugins } from '../webpack/federation-plugins.mjs';
export { ANTD_COMPONENTS, antdModule, SHARED_MODULES } from '../webpack/sharing.mjs';
