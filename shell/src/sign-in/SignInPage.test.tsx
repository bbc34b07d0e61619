import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { bankResponse } from '@ncb/shared-kernel/api/client/testing';
import { createTranslations, type Translations } from '@ncb/shared-kernel/i18n';
import { LanguageProvider, loadShellTexts } from '../languages';
import { SessionProvider, createSessionStore } from '../session';
import { INFO, createBrowserTabs } from '../session/testing';
import { loadConfig } from '../browser';
import { SignInPage } from './SignInPage';
import { installDialogMethods } from './testing';

// API calls are counted here.
jest.mock('../browser/load-config', () => ({ loadConfig: jest.fn(() => new Promise(() => undefined)) }));

let translations: Translations;

beforeEach(async () => {
  sessionStorage.clear();
  translations = await createTranslations('ua');
  await translations.add('shell', loadShellTexts);
});

type Answer = { status?: number; body: object };

function open(...answers: Answer[]) {
  const requests: URLSearchParams[] = [];
  globalThis.fetch = jest.fn((_: RequestInfo | URL, init?: RequestInit) => {
    requests.push(init?.body as URLSearchParams);
    const answer = answers.shift();
    if (!answer) return Promise.reject(new TypeError('offline'));
    const { status = 200, body } = answer;
    return Promise.resolve(bankResponse(body, status));
  });
  render(
    <LanguageProvider translations={translations}>
      <SessionProvider value={createSessionStore('/api', () => 'uk', createBrowserTabs()())}>
        <MemoryRouter>
          <Routes>
            <Route path="/" element={<SignInPage onPasswordAccepted={() => undefined} />} />
            <Route path="/changePwd" element={<p>зміна пароля</p>} />
          </Routes>
        </MemoryRouter>
      </SessionProvider>
    </LanguageProvider>,
  );
  return requests;
}

const refused = (code: string, more: object = {}): Answer => ({
  status: 401,
  body: { success: false, error: code, error_code: code, ...more },
});
const CODE_SENT: Answer = { body: { success: true, code_required: 1, code_sent_to: '050***1000', resend_after: 60 } };

const at = (selector: string) => document.querySelector(selector) ?? document.body;

async function giveCode() {
  await userEvent.type(await screen.findByLabelText('Код із SMS'), '000000');
  await userEvent.click(screen.getByRole('button', { name: 'Увійти' }));
}

async function givePassword() {
  await userEvent.type(screen.getByLabelText('Логін'), 'director1');
  await userEvent.type(screen.getByLabelText('Пароль'), 'Director1');
  await userEvent.click(screen.getByRole('button', { name: 'Продовжити' }));
}

