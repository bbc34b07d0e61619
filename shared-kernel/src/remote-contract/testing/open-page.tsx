import { render } from '@testing-library/react';
import { App } from 'antd';
import { createTranslations, type Translations } from '../../i18n';
import type { RemotePage } from '../page';
import { createFakeShell, type FakeShell, type FakeShellOptions } from './create-fake-shell';

export interface OpenedPage extends FakeShell {
  readonly translations: Translations;
}

export async function openPage({ Page, texts }: RemotePage, options: FakeShellOptions): Promise<OpenedPage> {
  const translations = await createTranslations('ua');
  const all = 'namespace' in texts ? [texts] : texts;
  await Promise.all(all.map(({ namespace, load }) => translations.add(namespace, load)));
  const shell = createFakeShell(options);
  render(
    <shell.Wrapper>
      <App component={false}>
        <Page />
      </App>
    </shell.Wrapper>,
  );
  return { ...shell, translations };
}
