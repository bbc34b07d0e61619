import { createContext, useCallback, useContext, useLayoutEffect, useSyncExternalStore, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { isLanguage, DEFAULT_LANGUAGE, getLanguageTag, type Language } from '@ncb/shared-kernel/domain/vocabulary';
import type { Translations } from '@ncb/shared-kernel/i18n';
import { TAB_KEYS, tabStore } from '../browser';
import { setWindowTitle } from '../containment';

interface LanguageChoice {
  readonly language: Language;
  /**
   * Loads the texts, then switches the whole page.
   * @returns false if they could not be loaded
   */
  choose(language: Language): Promise<boolean>;
  readonly translations: Translations;
}

const LanguageContext = createContext<LanguageChoice | null>(null);

/** Stored per session (docs/requirements/shell-accounts-admin.md#product). */
const STORE_KEY = TAB_KEYS.language;

export function getStoredLanguage(): Language {
  const stored = tabStore.get(STORE_KEY);
  return isLanguage(stored) ? stored : DEFAULT_LANGUAGE;
}

interface LanguageProviderProps {
  translations: Translations;
  children: ReactNode;
}

export function LanguageProvider({ translations, children }: LanguageProviderProps) {
  const { i18n } = translations;
  // A separate state would briefly disagree with the texts on screen.
  const language = useSyncExternalStore(
    useCallback(
      (onChange: () => void) => {
        i18n.on('languageChanged', onChange);
        return () => {
          i18n.off('languageChanged', onChange);
        };
      },
      [i18n],
    ),
    translations.language,
  );

  useLayoutEffect(() => {
    document.documentElement.lang = getLanguageTag(language);
    setWindowTitle(i18n.t('shell:title'));
  }, [language, i18n]);

  const choose = (next: Language) =>
    translations.switchTo(next).then(
      () => {
        tabStore.set(STORE_KEY, translations.language());
        return true;
      },
      () => false,
    );

  return (
    <LanguageContext.Provider value={{ language, choose, translations }}>
      <I18nextProvider i18n={translations.i18n}>{children}</I18nextProvider>
    </LanguageContext.Provider>
  );
}

export function useLanguage(): LanguageChoice {
  const choice = useContext(LanguageContext);
  if (!choice) throw new Error('no LanguageProvider above');
  return choice;
}
