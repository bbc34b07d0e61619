import type { Language } from '@ncb/shared-kernel/domain/vocabulary';
import { useToast } from '../notifications/use-toast';
import { useLanguage } from './LanguageContext';
import { useTexts } from './texts';

export function useLanguageChange(): (next: Language) => void {
  const { t } = useTexts();
  const toast = useToast();
  const { choose } = useLanguage();
  return (next) =>
    void choose(next).then((isLoaded) => {
      if (!isLoaded) toast('error', t('languageFailed'));
    });
}
