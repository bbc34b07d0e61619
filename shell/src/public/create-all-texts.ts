import { KERNEL_NAMESPACE, loadCommonTexts, type Translations } from '@ncb/shared-kernel/i18n';
import { memoizePromise } from '../browser';
import { loadShellTexts } from '../languages';

export interface AllTexts {
  load(): Promise<void>;
}

/** Creates the loader of all texts, which replace those of the first screen. */
export function createAllTexts(translations: Translations): AllTexts {
  return {
    load: memoizePromise(async () => {
      await Promise.all([
        translations.add(KERNEL_NAMESPACE, loadCommonTexts),
        translations.add('shell', loadShellTexts),
      ]);
    }),
  };
}
