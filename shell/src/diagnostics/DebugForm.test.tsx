import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createTranslations } from '@ncb/shared-kernel/i18n';
import { createFakeShell } from '@ncb/shared-kernel/remote-contract/testing';
import { loadShellTexts } from '../languages';
import DebugForm from './DebugForm';

beforeAll(async () => {
  const translations = await createTranslations('ua');
  await translations.add('shell', loadShellTexts);
});

function show(answer: object) {
  const shell = createFakeShell({ answers: { '/savedump': answer } });
  render(<DebugForm />, { wrapper: shell.Wrapper });
  return shell;
}

const send = () => screen.getByRole('button', { name: 'Надіслати' });

describe('the hidden debug page', () => {
  it('posts the text as it is and says that it arrived', async () => {
    const { calls } = show({ success: true });
    expect(send()).toBeDisabled();
    fireEvent.change(screen.getByLabelText('Текст'), { target: { value: ' рядок 1\nрядок 2' } });
    fireEvent.click(send());
    expect(await screen.findByText('Текст надіслано')).toBeVisible();
    expect(calls.map(({ path, parameters }) => [path, parameters.get('data')])).toEqual([
      ['/savedump', ' рядок 1\nрядок 2'],
    ]);
  });

  it('says what the bank refused and keeps the text', async () => {
    show({ success: false, error: 'Забагато тексту' });
    fireEvent.change(screen.getByLabelText('Текст'), { target: { value: 'дуже довгий' } });
    fireEvent.click(send());
    await waitFor(() => expect(document.querySelector('[data-notice="error"]')).toHaveTextContent('Забагато тексту'));
    expect(screen.getByLabelText('Текст')).toHaveValue('дуже довгий');
  });
});
