import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { bankResponse } from '@ncb/shared-kernel/api/client/testing';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { action, field, openPage, type WireAnswers } from '@ncb/shared-kernel/remote-contract/testing';
import { CompanyStep } from './CompanyStep';
import { EMPTY_COMPANY } from './empty-company';
import { registrationTexts } from '../registration-texts';

const IBAN = 'UA303516070000026007999000502';
const FOUND = { success: true, result: '1', company_name: 'ФОП Пасічник', company_addr: 'Київ' };

/** @param exists the bank's answer to the check; a promise is awaited */
async function open(exists: object | Promise<object>, register: WireAnswers[string] = { success: false, error: 'Ні' }) {
  const registered: string[] = [];
  function Page() {
    const { api } = useShell();
    const [typed, setTyped] = useState(EMPTY_COMPANY);
    return (
      <CompanyStep
        api={api}
        ownBankCode="351607"
        userId={null}
        typed={typed}
        onType={setTyped}
        onRegistered={() => registered.push(typed.code)}
        onCancel={() => undefined}
      />
    );
  }
  const { calls, translations } = await openPage(
    { Page, texts: registrationTexts },
    {
      answers: { '/register_company': register },
      bank: async () => bankResponse(await exists),
    },
  );
  const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
  const getRequests = (path: string) =>
    calls
      .filter((call) => call.path === path)
      .map(({ parameters }) => [parameters.get('hascode'), parameters.get('code')]);
  return { type, getRequests, registered, translations, press: (name: string) => userEvent.click(action(name)) };
}

// jsdom does not implement `showModal`.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});

const isFound = () => document.querySelector('[data-field="company"]') !== null;

describe('the company of a sole trader with a passport', () => {
  it('is asked for by the passport, however it is typed, and its field says what is wanted', async () => {
    const { type, getRequests, press } = await open(FOUND);
    type('iban', IBAN);
    expect(screen.getByLabelText(/Код ЄДРПОУ або РНОКПП/)).toBe(field('code'));
    await userEvent.click(field('hasCode'));
    expect(screen.getByLabelText(/Серія і номер паспорта ФОП/)).toBe(field('code'));
    expect(screen.getByText('Дві літери й шість цифр або дев’ять цифр')).toBeVisible();
    type('code', 'ва 123456');
    await press('check');
    await waitFor(() => expect(isFound()).toBe(true));
    expect(getRequests('/chk_exists')).toEqual([['0', 'ВА123456']]);
    expect(action('continue')).toBeEnabled();
  });

  it('is not gone on with when the passport is changed after the check: another passport is asked for anew', async () => {
    const { type, getRequests, press } = await open(FOUND, { success: true, clnt_ref: '2001', reg_token: 'proof' });
    type('iban', IBAN);
    await userEvent.click(field('hasCode'));
    type('code', 'ВА123456');
    await press('check');
    await waitFor(() => expect(isFound()).toBe(true));
    type('code', 'ВА123457');
    expect(isFound()).toBe(false);
    expect(action('continue')).toBeDisabled();
    await press('check');
    await waitFor(() => expect(isFound()).toBe(true));
    await press('continue');
    await waitFor(() => expect(getRequests('/register_company')).toEqual([['0', 'ВА123457']]));
    expect(getRequests('/chk_exists')).toEqual([
      ['0', 'ВА123456'],
      ['0', 'ВА123457'],
    ]);
  });

  it('says when it was begun elsewhere and when it is free again', async () => {
    const earlier = { since: '28.11.2026 15:40:10', free_at: '28.11.2026 16:40:10' };
    const { type, press } = await open({ success: true, result: 0, begun: earlier });
    type('iban', IBAN);
    type('code', '91000017');
    await press('check');
    await waitFor(() => expect(field('begunSince')).toHaveTextContent('28.11.2026 о 15:40'));
    expect(field('begunFree')).toHaveTextContent('почати знову можна буде 28.11.2026 о 16:40');
    expect(action('continue')).toBeDisabled();
  });

  it('is not what the code of the same digits finds: the switch asks for another check', async () => {
    const { type, getRequests, press } = await open(FOUND);
    type('iban', IBAN);
    await userEvent.click(field('hasCode'));
    type('code', '001234567');
    await press('check');
    await waitFor(() => expect(isFound()).toBe(true));
    await userEvent.click(field('hasCode'));
    expect(isFound()).toBe(false);
    expect(action('continue')).toBeDisabled();
    await press('check');
    await waitFor(() => expect(isFound()).toBe(true));
    expect(getRequests('/chk_exists')).toEqual([
      ['0', '001234567'],
      ['1', '001234567'],
    ]);
  });

  it.each([
    ['found', FOUND],
    ['not found', { success: true, result: '0' }],
  ])('that was %s only after the passport had changed is told of nobody', async (_, answer) => {
    let give: (value: object) => void = () => undefined;
    const pendingAnswer = new Promise<object>((resolve) => (give = resolve));
    const { type, getRequests, press } = await open(pendingAnswer);
    type('iban', IBAN);
    await userEvent.click(field('hasCode'));
    type('code', 'ВА123456');
    await press('check');
    await waitFor(() => expect(getRequests('/chk_exists')).toHaveLength(1));
    type('code', 'ВА123457');
    give(answer);
    await waitFor(() => expect(action('check')).not.toHaveAttribute('aria-busy', 'true'));
    expect(isFound()).toBe(false);
    expect(document.querySelector('[data-dialog]')).toBeNull();
    expect(field('code')).toHaveValue('ВА123457');
  });

  it('that could not be asked for is told of in the language that is chosen afterwards, whole', async () => {
    const { type, press, translations } = await open(Promise.reject(new TypeError('down')));
    type('iban', IBAN);
    await userEvent.click(field('hasCode'));
    type('code', 'ВА123456');
    await press('check');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Не вдалося перевірити'));
    await act(() => translations.switchTo('en'));
    expect(screen.getByRole('alert').textContent).not.toMatch(/\p{Script=Cyrillic}/u);
  });

  it('that the bank does not know is told with the six reasons, once', async () => {
    const { type, press } = await open({ success: true, result: '0' });
    type('iban', IBAN);
    await userEvent.click(field('hasCode'));
    type('code', 'ВА123456');
    await press('check');
    await waitFor(() => expect(document.querySelectorAll('[data-reason]')).toHaveLength(6));
    await press('close');
    await waitFor(() => expect(document.querySelector('[data-reason]')).toBeNull());
    expect(field('code')).toHaveValue('ВА123456');
  });
});
