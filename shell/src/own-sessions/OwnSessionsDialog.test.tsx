import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTranslations } from '@ncb/shared-kernel/i18n';
import { createFakeShell, type WireAnswers } from '@ncb/shared-kernel/remote-contract/testing';
import { loadShellTexts } from '../languages';
import { TestTheme } from '../theme/testing';
import { OwnSessionsDialog } from './OwnSessionsDialog';

beforeAll(async () => {
  const translations = await createTranslations('ua');
  await translations.add('shell', loadShellTexts);
});

const HERE = {
  session_id: 'a1',
  start_time: '15.07.2026 12:02:00',
  last_activity: '15.07.2026 12:05:00',
  address: '192.0.2.1',
  program: '',
  tfa: 'key',
  current: 1,
};
const OFFICE = {
  ...HERE,
  session_id: 'b2',
  address: '198.51.100.7',
  program: 'Firefox, Windows',
  tfa: 'sms',
  current: 0,
};
const HOME = { ...OFFICE, session_id: 'c3', address: '203.0.113.9' };

function bankWith(...sessions: readonly (typeof HERE)[]): WireAnswers {
  let living = sessions;
  return {
    '/get_sessions': () => ({ success: true, sessions: living }),
    '/end_session': ({ parameters }) => {
      const id = parameters.get('session_id');
      living = living.filter(({ session_id, current }) => (id ? session_id !== id : current === 1));
      return { success: true };
    },
  };
}

function show(answers: WireAnswers) {
  const shell = createFakeShell({ answers });
  const onClose = jest.fn();
  render(
    <TestTheme>
      <OwnSessionsDialog onClose={onClose} />
    </TestTheme>,
    { wrapper: shell.Wrapper },
  );
  return { ...shell, onClose };
}

async function rows(): Promise<HTMLElement[]> {
  await screen.findByText('Адреса 192.0.2.1');
  return screen.getAllByRole('listitem');
}
const buttonsOf = (row: HTMLElement | undefined) => within(row as HTMLElement).queryAllByRole('button');

describe('OwnSessionsDialog', () => {
  it('shows each session with address, last activity and how it began, and marks the one in hand', async () => {
    show(bankWith(HERE, OFFICE));
    const [here, office] = await rows();
    expect(here).toHaveTextContent('Адреса 192.0.2.1 цей браузер');
    expect(here).toHaveTextContent('Вхід 15.07.2026 12:02, за КЕП');
    expect(office).toHaveTextContent('Остання дія 15.07.2026 12:05');
    expect(office).toHaveTextContent('Firefox, Windows. Адреса 198.51.100.7');
    expect(office).toHaveTextContent('за кодом із SMS');
    expect(office).not.toHaveTextContent('цей браузер');
  });

  it('ends another session at one press, tells so and keeps the keyboard in the dialog', async () => {
    const { calls, notices } = show(bankWith(HERE, OFFICE, HOME));
    const [here, office] = await rows();
    expect(buttonsOf(here)).toEqual([]);
    await userEvent.click(buttonsOf(office)[0] as HTMLElement);
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
    expect(calls.find(({ path }) => path === '/end_session')?.parameters.get('session_id')).toBe('b2');
    expect(notices).toEqual([{ kind: 'success', text: 'Сеанс завершено' }]);
    await waitFor(() => expect(screen.getByRole('list')).toHaveFocus());
  });

  it('ends all others at once, after which there is nothing to end', async () => {
    const { calls } = show(bankWith(HERE, OFFICE, HOME));
    await rows();
    const others = screen.getByRole('button', { name: 'Завершити всі інші' });
    await userEvent.click(others);
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    expect(calls.find(({ path }) => path === '/end_session')?.parameters.has('session_id')).toBe(false);
    await waitFor(() => expect(others).toBeDisabled());
  });

  it('says what the bank refuses and shows the sessions as they are now', async () => {
    const { notices } = show({
      ...bankWith(HERE, OFFICE),
      '/end_session': { success: false, error: 'Не знайдено.', error_code: 'notFound' },
    });
    await userEvent.click(buttonsOf((await rows())[1])[0] as HTMLElement);
    await waitFor(() => expect(notices).toMatchObject([{ kind: 'error' }]));
    expect(await rows()).toHaveLength(2);
  });

  it('tells that the list could not be had, with a way to try again', async () => {
    show({});
    expect(await screen.findByRole('alert')).toHaveAttribute('data-problem', 'http');
    expect(document.querySelector('[data-action="retry"]')).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Завершити всі інші' })).toBeDisabled();
  });
});
