import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { askLostKeyCode, blockLostKeys } from '@ncb/shared-kernel/api/contract';
import { createTranslations } from '@ncb/shared-kernel/i18n';
import { LanguageProvider, loadShellTexts } from '../languages';
import { SessionProvider, type SessionStore } from '../session';
import { SignInPage } from './SignInPage';
import { installDialogMethods } from './testing';

const SENT = { ok: true, value: { resendAfter: 60 } };
const WRONG = { ok: false, failure: { kind: 'refused', text: null, code: 'lostKeyCode', params: {}, problems: [] } };

async function open(...verdicts: object[]) {
  installDialogMethods();
  const translations = await createTranslations('ua');
  await translations.add('shell', loadShellTexts);
  const call = jest.fn((called: object, _request: object) =>
    Promise.resolve(called === askLostKeyCode ? SENT : (verdicts.shift() ?? {})),
  );
  const state = { kind: 'unknown' };
  const store = { api: { call }, subscribe: () => () => undefined, state: () => state };
  render(
    <LanguageProvider translations={translations}>
      <SessionProvider value={store as unknown as SessionStore}>
        <MemoryRouter>
          <SignInPage onPasswordAccepted={() => undefined} />
        </MemoryRouter>
      </SessionProvider>
    </LanguageProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Втратили ключ?' }));
  await screen.findByRole('heading', { name: 'Заблокувати ключ' });
  return call;
}

async function asksForCode() {
  await userEvent.type(screen.getByLabelText('Логін'), 'director1');
  await userEvent.click(screen.getByRole('button', { name: 'Надіслати код' }));
  return screen.findByLabelText('Код із SMS');
}

describe('LostKeyStep', () => {
  it('asks for a login before it asks the bank', async () => {
    const call = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Надіслати код' }));
    expect(screen.getByText('Заповніть це поле')).toBeVisible();
    expect(call).not.toHaveBeenCalled();
  });

  it('blocks with login and code alone, says how many keys, and leads back', async () => {
    const call = await open({ ok: true, value: { blocked: 2, passkeysRemoved: 3 } });
    await userEvent.type(await asksForCode(), '111 111');
    await userEvent.click(screen.getByRole('button', { name: 'Заблокувати ключі' }));
    expect(await screen.findByText('Заблоковано 2 ключі.')).toBeVisible();
    expect(screen.getByText('Прибрано ключів доступу: 3.')).toBeVisible();
    expect(call.mock.calls).toEqual([
      [askLostKeyCode, { login: 'director1' }],
      [blockLostKeys, { code: '111111' }],
    ]);
    expect(screen.getByRole('button', { name: 'До входу' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'До входу' }));
    expect(screen.getByLabelText('Логін')).toHaveValue('director1');
    expect(screen.getByLabelText('Пароль')).toBeVisible();
  });

  it('tells of a code that does not fit, and sends another', async () => {
    await open(WRONG);
    await userEvent.type(await asksForCode(), '999999');
    await userEvent.click(screen.getByRole('button', { name: 'Заблокувати ключі' }));
    expect(await screen.findByText('Код не підходить або застарів. Запросіть новий')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Надіслати код ще раз' }));
    expect(screen.getByLabelText('Логін')).toHaveValue('director1');
  });

  it('says that there is nothing to block where the bank has no active key', async () => {
    await open({ ok: true, value: { blocked: 0, passkeysRemoved: 0 } });
    await userEvent.type(await asksForCode(), '111111');
    await userEvent.click(screen.getByRole('button', { name: 'Заблокувати ключі' }));
    expect(await screen.findByText(/блокувати нічого/)).toBeVisible();
  });
});
