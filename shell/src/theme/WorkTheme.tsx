import { App as AntdApp, ConfigProvider } from 'antd';
import enUS from 'antd/es/locale/en_US';
import dayjs from 'dayjs';
import { useEffect, useState, type ReactNode } from 'react';
import { languageTag, type Language } from '@ncb/shared-kernel/domain/vocabulary';
import { useLanguage } from '../languages/LanguageContext';
import { styleNonce } from '../security/style-nonce';
import { themeConfig } from './theme';
import { useThemeMode } from './theme-mode';

type Locale = NonNullable<Parameters<typeof ConfigProvider>[0]['locale']>;

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

/** Above the foot of a list. Source: design/look, "Toast" */
const TOASTS = { placement: 'bottomRight', bottom: 72, stack: false } as const;

/**
 * The theme's "no motion" leaves antd's ring around what is pressed: drawn by a page tree of its own, measured in the
 * next frame and not seen.
 */
const NO_WAVE = { disabled: true } as const;

export interface WorkThemeProps {
  children: ReactNode;
}

/** antd's theme, texts, messages and questions for the working area. */
export function WorkTheme({ children }: WorkThemeProps) {
  const mode = useThemeMode();
  const locale = useAntdLocale();
  return (
    <ConfigProvider theme={themeConfig(mode)} wave={NO_WAVE} csp={{ nonce: styleNonce }} locale={locale}>
      <AntdApp component={false} notification={TOASTS}>
        {children}
      </AntdApp>
    </ConfigProvider>
  );
}

/** antd's texts in the user's language; antd's default, which is in its code anyway, until they are there. */
function useAntdLocale(): Locale {
  const { language } = useLanguage();
  // Never undefined: a ConfigProvider that gets its first locale later makes everything below it anew.
  const [locale, setLocale] = useState<Locale>(enUS);
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
  return locale;
}