const REAL_TIMERS = [
  ...(['hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'clearImmediate'] as const),
  ...(['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'] as const),
  ...(['requestIdleCallback', 'cancelIdleCallback'] as const),
] as const;

describe('SignInPage', () => {
  it('has at its foot the first number of the help menu, which a phone calls', async () => {
    jest.mocked(loadConfig).mockResolvedValueOnce({
      signatureWidget: 'https://sign.bank.example/',
      supportPhones: ['0 800 123 456', '+380 44 123 45 67'],
    });
    open();
    const link = await screen.findByRole('link', { name: 'Підтримка 0 800 123 456' });
    expect(link).toHaveAttribute('href', 'tel:0800123456');
  });

  it('asks for both fields before it asks the bank', async () => {
    const requests = open();
    await userEvent.click(screen.getByRole('button', { name: 'Продовжити' }));
    expect(screen.getAllByText('Заповніть це поле')).toHaveLength(2);
    expect(screen.getByLabelText('Логін')).toHaveFocus();
    expect(requests).toEqual([]);
  });

  it('takes a pasted password, and tells a password manager what the fields are', async () => {
    open();
    const [login, password] = [screen.getByLabelText('Логін'), screen.getByLabelText('Пароль')];
    expect(login).toHaveAttribute('autocomplete', 'username');
    expect(password).toHaveAttribute('autocomplete', 'current-password');
    await userEvent.click(password);
    await userEvent.paste('Director1');
    expect(password).toHaveValue('Director1');
  });

  it('tells where the code went and sends it without the password', async () => {
    const requests = open(CODE_SENT, refused('invalid_sms_code', { error_params: { triesLeft: 4 } }));
    await givePassword();
    expect(await screen.findByText('Код надіслано на 050***1000')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Код із SMS'), '123 456');
    await userEvent.click(screen.getByRole('button', { name: 'Увійти' }));
    expect(Object.fromEntries(requests[1] ?? [])).toEqual({ tfa: 'sms', code: '123456' });
    expect(await screen.findByRole('alert')).toHaveTextContent('Неправильний код. Залишилося спроб: 4');
  });

  it('keeps the login and empties the password after a refusal', async () => {
    open(refused('invalid_credentials'));
    await givePassword();
    expect(await screen.findByRole('alert')).toHaveTextContent('Неправильний логін або пароль');
    expect(screen.getByLabelText('Логін')).toHaveValue('director1');
    await waitFor(() => expect(screen.getByLabelText('Пароль')).toHaveValue(''));
  });

  it('asks for no field that the program emptied itself, and puts the cursor there', async () => {
    open(refused('invalid_credentials'));
    await givePassword();
    await screen.findByRole('alert');
    await waitFor(() => expect(screen.getByLabelText('Пароль')).toHaveFocus());
    expect(screen.queryByText('Заповніть це поле')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Продовжити' }));
    expect(screen.getAllByText('Заповніть це поле')).toHaveLength(1);
  });

  it.each([
    ['the line is broken', []],
    ['the bank’s database is down', [refused('db_server_error')]],
  ])('keeps the typed password when %s', async (_, answers) => {
    open(...answers);
    await givePassword();
    await screen.findByRole('alert');
    expect(screen.getByLabelText('Пароль')).toHaveValue('Director1');
    await waitFor(() => expect(screen.getByLabelText('Пароль')).toHaveFocus());
  });

  it('tells of Caps Lock while the password is typed', () => {
    open();
    const field = screen.getByLabelText('Пароль');
    fireEvent.keyDown(field, { key: 'A', modifierCapsLock: true });
    expect(screen.getByText('Увімкнено Caps Lock')).toBeVisible();
    fireEvent.keyUp(field, { key: 'CapsLock' });
    expect(screen.queryByText('Увімкнено Caps Lock')).toBeNull();
  });

  it('asks for a key instead of a code where that was chosen, and remembers the choice', async () => {
    const requests = open({ body: { success: true, code_required: 1 } });
    expect(screen.getByRole('radio', { name: 'Код із SMS' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'КЕП' }));
    await givePassword();
    expect(await screen.findByRole('heading', { name: 'Вхід за КЕП' })).toBeVisible();
    expect(Object.fromEntries(requests[0] ?? [])).toEqual({ login: 'director1', pwd: 'Director1', tfa: 'key' });
    expect(sessionStorage).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Інший користувач' }));
    expect(screen.getByRole('radio', { name: 'КЕП' })).toBeChecked();
  });

  it('goes back to the password when the tries are used up', async () => {
    open(CODE_SENT, refused('sms_tries_exhausted'));
    await givePassword();
    await userEvent.type(await screen.findByLabelText('Код із SMS'), '000000');
    await userEvent.click(screen.getByRole('button', { name: 'Увійти' }));
    expect(await screen.findByLabelText('Логін')).toHaveValue('director1');
    expect(screen.getByRole('alert')).toHaveTextContent('Спроби вичерпано');
  });

  it.each([
    ['unknown_account', 'не підтверджено'],
    ['blocked_user_account', 'заблоковано'],
    ['inactive_user_account', 'неактивний'],
    ['invalid_clnt_status', 'Статус вашої компанії'],
    ['pwd_expired', 'Строк дії пароля закінчився'],
    ['db_server_error', 'Повідомте службу підтримки'],
    ['too_many_attempts', 'Забагато невдалих спроб'],
    ['unauthorized', 'Не вдалося авторизуватися'],
  ])('tells the sign-in code %s in words', async (code, words) => {
    open(refused(code));
    await givePassword();
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
  });

  it.each([
    ['45', 'через 45 с'],
    ['60', 'через 1 хв'],
    ['870', 'через 15 хв'],
  ])('tells how long to wait where the bank says %s seconds', async (seconds, words) => {
    open(refused('too_many_attempts', { error_params: { seconds } }));
    await givePassword();
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
  });

  it('leads somebody with a temporary password to its change', async () => {
    open({ body: { success: true, status_ref: 1 } });
    await givePassword();
    expect(await screen.findByText('зміна пароля')).toBeVisible();
  });

  it.each([
    [0, 'statusPending', 'ще не підтверджено'],
    [3, 'statusBlocked', 'заблоковано'],
    [4, 'statusUnknown', 'Невідомий статус користувача'],
    [undefined, 'statusUnknown', 'Невідомий статус користувача'],
  ])('tells what the status %s means to somebody whom the bank let in with it', async (status, key, words) => {
    open({ body: { success: true, ...(status !== undefined && { status_ref: status }) } });
    await givePassword();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveAttribute('data-problem', key);
    expect(alert).toHaveTextContent(words);
  });

  it.each([
    ['clientIdNotFound', { ...INFO, ncbClientId: undefined }, 'клієнтський номер'],
    ['unableToGetUserInfo', { ...INFO, bankDay: 'вчора' }, 'Не вдалося отримати дані користувача'],
  ])('tells %s and begins anew: the code is used up', async (key, info, words) => {
    open(CODE_SENT, { body: { success: true, status_ref: 2 } }, { body: info });
    await givePassword();
    await giveCode();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveAttribute('data-problem', key);
    expect(alert).toHaveTextContent(words);
    expect(screen.getByLabelText('Логін')).toHaveValue('director1');
  });

  it('asks again who he is where the bank could not say it, and wants no second password and code', async () => {
    const requests = open(
      CODE_SENT,
      { body: { success: true, status_ref: 2 } },
      { status: 500, body: {} },
      { status: 500, body: {} },
      { body: INFO },
    );
    await givePassword();
    await giveCode();
    expect(await screen.findByRole('alert')).toHaveAttribute('data-problem', 'unableToGetUserInfo');
    expect(screen.queryByLabelText('Логін')).toBeNull();
    const again = () => userEvent.click(screen.getByRole('button', { name: 'Спробувати ще раз' }));
    await again();
    await waitFor(() => expect(requests).toHaveLength(4));
    await again();
    await waitFor(() => expect(requests).toHaveLength(5));
  });

  it('stays with the code when it is too old, and selects it for the next one', async () => {
    open(CODE_SENT, refused('sms_code_expired'));
    await givePassword();
    await giveCode();
    expect(await screen.findByRole('alert')).toHaveTextContent('Код застарів');
    const field = screen.getByLabelText<HTMLInputElement>('Код із SMS');
    await waitFor(() => expect(field).toHaveFocus());
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 6]);
  });

  it('says that there is no connection', async () => {
    open();
    await givePassword();
    expect(await screen.findByRole('alert')).toHaveTextContent('Немає зв’язку');
  });

  describe('another code', () => {
    const passes = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    const resend = () => document.querySelector<HTMLButtonElement>('[data-action="resendCode"]');

    async function codeStep(...answers: Answer[]) {
      const requests = open({ body: { success: true, code_required: 1, resend_after: 60 } }, ...answers);
      await givePassword();
      await screen.findByLabelText('Код із SMS');
      return requests;
    }

    // Fake timers for everything would leave answers no real time to arrive.
    beforeEach(() => jest.useFakeTimers({ doNotFake: [...REAL_TIMERS] }));
    afterEach(() => jest.useRealTimers());

    it('may be asked for after the time that the bank names', async () => {
      await codeStep();
      expect(resend()).toBeDisabled();
      expect(resend()).toHaveTextContent(/Надіслати ще раз через (1:00|0:59)/);
      await passes(61_000);
      expect(resend()).toBeEnabled();
    });

    it('may be asked for after that time also where the timers of a hidden tab have slept', async () => {
      await codeStep();
      jest.setSystemTime(Date.now() + 60_000);
      await passes(1_000);
      expect(resend()).toBeEnabled();
    });

    it('is waited for a little longer when the bank’s clock says so, without blame', async () => {
      await codeStep(refused('too_many_attempts', { error_params: { seconds: '7' } }));
      await passes(61_000);
      fireEvent.click(at('[data-action="resendCode"]'));
      await waitFor(() => expect(resend()).toHaveTextContent(/Надіслати ще раз через 0:0[1-7]/));
      expect(screen.queryByRole('alert')).toBeNull();
    });

    it('empties the field, counts again and leaves the focus where the code is typed', async () => {
      await codeStep({ body: { success: true, code_sent_to: '050***1000', resend_after: 60 } });
      fireEvent.change(screen.getByLabelText('Код із SMS'), { target: { value: '111' } });
      await passes(61_000);
      fireEvent.click(at('[data-action="resendCode"]'));
      expect(await screen.findByText('Код надіслано на 050***1000')).toBeVisible();
      expect(screen.getByLabelText('Код із SMS')).toHaveValue('');
      expect(screen.getByLabelText('Код із SMS')).toHaveFocus();
      expect(resend()).toBeDisabled();
    });
  });

  it('tells how to get a forgotten password back', async () => {
    installDialogMethods();
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Забули пароль?' }));
    const dialog = screen.getByRole('dialog', { name: 'Відновлення пароля' });
    expect(dialog).toHaveTextContent('секретне запитання й відповідь');
    await userEvent.click(screen.getByRole('button', { name: 'Закрити' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('tells that a language could not be loaded, and stays in the present one', async () => {
    open();
    const switchTo = translations.switchTo;
    translations.switchTo = () => Promise.reject(new Error('chunk'));
    await userEvent.click(screen.getByRole('button', { name: 'English' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Мову не вдалося завантажити');
    expect(screen.getByRole('button', { name: 'Українська' })).toHaveAttribute('aria-pressed', 'true');
    expect(sessionStorage).toHaveLength(0);
    translations.switchTo = switchTo;
    await userEvent.click(screen.getByRole('button', { name: 'English' }));
    expect(await screen.findByRole('heading', { name: 'Sign in to business banking' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('changes the language before sign-in', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'English' }));
    expect(await screen.findByRole('heading', { name: 'Sign in to business banking' })).toBeVisible();
    expect(document.documentElement.lang).toBe('en');
  });
});
