/** Declares `../webpack/remote-config.mjs`; ships in the kit as `webpack.d.ts`. */
import type { Configuration } from 'webpack';

/**
 * Returns the build of a remote: TypeScript, `src/pages/<page>/index.ts` for each page of `remote.json`, style modules.
 */
export function remoteConfig(root: string, mode?: 'production' | 'development'): Configuration;
