import { render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { LANGUAGES, type Language } from '@ncb/shared-kernel/domain/vocabulary';
import { createTranslations } from '@ncb/shared-kernel/i18n';
import { getElement } from '../frame/testing';
import { LanguageProvider, loadShellTexts } from '../languages';
import { SessionProvider, type SessionStore } from '../session';
import { ChangePasswordPage } from './ChangePasswordPage';
import { PasswordForm } from './PasswordForm';

const TEXTS = {
  passwordCommon: {
    ua: 'Такий пароль підбирають одним із перших. Придумайте інший',
    ru: 'Такой пароль подбирают одним из первых. Придумайте другой',
    en: 'This password is too easy to guess. Choose another',
  },
  passwordHoldsLogin: {
    ua: 'У паролі є ваш логін. Придумайте пароль без нього',
    ru: 'В пароле есть ваш логин. Придумайте пароль без него',
    en: 'The password contains your login. Choose another',
  },
  passwordHoldsPerson: {
    ua: 'У паролі є ім’я, телефон або код власника. Придумайте пароль без них',
    ru: 'В пароле есть имя, телефон или код владельца. Придумайте пароль без них',
    en: 'The password contains its owner’s name, phone or code. Choose another',
  },
  passwordHoldsCompany: {
    ua: 'У паролі є назва або код компанії. Придумайте пароль без них',
    ru: 'В пароле есть название или код компании. Придумайте пароль без них',
    en: 'The password contains the company’s name or code. Choose another',
  },
  passwordHoldsBank: {
    ua: 'У паролі є назва банку. Придумайте пароль без неї',
    ru: 'В пароле есть название банка. Придумайте пароль без него',
    en: 'The password contains the name of the bank. Choose another',
  },
} as const;
const KEYS = Object.keys(TEXTS) as (keyof typeof TEXTS)[];
const TYPED = { old: 'Tempuser1', chosen: 'Korovai_83sad', better: 'Okhryma8_Lis' };

async function open(language: Language, key: string, Page = ChangePasswordPage) {
  const translations = await createTranslations(language);
  await translations.add('shell', loadShellTexts);
  const failure = {
    kind: 'refused',
    text: 'Ні',
    code: 'validation',
    params: {},
    problems: [{ field: 'newPassword', key, params: {} }],
  };
  const call = jest.fn((_call: object, _request: object) => Promise.resolve({ ok: false, failure }));
  const store = { api: { call }, subscribe: () => () => undefined, state: () => ({ kind: 'unknown' }) };
  render(
    <LanguageProvider translations={translations}>
      <SessionProvider value={store as unknown as SessionStore}>
        <MemoryRouter>
          <Page />
        </MemoryRouter>
      </SessionProvider>
    </LanguageProvider>,
  );
  return call;
}

const field = (name: string) => getElement(`[data-field="${name}"]`);
const getProblem = () => document.querySelector('[data-problem]');
async function fill(password: string) {
  await userEvent.type(field('oldPassword'), TYPED.old);
  await userEvent.type(field('newPassword'), password);
  await userEvent.type(field('confirmation'), password);
}

describe.each(LANGUAGES)('a new password that can be guessed, in %s', (language) => {
  it.each(KEYS)('is told at its field when the bank finds %s, and nothing that was typed is lost', async (key) => {
    const call = await open(language, key);
    await fill(TYPED.chosen);
    await userEvent.click(getElement('[data-action="save"]'));
    await waitFor(() => expect(getProblem()).toHaveAttribute('data-problem', key));
    expect(getProblem()).toHaveTextContent(TEXTS[key][language]);
    expect(field('newPassword')).toHaveAttribute('aria-invalid', 'true');
    expect(field('newPassword').getAttribute('aria-describedby')).toContain(getProblem()?.id ?? '?');
    expect(field('newPassword')).toHaveFocus();
    expect(field('oldPassword')).toHaveValue(TYPED.old);
    expect([field('newPassword'), field('confirmation')].map((input) => (input as HTMLInputElement).value)).toEqual([
      TYPED.chosen,
      TYPED.chosen,
    ]);
    expect(call).toHaveBeenCalledTimes(1);
  });

  it('is told before the bank is asked where the page knows enough', async () => {
    const owner = { person: ['Зразкова', 'Олена'], companies: ['ТОВ «Калинова Брама»'], bank: ['Тестовий банк'] };
    const Page = () => <PasswordForm onChanged={() => Promise.resolve()} onFailure={() => undefined} owner={owner} />;
    const call = await open(language, 'passwordCommon', Page);
    await fill('Kalynova_83');
    await userEvent.click(getElement('[data-action="save"]'));
    expect(getProblem()).toHaveAttribute('data-problem', 'passwordHoldsCompany');
    expect(getProblem()).toHaveTextContent(TEXTS.passwordHoldsCompany[language]);
    expect(field('newPassword')).toHaveFocus();
    expect(call).not.toHaveBeenCalled();
  });
});

it('is refused no longer as soon as another password is typed, and told again for the refused one', async () => {
  const call = await open('ua', 'passwordCommon');
  await fill(TYPED.chosen);
  await userEvent.click(getElement('[data-action="save"]'));
  await waitFor(() => expect(getProblem()).not.toBeNull());
  await userEvent.clear(field('newPassword'));
  await userEvent.type(field('newPassword'), TYPED.better);
  expect(getProblem()?.getAttribute('data-problem')).toBe('passwordsDifferent');
  await userEvent.clear(field('confirmation'));
  await userEvent.type(field('confirmation'), TYPED.better);
  expect(getProblem()).toBeNull();
  await userEvent.click(getElement('[data-action="save"]'));
  await waitFor(() => expect(call).toHaveBeenCalledTimes(2));
});
