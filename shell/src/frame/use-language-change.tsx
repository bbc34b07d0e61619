import type { Language } from '@ncb/shared-kernel/domain/vocabulary';
import { useToast } from '../notifications';
import { useLanguage, useTexts } from '../languages';

export function useLanguageChange(): (next: Language) => void {
  const { t } = useTexts();
  const toast = useToast();
  const { choose } = useLanguage();
  return (next) =>
    void choose(next).then((isLoaded) => {
      if (!isLoaded) toast('error', t('languageFailed'));
    });
}
