import { startRegistration } from '@simplewebauthn/browser';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PASSKEYS_MAX } from '@ncb/shared-kernel/domain/vocabulary';
import { createTranslations } from '@ncb/shared-kernel/i18n';
import { createFakeShell, type WireAnswers } from '@ncb/shared-kernel/remote-contract/testing';
import { loadShellTexts } from '../languages';
import { TestTheme } from '../theme/testing';
import { PasskeysDialog } from './PasskeysDialog';
import { addPasskeyTexts } from './texts';

jest.mock('@simplewebauthn/browser', () => ({
  ...jest.requireActual<object>('@simplewebauthn/browser'),
  browserSupportsWebAuthn: () => true,
  startRegistration: jest.fn(),
}));

beforeAll(async () => {
  const translations = await createTranslations('ua');
  await translations.add('shell', loadShellTexts);
  await addPasskeyTexts(translations);
});
beforeEach(() => {
  const response = { clientDataJSON: 'AAAA', attestationObject: 'AAAA' };
  jest.mocked(startRegistration).mockResolvedValue({ id: 'AAAA', response } as never);
});

const build = (id: number) => ({
  passkey_id: String(id),
  name: `Ключ ${id}`,
  created: '15.07.2026 12:02:00',
  last_used: null,
  is_synced: 0,
});
const TERMS = {
  success: true,
  challenge: 'AAAA',
  rp_id: 'localhost',
  rp_name: 'Банк',
  user_handle: 'AAAA',
  user_name: 'buh1',
  display_name: 'Коваль Олена',
  suggested_name: 'Chrome',
  algorithms: [-7],
  existing: [],
  expires_in: 300,
};
const refused = (code: string) => ({ success: false, error: 'відмова', error_code: code });

function show(count: number, answers: WireAnswers = {}) {
  let passkeys = Array.from({ length: count }, (_, place) => build(place + 1));
  const shell = createFakeShell({
    answers: {
      '/get_passkeys': () => ({ success: true, passkeys }),
      '/drop_passkey': ({ parameters }) => {
        passkeys = passkeys.filter(({ passkey_id }) => passkey_id !== parameters.get('passkey_id'));
        return { success: true };
      },
      '/rename_passkey': { success: true },
      '/ask_passkey_code': { success: true, code_sent_to: '+380 ** *** ** 11', resend_after: 0 },
      '/begin_passkey': TERMS,
      ...answers,
    },
  });
  render(
    <TestTheme>
      <PasskeysDialog onClose={jest.fn()} />
    </TestTheme>,
    { wrapper: shell.Wrapper },
  );
  return shell;
}

const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => userEvent.click(await button(name));

async function toTheCode() {
  await press('Додати ключ доступу');
  await userEvent.type(await screen.findByLabelText('Ваш пароль'), 'secret');
  await press('Надіслати код');
  return screen.findByLabelText('Код із SMS');
}

async function toTheEnd() {
  await userEvent.type(await toTheCode(), '123456');
  await press('Підтвердити код');
  await press('Створити ключ доступу');
}

describe('PasskeysDialog', () => {
  it.each([
    ['a refusal', () => refused('passkeyRefused'), /почніть ще раз/],
    ['a late challenge', () => refused('passkeyExpired'), /Час вийшов/],
    [
      'no connection',
      () => {
        throw new TypeError('Failed to fetch');
      },
      /./,
    ],
  ])('asks for the password again after %s, and reads the list anew', async (_what, answer, text) => {
    const { calls } = show(1, { '/add_passkey': answer });
    await toTheEnd();
    expect(await screen.findByLabelText('Ваш пароль')).toHaveValue('');
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(screen.getByRole('alert')).not.toHaveTextContent('Увійдіть');
    await waitFor(() => expect(calls.filter(({ path }) => path === '/get_passkeys')).toHaveLength(2));
  });

  it('says of a wrong password nothing about a login', async () => {
    show(0, { '/ask_passkey_code': refused('invalid_credentials') });
    await press('Додати ключ доступу');
    await userEvent.type(await screen.findByLabelText('Ваш пароль'), 'wrong');
    await press('Надіслати код');
    expect(await screen.findByText('Неправильний пароль')).toBeVisible();
  });

  it('sends another code with the same password', async () => {
    const { calls } = show(0);
    const field = await toTheCode();
    await press('Надіслати код ще раз');
    await waitFor(() =>
      expect(
        calls.filter(({ path }) => path === '/ask_passkey_code').map(({ parameters }) => parameters.get('pwd')),
      ).toEqual(['secret', 'secret']),
    );
    expect(field).toHaveFocus();
  });

  it('says that no more can be added before a password is typed', async () => {
    show(PASSKEYS_MAX);
    expect(await screen.findByText(/не більше 10/)).toBeVisible();
    expect(await button('Додати ключ доступу')).toBeDisabled();
  });

  it('keeps the focus: after a new name on the row, after the last removal on “add”', async () => {
    show(1);
    for (const way of ['Зберегти', 'Скасувати']) {
      await press('Перейменувати: Ключ 1');
      await press(way);
      await waitFor(async () => expect(await button('Перейменувати: Ключ 1')).toHaveFocus());
    }
    await press('Прибрати: Ключ 1');
    await userEvent.click(
      await within(await screen.findByRole('dialog', { name: /Прибрати «/ })).findByText('Прибрати'),
    );
    await waitFor(async () => expect(await button('Додати ключ доступу')).toHaveFocus());
  });
});
