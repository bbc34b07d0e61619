import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { login, loginChallenge } from '@ncb/shared-kernel/api/contract';
import type { SignedInAnswer } from '@ncb/shared-kernel/domain/signing-protocol';
import { createTranslations } from '@ncb/shared-kernel/i18n';
import { loadConfig } from '../browser';
import { LanguageProvider, loadShellTexts } from '../languages';
import { SessionProvider, type SessionStore } from '../session';
import { askWidget } from '../signing';
import { SignInPage } from './SignInPage';
import { installDialogMethods } from './testing';

jest.mock('../browser/load-config', () => ({ loadConfig: jest.fn() }));
jest.mock('../signing/ask-widget', () => ({ askWidget: jest.fn(() => () => undefined) }));

const WIDGET = 'https://sign.bank.example/widget/';
const OWED = { ok: true, value: { userStatus: null, codeRequired: true, codeSentTo: null, resendAfter: null } };
const ENTERED = { ok: true, value: { userStatus: 2, codeRequired: false, codeSentTo: null, resendAfter: null } };
const SIGNED: SignedInAnswer = { kind: 'signedIn', clientNonce: 'n0nce', signature: Uint8Array.of(1, 2, 255) };

const refused = (code: string) => ({ ok: false, failure: { kind: 'unauthorized', text: null, code, params: {} } });

beforeEach(() => {
  sessionStorage.clear();
  sessionStorage.setItem('ncb.secondFactor', 'key');
  jest.mocked(askWidget).mockClear();
  installDialogMethods();
  jest.mocked(loadConfig).mockResolvedValue({ signatureWidget: WIDGET, supportPhones: [] });
});

async function open(...verdicts: object[]) {
  const translations = await createTranslations('ua');
  await translations.add('shell', loadShellTexts);
  let challengeCount = 0;
  const call = jest.fn((called: object, request: object): Promise<object> => {
    if (called === loginChallenge) {
      const value = { challenge: `challenge-${++challengeCount}`, audience: 'bank.example', lifetimeSeconds: 120 };
      return Promise.resolve({ ok: true, value: { ...value, certificates: ['AwQ='] } });
    }
    return Promise.resolve('signature' in request ? (verdicts.shift() ?? {}) : OWED);
  });
  const load = jest.fn(() => Promise.resolve({ ok: true, value: {} }));
  const state = { kind: 'unknown' };
  const store = { api: { call }, load, subscribe: () => () => undefined, state: () => state };
  render(
    <LanguageProvider translations={translations}>
      <SessionProvider value={store as unknown as SessionStore}>
        <MemoryRouter>
          <SignInPage onPasswordAccepted={() => undefined} />
        </MemoryRouter>
      </SessionProvider>
    </LanguageProvider>,
  );
  await userEvent.type(screen.getByLabelText('Логін'), 'director1');
  await userEvent.type(screen.getByLabelText('Пароль'), 'Director1');
  await userEvent.click(screen.getByRole('button', { name: 'Продовжити' }));
  await screen.findByRole('heading', { name: 'Вхід за КЕП' });
  return { call, load };
}

const button = () => screen.getByRole('button', { name: 'Обрати ключ' });

async function openWidget(name = 'Обрати ключ') {
  await userEvent.click(screen.getByRole('button', { name }));
  return screen.findByRole('dialog', { name: 'Вікно підпису' });
}

function widgetAnswers(answer: SignedInAnswer) {
  const [, , , onAnswer] = jest.mocked(askWidget).mock.lastCall ?? [];
  return act(async () => {
    onAnswer?.(answer);
    await Promise.resolve();
  });
}

describe('KeyStep', () => {
  it('asks the widget, on its own origin, to sign the bank’s challenge with the user’s certificates', async () => {
    await open();
    expect(button()).toHaveFocus();
    const dialog = await openWidget();
    expect(dialog.querySelector('iframe')).toHaveAttribute('src', WIDGET);
    const [, origin, request] = jest.mocked(askWidget).mock.lastCall ?? [];
    expect(origin).toBe('https://sign.bank.example');
    expect(request).toEqual({
      kind: 'signIn',
      language: 'ua',
      theme: 'light',
      audience: 'bank.example',
      challenge: 'challenge-1',
      certificates: [Uint8Array.of(3, 4)],
    });
  });

  it('leads whoever has lost the key to where it is blocked without it', async () => {
    await open();
    await userEvent.click(screen.getByText('Втратили ключ?'));
    expect(await screen.findByRole('heading', { name: 'Заблокувати ключ' })).toBeVisible();
    expect(screen.getByLabelText('Логін')).toHaveValue('director1');
  });

  it('sends nonce and signature without the password, and goes on as after an SMS', async () => {
    const { call, load } = await open(ENTERED);
    await openWidget();
    await widgetAnswers(SIGNED);
    expect(call).toHaveBeenLastCalledWith(login, {
      login: null,
      password: null,
      secondFactor: 'key',
      code: null,
      clientNonce: 'n0nce',
      signature: 'AQL/',
    });
    expect(load).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['signatureForeignKey', 'ключем іншої особи'],
    ['certificateInactive', 'заблоковано, відкликано'],
    ['signatureInvalid', 'Підпис не прийнято'],
    ['signingTimeOff', 'Годинник комп’ютера'],
  ])('tells %s and stays, and the next attempt has a challenge of its own', async (code, words) => {
    await open(refused(code), ENTERED);
    await openWidget();
    await widgetAnswers(SIGNED);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(button()).toHaveFocus();
    await openWidget();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(jest.mocked(askWidget).mock.lastCall?.[2]).toMatchObject({ challenge: 'challenge-2' });
  });

  it('begins again with a new challenge when the old one is too old', async () => {
    await open(refused('key_challenge_expired'));
    await openWidget();
    await widgetAnswers(SIGNED);
    expect(await screen.findByRole('alert')).toHaveTextContent('Почніть підтвердження заново');
    await openWidget('Почати підтвердження заново');
    expect(jest.mocked(askWidget).mock.lastCall?.[2]).toMatchObject({ challenge: 'challenge-2' });
  });

  it('goes back to the password when the tries are used up', async () => {
    await open(refused('unauthorized'));
    await openWidget();
    await widgetAnswers(SIGNED);
    expect(await screen.findByLabelText('Логін')).toHaveValue('director1');
    expect(document.querySelector('[data-problem="unauthorized"]')).toBeVisible();
  });

  it('returns to the step when the user cancels in the widget or closes its window', async () => {
    const { call } = await open();
    await openWidget();
    await widgetAnswers({ kind: 'cancelled' });
    expect(button()).toHaveFocus();
    await openWidget();
    await userEvent.click(screen.getByRole('button', { name: 'Закрити' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button()).toHaveFocus();
    expect(call.mock.calls.filter(([, request]) => 'signature' in request)).toEqual([]);
  });

  it('leaves the window open when the widget refuses: it says why itself', async () => {
    await open();
    await openWidget();
    await widgetAnswers({ kind: 'refused', reason: 'FOREIGN_AUDIENCE' });
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('says that there is no connection when nobody knows where the widget is', async () => {
    await open();
    jest.mocked(loadConfig).mockRejectedValueOnce(new Error('config.json: HTTP 503'));
    await userEvent.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent('Немає зв’язку');
    await openWidget();
  });

  it('keeps the step while the security rules are read in another tab', async () => {
    await open();
    const { pathname, target } = screen.getByRole<HTMLAnchorElement>('link', {
      name: 'Правила безпеки (нова вкладка)',
    });
    expect([pathname, target]).toEqual(['/security', '_blank']);
  });
});
