import { KERNEL_NAMESPACE, loadCommonTexts, type Translations } from '@ncb/shared-kernel/i18n';
import { askedOnce } from '../app/asked-once';
import { loadShellTexts } from '../languages/shell-texts';

export interface WholeTexts {
  /** Brings all words, once; what failed is tried again. */
  bring(): Promise<void>;
}

/** All words of shell and kernel, in the place of those with which the first screen was drawn. */
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
