import { Select } from 'antd';
import { LANGUAGES } from '@ncb/shared-kernel/domain/vocabulary';
import { useLanguage, useTexts } from '../languages';
import { getBarPopupContainer } from './get-bar-popup-container';
import { useLanguageChange } from './use-language-change';

export function LanguageSelect() {
  const { t, common } = useTexts();
  const { language } = useLanguage();
  const change = useLanguageChange();
  return (
    <Select
      variant="borderless"
      suffixIcon={null}
      value={language}
      onChange={change}
      aria-label={t('language')}
      data-field="language"
      className="ncb-bar-select ncb-language-select"
      popupMatchSelectWidth={false}
      getPopupContainer={getBarPopupContainer}
      placement="bottomRight"
      labelRender={() => t(`languageLetters.${language}`)}
      options={LANGUAGES.map((value) => ({ value, label: common(`language.${value}`) }))}
    />
  );
}
