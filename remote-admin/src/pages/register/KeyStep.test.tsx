import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useShell, type ProvenKeyRequest, type PublicServices } from '@ncb/shared-kernel/remote-contract';
import { action, openPage } from '@ncb/shared-kernel/remote-contract/testing';
import { registrationTexts } from '../../features/registration-texts';
import { KeyStep } from './KeyStep';
import type { Registration } from './RegisterPage';
import { useEmployee } from './use-employee';

const BEGUN: Registration = {
  companyRef: '2001',
  token: 'proof',
  name: 'ТОВ «Пасіка»',
  address: 'Київ',
  code: '91000075',
  iban: 'UA30',
  isOpen: true,
  people: [],
  draft: {
    role: 0,
    signatureRight: 0,
    lastName: 'Бджоляр',
    firstName: 'Сильвестр',
    middleName: '',
    isAdministrator: true,
    code: '0077802420',
    hasCode: true,
    login: 'pasika',
    password: 'Korovai_83sad',
    secretQuestion: 'Вулиця?',
    secretAnswer: 'Липова',
    email: 'a@b.example',
    phone: '0500002100',
    position: 'Директор',
    consent: true,
  },
};
const KEY: ProvenKeyRequest = { request: 'PEM', signature: 'c2ln' };
const DOWN = () => {
  throw new TypeError('down');
};
const refused = (code: string) => ({ success: false, error: 'Ні', error_code: code });

async function open(
  answers: readonly (object | (() => never))[],
  keyRequests: readonly (ProvenKeyRequest | null | Error)[],
) {
  const [left, keys] = [[...answers], [...keyRequests]];
  const outcome = { registered: [] as (string | null)[], back: 0 };
  const signed: string[] = [];
  const createKey: PublicServices['createKey'] = (_, text) => {
    signed.push(text);
    const next = keys.shift() ?? null;
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
  };
  function Page() {
    const { api, language } = useShell();
    const employee = useEmployee(api, BEGUN);
    return (
      <KeyStep
        services={{ api, language, signIn: () => undefined, createKey }}
        employee={employee}
        registration={BEGUN}
        onRegistered={(id) => {
          outcome.registered.push(id);
          return Promise.resolve();
        }}
        onBack={() => (outcome.back += 1)}
      />
    );
  }
  const { calls } = await openPage(
    { Page, texts: registrationTexts },
    {
      answers: {
        '/register_user': () => {
          const next = left.shift();
          return typeof next === 'function' ? next() : (next ?? {});
        },
      },
    },
  );
  const press = (name: string) => userEvent.click(action(name));
  const getSentRequests = () =>
    calls.filter(({ path }) => path === '/register_user').map(({ parameters }) => parameters.get('cert'));
  return { outcome, signed, press, getSentRequests };
}

const isThere = (name: string) => document.querySelector(`[data-action="${name}"]`) !== null;

describe('the key of a registration', () => {
  it('is said not to have been made where the widget is not to be reached, and may be made again', async () => {
    const { outcome, signed, press, getSentRequests } = await open(
      [{ success: true, user_id: '601' }],
      [new Error('no widget'), KEY],
    );
    await press('createKey');
    expect(await screen.findByRole('alert')).toHaveTextContent('Не вдалося підписати дані ключем');
    expect(getSentRequests()).toEqual([]);
    expect(action('back')).toBeEnabled();
    await press('createKey');
    await waitFor(() => expect(outcome.registered).toEqual(['601']));
    expect(signed[0]).toBe(signed[1]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is not made where the window is closed, and nothing is said', async () => {
    const { outcome, press, getSentRequests } = await open([], [null]);
    await press('createKey');
    await waitFor(() => expect(action('createKey')).toBeEnabled());
    expect([getSentRequests(), outcome.registered, screen.queryByRole('alert')]).toEqual([[], [], null]);
  });

  it('is kept when the line is lost, and sent again without another one; nobody goes back meanwhile', async () => {
    const { outcome, signed, press, getSentRequests } = await open([DOWN, { success: true, user_id: '601' }], [KEY]);
    await press('createKey');
    expect(await screen.findByRole('alert')).toHaveTextContent('можливо, усе вже збережено');
    expect(isThere('createKey')).toBe(false);
    expect(action('back')).toBeDisabled();
    await press('resend');
    await waitFor(() => expect(outcome.registered).toEqual(['601']));
    expect([signed.length, getSentRequests()]).toEqual([1, ['PEM', 'PEM']]);
  });

  it('is kept when the bank wants no more attempts for now, and one may go back', async () => {
    const { outcome, signed, press } = await open(
      [refused('too_many_attempts'), { success: true, user_id: '601' }],
      [KEY],
    );
    await press('createKey');
    expect(await screen.findByRole('alert')).toHaveAttribute('data-problem', 'too_many_attempts');
    expect(action('back')).toBeEnabled();
    await press('resend');
    await waitFor(() => expect(outcome.registered).toEqual(['601']));
    expect(signed).toHaveLength(1);
  });

  it.each(['signatureInvalid', 'knownKey'])('is made anew when the bank refuses it: %s', async (code) => {
    const { press, signed } = await open([refused(code), refused(code)], [KEY, KEY]);
    await press('createKey');
    expect(await screen.findByRole('alert')).toHaveAttribute('data-problem', code);
    expect(isThere('resend')).toBe(false);
    await press('createKey');
    await waitFor(() => expect(signed).toHaveLength(2));
  });

  it('leads back to the form when the bank refuses what was typed: another text needs another key', async () => {
    const { outcome, press } = await open([refused('loginTaken')], [KEY]);
    await press('createKey');
    await waitFor(() => expect(outcome.back).toBe(1));
    expect(isThere('resend')).toBe(false);
  });
});
