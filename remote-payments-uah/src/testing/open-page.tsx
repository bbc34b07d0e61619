import { render } from '@testing-library/react';
import { App } from 'antd';
import type { ComponentType } from 'react';
import { createTranslations } from '@ncb/shared-kernel/i18n';
import { fakeShell, type FakeShell, type FakeShellOptions } from '@ncb/shared-kernel/remote-contract/testing';
import { texts } from '../texts';

/** Shows a page of this remote inside a fake shell, with the real Ukrainian texts. */
export async function openPage(Page: ComponentType, options: FakeShellOptions): Promise<FakeShell> {
  const translations = await createTranslations('ua');
  await translations.add(texts.namespace, texts.load);
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
