import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '@ncb/shared-kernel/domain/vocabulary';
import { useLanguage } from './LanguageContext';

/** The interface language, each named in itself. */
export function LanguageSelect() {
  const { t } = useTranslation(['shell', 'kernel']);
  const { language, choose } = useLanguage();
  return (
    <Select
      value={language}
      onChange={choose}
      aria-label={t('language')}
      data-field="language"
      popupMatchSelectWidth={false}
      options={LANGUAGES.map((value) => ({ value, label: t(`language.${value}`, { ns: 'kernel' }) }))}
    />
  );
}
