import { render } from '@testing-library/react';
import { App } from 'antd';
import { createTranslations } from '../../i18n';
import type { RemotePage } from '../page';
import { fakeShell, type FakeShell, type FakeShellOptions } from './fake-shell';

/** Shows a page inside a fake shell, with the Ukrainian texts that it declares and no others. */
export async function openPage({ Page, texts }: RemotePage, options: FakeShellOptions): Promise<FakeShell> {
  const translations = await createTranslations('ua');
  const all = 'namespace' in texts ? [texts] : texts;
  await Promise.all(all.map(({ namespace, load }) => translations.add(namespace, load)));
  const shell = fakeShell(options);
  render(
    <shell.Wrapper>
      <App component={false}>
        <Page />
      </App>
    </shell.Wrapper>,
  );
  return shell;
}
