import { ConfigProvider, App as AntdApp } from 'antd';
import { useEffect, type ReactNode } from 'react';
import { styleNonce } from '../security/style-nonce';
import { themeClass, themeConfig } from './theme';
import { useThemeMode } from './theme-mode';

type Locale = Parameters<typeof ConfigProvider>[0]['locale'];

export interface ThemeProviderProps {
  /** antd's own words, loaded with the working area. */
  locale?: Locale;
  children: ReactNode;
}

/** antd's theme for everything below, and its class on the document, whose variables our own styles use too. */
export function ThemeProvider({ locale, children }: ThemeProviderProps) {
  const mode = useThemeMode();
  useEffect(() => {
    document.documentElement.className = themeClass(mode);
  }, [mode]);
  return (
    <ConfigProvider theme={themeConfig(mode)} csp={{ nonce: styleNonce }} {...(locale && { locale })}>
      <AntdApp component={false}>{children}</AntdApp>
    </ConfigProvider>
  );
}
