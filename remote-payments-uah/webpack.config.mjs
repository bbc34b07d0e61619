import { remoteConfig } from '@ncb/tooling/webpack/remote-config.mjs';

export default (_, { mode = 'production' }) => remoteConfig(import.meta.dirname, mode);
