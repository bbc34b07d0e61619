import { useState } from 'react';
import { LANGUAGES, languageTag, type Language } from '@ncb/shared-kernel/domain/vocabulary';
import { Notice } from '../sign-in/controls';
import { useLanguage } from './LanguageContext';
import { useTexts } from './texts';

/** The language before sign-in: three buttons, each language named in itself; a list box of antd would double the page's code. */
export function LanguageSwitch() {
  const { t, common } = useTexts();
  const { language, choose } = useLanguage();
  const [hasFailed, setFailed] = useState(false);

  const tryTo = async (wanted: Language) => {
    setFailed(false);
    setFailed(!(await choose(wanted)));
  };

  return (
    <div role="group" aria-label={t('language')} data-field="language">
      {LANGUAGES.map((value) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === language}
          lang={languageTag(value)}
          onClick={() => void tryTo(value)}
          data-action={`language-${value}`}
          className="ncb-language"
        >
          {common(`language.${value}`)}
        </button>
      ))}
      {hasFailed && (
        <Notice kind="error" code="languageFailed">
          {t('languageFailed')}
        </Notice>
      )}
    </div>
  );
}
