import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTranslations } from '@ncb/shared-kernel/i18n';
import { LanguageProvider, loadShellTexts } from '../languages';
import { TestTheme } from '../theme/testing';
import { HelpMenu } from './HelpMenu';

let leave = () => undefined as void;
afterEach(() => leave());

async function open(): Promise<string[]> {
  const client = new QueryClient();
  client.setQueryData(['shell/config'], { supportPhones: ['0 800 123 456'] });
  const translations = await createTranslations('ua');
  await translations.add('shell', loadShellTexts);
  render(
    <TestTheme>
      <QueryClientProvider client={client}>
        <LanguageProvider translations={translations}>
          <HelpMenu onDiagnostics={null} onPageHelp={null} onShortcuts={() => undefined} />
        </LanguageProvider>
      </QueryClientProvider>
    </TestTheme>,
  );
  const called: string[] = [];
  const call = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link) return;
    event.preventDefault();
    called.push(link.href);
  };
  // Capture phase: the menu stops clicks from bubbling.
  document.addEventListener('click', call, { capture: true });
  leave = () => document.removeEventListener('click', call, { capture: true });
  await userEvent.click(screen.getByRole('button', { name: 'Допомога' }));
  return called;
}

describe('HelpMenu', () => {
  it('calls a number by its link', async () => {
    const called = await open();
    await userEvent.click(await screen.findByText('0 800 123 456'));
    expect(called).toEqual(['tel:0800123456']);
  });

  it('calls a number that was chosen with the keyboard', async () => {
    const called = await open();
    const item = await screen.findByRole('menuitem', { name: /0 800/ });
    // antd reads `keyCode`, which user-event does not send.
    fireEvent.keyDown(item, { key: 'Enter', keyCode: 13 });
    expect(called).toEqual(['tel:0800123456']);
  });

  it('gives the focus back to its button when Escape closes it', async () => {
    await open();
    const item = await screen.findByRole('menuitem', { name: /0 800/ });
    item.focus();
    fireEvent.keyDown(item, { key: 'Escape', keyCode: 27 });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Допомога' })).toHaveFocus());
  });
});
