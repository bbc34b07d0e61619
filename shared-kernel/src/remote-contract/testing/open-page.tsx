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

/** The control of a field, by its address. */
export function field(name: string): HTMLElement {
  return element(`[data-field="${name}"]`);
}

export function action(name: string): HTMLElement {
  return element(`[data-action="${name}"]`);
}

/** Key of the problem shown under a field, or null. */
export function problemOf(name: string): string | null {
  return field(name).closest('.ncb-field')?.querySelector('[data-problem]')?.getAttribute('data-problem') ?? null;
}

function element(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing at ${selector}`);
  return found;
}
