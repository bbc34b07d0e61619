import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserSettings } from '@ncb/shared-kernel/api/contract';
import { createTranslations } from '@ncb/shared-kernel/i18n';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { createFakeShell, SAMPLE_SESSION, type WireAnswers } from '@ncb/shared-kernel/remote-contract/testing';
import { loadShellTexts } from '../languages';
import { TestTheme } from '../theme/testing';
import { SettingsDialog } from './SettingsDialog';

beforeAll(async () => {
  const translations = await createTranslations('ua');
  await translations.add('shell', loadShellTexts);
});

beforeEach(() => localStorage.clear());

function show({
  answers = {},
  timeoutInterval = null,
  pageSizes = { accounts: 20 },
}: { answers?: WireAnswers; timeoutInterval?: number | null; pageSizes?: UserSettings['pageSizes'] } = {}) {
  const settings = { ...SAMPLE_SESSION.user.settings, timeoutInterval, pageSizes };
  const shell = createFakeShell({ answers, session: { user: { ...SAMPLE_SESSION.user, settings } } });
  const onClose = jest.fn();
  const Dialog = () => <SettingsDialog info={useShell().session} onClose={onClose} />;
  render(
    <TestTheme>
      <Dialog />
    </TestTheme>,
    { wrapper: shell.Wrapper },
  );
  return { ...shell, onClose };
}

const timeout = () => screen.getByLabelText('Вихід після бездіяльності');
const save = () => userEvent.click(screen.getByRole('button', { name: 'Зберегти' }));
const saved = (calls: readonly { parameters: URLSearchParams }[]) =>
  JSON.parse(calls.at(-1)?.parameters.get('settings') ?? '') as object;

describe('SettingsDialog', () => {
  it('stores the time-out and the closed accounts, and keeps what it does not show', async () => {
    const { calls, notices, onClose } = show({ answers: { '/save_settings': { success: true } } });
    await userEvent.type(timeout(), '45');
    await userEvent.click(screen.getByLabelText('Показувати закриті рахунки'));
    await save();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(saved(calls)).toMatchObject({ timeoutInterval: 45, showClosed: 1, accountsSize: 20 });
    expect(notices).toMatchObject([{ kind: 'success' }]);
  });

  it('shows whole hours as hours and stores them in minutes', async () => {
    const { calls, onClose } = show({ answers: { '/save_settings': { success: true } }, timeoutInterval: 120 });
    expect(timeout()).toHaveValue('2');
    await userEvent.clear(timeout());
    await userEvent.type(timeout(), '3');
    await save();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(saved(calls)).toMatchObject({ timeoutInterval: 180 });
  });

  it('refuses a time-out outside the bounds under its field and asks the bank nothing', async () => {
    const { calls } = show();
    await userEvent.type(timeout(), '481');
    await save();
    expect(document.querySelector('[data-problem="incorrectTimeout"]')).toBeVisible();
    expect(calls).toEqual([]);
  });

  it('keeps what was typed when the bank does not store it', async () => {
    const { onClose } = show({ answers: { '/save_settings': { success: false, error: 'База недоступна' } } });
    await userEvent.type(timeout(), '30');
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent('База недоступна');
    expect(timeout()).toHaveValue('30');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('asks before it closes over something typed, and closes at once over nothing', async () => {
    const { onClose } = show();
    await userEvent.click(screen.getByRole('button', { name: 'Скасувати' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    await userEvent.type(timeout(), '30');
    await userEvent.click(screen.getByRole('button', { name: 'Скасувати' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    await userEvent.click(await screen.findByRole('button', { name: 'Залишити без збереження' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(2));
  });

  it('gives all lists one number of rows, also those with a number of their own', async () => {
    const { calls, onClose } = show({
      answers: { '/save_settings': { success: true } },
      pageSizes: { accounts: 20, journal: 50, users: 5 },
    });
    expect(screen.getByRole('radio', { name: 'різна' })).toBeChecked();
    await userEvent.click(screen.getByText('10'));
    await save();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(saved(calls)).toMatchObject({ allTablesSize: 10, accountsSize: 10, journalSize: 10, usersSize: 10 });
  });

  it('changes the theme when it is saved, on this device only', async () => {
    const { calls, onClose } = show({ answers: { '/save_settings': { success: true } } });
    expect(document.querySelector('[data-field="theme"]')).not.toBeNull();
    await userEvent.click(screen.getByText('Темне'));
    expect(localStorage.getItem('ncb.theme')).toBeNull();
    await save();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(localStorage.getItem('ncb.theme')).toBe('dark');
    expect(Object.keys(saved(calls))).not.toContain('theme');
  });

  it('sets one numbering back to 1 after a question', async () => {
    const { calls, notices } = show({ answers: { '/reset_numeration': { success: true } } });
    const row = document.querySelector<HTMLElement>('[data-row="current_pmt_num"]');
    if (!row) throw new Error('no numbering of payments');
    expect(row).toHaveTextContent('107');
    await userEvent.click(within(row).getByRole('button', { name: 'Почати з 1' }));
    expect(calls).toEqual([]);
    await screen.findAllByText('Почати нумерацію «Гривневі платежі» знову з 1?');
    await userEvent.click(screen.getAllByRole('button', { name: 'Почати з 1' }).at(-1) ?? row);
    await waitFor(() => expect(notices).toMatchObject([{ kind: 'success' }]));
    expect(calls[0]?.parameters.get('cname')).toBe('current_pmt_num');
  });

  it('offers no reset of a numbering that begins with 1 anyway', () => {
    show();
    const row = document.querySelector<HTMLElement>('[data-row="current_cur_pmt_num"]');
    expect(row && within(row).getByRole('button')).toBeDisabled();
  });
});
