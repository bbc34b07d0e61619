import { shellConfig } from '@ncb/tooling/webpack/shell-config.mjs';

export default (_, { mode = 'production' }) => shellConfig(import.meta.dirname, mode);
