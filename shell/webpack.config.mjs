import { shellConfig } from '@ncb/tooling/webpack/shell.mjs';

export default (_, { mode = 'production' }) => shellConfig(import.meta.dirname, mode);
