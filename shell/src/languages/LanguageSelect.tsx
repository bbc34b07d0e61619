import { App, Grid, Select } from 'antd';
import { LANGUAGES, type Language } from '@ncb/shared-kernel/domain/vocabulary';
import { useLanguage } from './LanguageContext';
import { useTexts } from './texts';

/** The interface language, each named in itself; where there is little room the chosen one by its letters. */
export function LanguageSelect() {
  const { t, common } = useTexts();
  const { message } = App.useApp();
  const { language, choose } = useLanguage();
  const { lg: isWide = true } = Grid.useBreakpoint();

  const tryTo = async (wanted: Language) => {
    if (await choose(wanted)) return;
    const content = <span data-notice="error">{t('languageFailed')}</span>;
    void message.open({ type: 'error', content, duration: 8 });
  };

  return (
    <Select
      value={language}
      onChange={(wanted) => void tryTo(wanted)}
      aria-label={t('language')}
      data-field="language"
      popupMatchSelectWidth={false}
      {...(!isWide && { labelRender: () => language.toUpperCase() })}
      options={LANGUAGES.map((value) => ({ value, label: common(`language.${value}`) }))}
    />
  );
}
