import type { CommonPasswords } from '@ncb/shared-kernel/domain/rules';
import type * as commonPasswords from './common-passwords';

/** Creates a loader of the common passwords; after a failure the next call tries again. */
export function createCommonPasswordsLoader(file: string): () => Promise<CommonPasswords> {
  return async () => {
    // Full address: `import` would take the bare name for a package.
    const address = new URL(file, document.baseURI).href;
    const { isListedPassword } = (await import(address)) as typeof commonPasswords;
    return isListedPassword;
  };
}
