import { useTranslation } from 'react-i18next';
import { LANGUAGES, languageTag } from '@ncb/shared-kernel/domain/vocabulary';
import { useLanguage } from './LanguageContext';

/** The language before sign-in: three buttons, each language named in itself; a list box of antd would double the page's code. */
export function LanguageSwitch() {
  const { t } = useTranslation(['shell', 'kernel']);
  const { language, choose } = useLanguage();
  return (
    <div role="group" aria-label={t('language')} data-field="language">
      {LANGUAGES.map((value) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === language}
          lang={languageTag(value)}
          onClick={() => choose(value)}
          data-action={`language-${value}`}
          className="ncb-language"
        >
          {t(`language.${value}`, { ns: 'kernel' })}
        </button>
      ))}
    </div>
  );
}
