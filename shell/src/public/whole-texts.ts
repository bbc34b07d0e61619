import { KERNEL_NAMESPACE, loadCommonTexts, type Translations } from '@ncb/shared-kernel/i18n';
import { askedOnce } from '../app/asked-once';
import { loadShellTexts } from '../languages/shell-texts';

export interface WholeTexts {
  bring(): Promise<void>;
}

/** Creates the loader of all texts, which replace those of the first screen. */
export function createWholeTexts(translations: Translations): WholeTexts {
  return {
    bring: askedOnce(async () => {
      await Promise.all([
        translations.add(KERNEL_NAMESPACE, loadCommonTexts),
        translations.add('shell', loadShellTexts),
      ]);
    }),
  };
}
