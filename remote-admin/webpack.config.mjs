import { remoteConfig } from '@ncb/tooling/webpack/remote.mjs';

export default (_, { mode = 'production' }) => remoteConfig(import.meta.dirname, mode);
