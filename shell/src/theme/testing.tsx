import { App, ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { themeConfig } from './theme';

const THEME = themeConfig('light');

/**
 * What `WorkTheme` gives, without its languages. Without it antd puts its styles into the page, and jsdom takes most of a
 * test's time to read them.
 */
export function TestTheme({ children }: { children: ReactNode }) {
  return (
    <ConfigProvider theme={THEME}>
      <App component={false}>{children}</App>
    </ConfigProvider>
  );
}
