import { App } from 'antd';
import type { Language } from '@ncb/shared-kernel/domain/vocabulary';
import { useLanguage } from './LanguageContext';
import { useTexts } from './texts';

/** Changes the language; if its texts do not come, the user is told. */
export function useLanguageChange(): (wanted: Language) => void {
  const { t } = useTexts();
  const { message } = App.useApp();
  const { choose } = useLanguage();
  return (wanted) =>
    void choose(wanted).then((isThere) => {
      if (isThere) return;
      const content = <span data-notice="error">{t('languageFailed')}</span>;
      void message.open({ type: 'error', content, duration: 8 });
    });
}
