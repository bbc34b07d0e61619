import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTranslations } from '@ncb/shared-kernel/i18n';
import { createFakeShell, SAMPLE_SESSION, type WireAnswers } from '@ncb/shared-kernel/remote-contract/testing';
import { loadShellTexts } from '../../languages';
import { TestTheme } from '../../theme/testing';
import { TaxRemindersDialog } from '.';

async function show(answers: WireAnswers) {
  const translations = await createTranslations('ua');
  await translations.add('shell', loadShellTexts);
  const settings = { ...SAMPLE_SESSION.user.settings, taxReminders: { '1001': ['single3'], '1002': ['employer'] } };
  const shell = createFakeShell({
    answers,
    session: { user: { ...SAMPLE_SESSION.user, settings: settings as typeof SAMPLE_SESSION.user.settings } },
  });
  const onSaved = jest.fn();
  render(
    <TestTheme>
      <TaxRemindersDialog onSaved={onSaved} onClose={jest.fn()} />
    </TestTheme>,
    { wrapper: shell.Wrapper },
  );
  return { ...shell, onSaved };
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Зберегти' }));

describe('TaxRemindersDialog', () => {
  it('stores the taxes of this company', async () => {
    const { calls, onSaved } = await show({ '/save_settings': { success: true } });
    expect(screen.getByLabelText('Єдиний податок, група 3')).toBeChecked();
    expect(screen.getByLabelText(/Роботодавець/)).not.toBeChecked();
    await userEvent.click(screen.getByLabelText(/Роботодавець/));
    await save();
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    const stored = JSON.parse(calls.at(-1)?.parameters.get('settings') ?? '') as object;
    expect(stored).toMatchObject({ taxReminders: { '1001': ['employer', 'single3'], '1002': ['employer'] } });
  });

  it('keeps the choice when the bank does not store it', async () => {
    const { onSaved } = await show({ '/save_settings': { success: false, error: 'База недоступна' } });
    await userEvent.click(screen.getByLabelText(/Роботодавець/));
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent('База недоступна');
    expect(screen.getByLabelText(/Роботодавець/)).toBeChecked();
    expect(onSaved).not.toHaveBeenCalled();
  });
});
