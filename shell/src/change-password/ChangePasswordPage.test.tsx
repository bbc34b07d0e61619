import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { createTranslations } from '@ncb/shared-kernel/i18n';
import { SessionProvider, type SessionStore } from '../session';
import { LanguageProvider, loadShellTexts } from '../languages';
import { ChangePasswordPage } from './ChangePasswordPage';

const REFUSED = { kind: 'refused', text: null, code: 'unableToChangePwd', params: {}, problems: [] } as const;

async function open(outcome: object) {
  const translations = await createTranslations('ua');
  await translations.add('shell', loadShellTexts);
  const call = jest.fn((_call: object, _request: object) => Promise.resolve(outcome));
  const load = jest.fn(() => Promise.resolve({ ok: true, value: {} }));
  const signOut = jest.fn(() => Promise.resolve());
  const store = { api: { call }, load, signOut, subscribe: () => () => undefined, state: () => ({ kind: 'unknown' }) };
  render(
    <LanguageProvider translations={translations}>
      <SessionProvider value={store as unknown as SessionStore}>
        <MemoryRouter initialEntries={['/changePwd']}>
          <Routes>
            <Route path="/" element={<p>початок</p>} />
            <Route path="/changePwd" element={<ChangePasswordPage />} />
          </Routes>
        </MemoryRouter>
      </SessionProvider>
    </LanguageProvider>,
  );
  return { call, load, signOut };
}

async function fill(oldPassword: string, newPassword: string, again = newPassword) {
  await userEvent.type(screen.getByLabelText('Старий пароль'), oldPassword);
  await userEvent.type(screen.getByLabelText('Новий пароль'), newPassword);
  await userEvent.type(screen.getByLabelText('Новий пароль ще раз'), again);
  await userEvent.click(screen.getByRole('button', { name: 'Змінити пароль' }));
}

describe('ChangePasswordPage', () => {
  it('changes the password and goes on to work', async () => {
    const { call, load } = await open({ ok: true, value: {} });
    await fill('Tempuser1', 'Vlasnyi22');
    expect(await screen.findByText('початок')).toBeVisible();
    expect(call.mock.calls[0]?.[1]).toEqual({ oldPassword: 'Tempuser1', newPassword: 'Vlasnyi22' });
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('names what is wrong under the fields before it asks the bank', async () => {
    const { call } = await open({ ok: true, value: {} });
    await fill('Tempuser1', 'Пароль22', 'Vlasnyi22');
    expect(document.querySelector('[data-problem="invalidPwd"]')).toBeVisible();
    expect(document.querySelector('[data-problem="passwordsDifferent"]')).toBeVisible();
    expect(call).not.toHaveBeenCalled();
  });

  it('tells that the old password was probably wrong, and empties the secrets', async () => {
    await open({ ok: false, failure: REFUSED });
    await fill('Tempuser2', 'Vlasnyi22');
    expect(await screen.findByRole('alert')).toHaveAttribute('data-problem', 'unableToChangePwd');
    expect(screen.getByLabelText('Старий пароль')).toHaveValue('');
    expect(screen.getByLabelText('Старий пароль')).toHaveFocus();
    expect(screen.queryByText('Заповніть це поле')).toBeNull();
  });

  it('keeps what was typed when the bank could not look at it', async () => {
    await open({ ok: false, failure: { kind: 'network' } });
    await fill('Tempuser1', 'Vlasnyi22');
    await screen.findByRole('alert');
    expect(screen.getByLabelText('Старий пароль')).toHaveValue('Tempuser1');
    expect(screen.getByLabelText('Новий пароль')).toHaveValue('Vlasnyi22');
  });

  it('says that the password was changed and tries again when the work cannot begin at once', async () => {
    const { load } = await open({ ok: true, value: {} });
    load.mockResolvedValueOnce({ ok: false, failure: { kind: 'network' } } as never);
    await fill('Tempuser1', 'Vlasnyi22');
    expect(await screen.findByText('Пароль змінено')).toBeVisible();
    expect(await screen.findByRole('alert')).toHaveTextContent('Немає зв’язку');
    expect(screen.queryByLabelText('Старий пароль')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Продовжити' }));
    expect(await screen.findByText('початок')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('leads back to sign-in when the session is over', async () => {
    await open({ ok: false, failure: { kind: 'unauthorized', text: null, code: 'unauthorized', params: {} } });
    await fill('Tempuser1', 'Vlasnyi22');
    expect(await screen.findByRole('alert')).toHaveTextContent('Сеанс завершено');
    await userEvent.click(screen.getByRole('button', { name: 'Назад до входу' }));
    expect(await screen.findByText('початок')).toBeVisible();
  });

  it('lets one sign out instead', async () => {
    const { signOut } = await open({ ok: true, value: {} });
    await userEvent.click(screen.getByRole('button', { name: 'Вийти' }));
    await waitFor(() => expect(signOut).toHaveBeenCalledWith('none'));
    expect(await screen.findByText('початок')).toBeVisible();
  });
});
