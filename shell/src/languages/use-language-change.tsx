import type { Language } from '@ncb/shared-kernel/domain/vocabulary';
import { useToast } from '../notifications/use-toast';
import { useLanguage } from './LanguageContext';
import { useTexts } from './texts';

export function useLanguageChange(): (wanted: Language) => void {
  const { t } = useTexts();
  const toast = useToast();
  const { choose } = useLanguage();
  return (wanted) =>
    void choose(wanted).then((isThere) => {
      if (!isThere) toast('error', t('languageFailed'));
    });
}
