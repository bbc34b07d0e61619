import { App, ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { buildThemeConfig } from './theme';

const THEME = buildThemeConfig('light');

/** Theme for tests: without it antd inserts styles, and jsdom spends most of a test parsing them. */
export function TestTheme({ children }: { children: ReactNode }) {
  return (
    <ConfigProvider theme={THEME}>
      <App component={false}>{children}</App>
    </ConfigProvider>
  );
}
