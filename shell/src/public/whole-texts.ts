import { KERNEL_NAMESPACE, loadCommonTexts, type Translations } from '@ncb/shared-kernel/i18n';
import { loadShellTexts } from '../languages/shell-texts';

export interface WholeTexts {
  /** Brings all words, once; what failed is tried again. */
  bring(): Promise<void>;
}

/** All words of shell and kernel, in the place of those with which the first screen was drawn. */
export function createWholeTexts(translations: Translations): WholeTexts {
  let begun: Promise<void> | null = null;
  return {
    bring() {
      begun ??= Promise.all([
        translations.add(KERNEL_NAMESPACE, loadCommonTexts),
        translations.add('shell', loadShellTexts),
      ]).then(
        () => undefined,
        (error: unknown) => {
          begun = null;
          throw error;
        },
      );
      return begun;
    },
  };
}
