import { useEffect, useState, type ReactNode } from 'react';
import dayjs from 'dayjs';
import type { Language } from '@ncb/shared-kernel/domain/vocabulary';
import { languageTag } from '@ncb/shared-kernel/domain/vocabulary';
import { useLanguage } from '../languages/LanguageContext';
import { ThemeProvider, type ThemeProviderProps } from './ThemeProvider';

type Locale = NonNullable<ThemeProviderProps['locale']>;

/** antd's own words and the names of days and months, per language and only when it is used. */
const LOCALES: Record<Language, () => Promise<{ default: Locale }>> = {
  ua: async () => {
    await import('dayjs/locale/uk');
    return import('antd/es/locale/uk_UA');
  },
  ru: async () => {
    await import('dayjs/locale/ru');
    return import('antd/es/locale/ru_RU');
  },
  en: () => import('antd/es/locale/en_GB'),
};

export interface LocalisedThemeProps {
  children: ReactNode;
}

/** The theme with antd's own texts in the user's language; until they are there, with antd's default. */
export function LocalisedTheme({ children }: LocalisedThemeProps) {
  const { language } = useLanguage();
  const [locale, setLocale] = useState<Locale>();

  useEffect(() => {
    let isCurrent = true;
    void LOCALES[language]().then((module) => {
      if (!isCurrent) return;
      // antd's calendar takes its words from dayjs and not from the ConfigProvider.
      dayjs.locale(languageTag(language));
      setLocale(module.default);
    });
    return () => {
      isCurrent = false;
    };
  }, [language]);

  return <ThemeProvider {...(locale && { locale })}>{children}</ThemeProvider>;
}
