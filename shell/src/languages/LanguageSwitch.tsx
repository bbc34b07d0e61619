import { useState } from 'react';
import { LANGUAGES, languageTag, type Language } from '@ncb/shared-kernel/domain/vocabulary';
import { Notice } from '../sign-in/controls';
import { useLanguage } from './LanguageContext';
import { useTexts } from './texts';

export interface LanguageSwitchProps {
  /** On a phone letters stand for the names: it shares a line with others there. */
  isShort?: boolean;
}

/** The language before sign-in: three buttons, each language named in itself; a list box of antd would double the page's code. */
export function LanguageSwitch({ isShort = false }: LanguageSwitchProps) {
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
          // What is seen of it on a phone are letters that the name begins with.
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
