import { App as AntdApp, ConfigProvider } from 'antd';
import enUS from 'antd/es/locale/en_US';
import dayjs from 'dayjs';
import { useEffect, useState, type ReactNode } from 'react';
import { getLanguageTag, type Language } from '@ncb/shared-kernel/domain/vocabulary';
import { useLanguage } from '../languages';
import { styleNonce } from './style-nonce';
import { buildThemeConfig } from './theme';
import { useThemeMode } from './theme-mode';

type Locale = NonNullable<Parameters<typeof ConfigProvider>[0]['locale']>;

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

/** Position of toasts above a list's bottom bar. */
const TOASTS = { placement: 'bottomRight', bottom: 72, stack: false } as const;

/** Setting that disables antd's wave, invisible with "no motion" but still rendered and measured. */
const NO_WAVE = { disabled: true } as const;

interface WorkThemeProps {
  children: ReactNode;
}

export function WorkTheme({ children }: WorkThemeProps) {
  const mode = useThemeMode();
  const locale = useAntdLocale();
  return (
    <ConfigProvider theme={buildThemeConfig(mode)} wave={NO_WAVE} csp={{ nonce: styleNonce }} locale={locale}>
      <AntdApp component={false} notification={TOASTS}>
        {children}
      </AntdApp>
    </ConfigProvider>
  );
}

/** Returns antd's texts; its built-in default while they load. */
function useAntdLocale(): Locale {
  const { language } = useLanguage();
  // A locale that arrives later would remount everything below ConfigProvider.
  const [locale, setLocale] = useState<Locale>(enUS);
  useEffect(() => {
    let isCurrent = true;
    void LOCALES[language]().then((module) => {
      if (!isCurrent) return;
      // antd's calendar takes its texts from dayjs.
      dayjs.locale(getLanguageTag(language));
      setLocale(module.default);
    });
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return locale;
}
