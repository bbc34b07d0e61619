import { Grid, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '@ncb/shared-kernel/domain/vocabulary';
import { useLanguage } from './LanguageContext';

/** The interface language, each named in itself; where there is little room the chosen one by its letters. */
export function LanguageSelect() {
  const { t } = useTranslation(['shell', 'kernel']);
  const { language, choose } = useLanguage();
  const { md: isWide = true } = Grid.useBreakpoint();
  return (
    <Select
      value={language}
      onChange={choose}
      aria-label={t('language')}
      data-field="language"
      popupMatchSelectWidth={false}
      {...(!isWide && { labelRender: () => language.toUpperCase() })}
      options={LANGUAGES.map((value) => ({ value, label: t(`language.${value}`, { ns: 'kernel' }) }))}
    />
  );
}
