import { useState } from 'react';
import { LANGUAGES, getLanguageTag, type Language } from '@ncb/shared-kernel/domain/vocabulary';
import { useLanguage, useTexts } from '../languages';
import { Notice } from './controls';

interface LanguageSwitchProps {
  isShort?: boolean;
}

/** Language switch before sign-in; a Select of antd would double the page's code. */
export function LanguageSwitch({ isShort = false }: LanguageSwitchProps) {
  const { t, common } = useTexts();
  const { language, choose } = useLanguage();
  const [hasFailed, setFailed] = useState(false);

  const change = async (next: Language) => {
    setFailed(false);
    setFailed(!(await choose(next)));
  };

  return (
    <div role="group" aria-label={t('language')} data-field="language">
      {LANGUAGES.map((value) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === language}
          lang={getLanguageTag(value)}
          onClick={() => void change(value)}
          data-action={`language-${value}`}
          className="ncb-language"
          {...(isShort && { 'aria-label': common(`language.${value}`) })}
        >
          <span className={isShort ? 'ncb-wide-only' : undefined}>{common(`language.${value}`)}</span>
          {isShort && <span className="ncb-phone-only">{t(`languageLetters.${value}`)}</span>}
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
