import type { CommonPasswords } from '@ncb/shared-kernel/domain/rules';
import type * as commonPasswords from './common-passwords';

/** Loads the list of common passwords once it is needed; after a failure the next call tries again. */
export function commonPasswordsLoader(file: string): () => Promise<CommonPasswords> {
  return async () => {
    // By its full address: the name alone would be looked up as that of a package.
    const address = new URL(file, document.baseURI).href;
    const { isListedPassword } = (await import(address)) as typeof commonPasswords;
    return isListedPassword;
  };
}
