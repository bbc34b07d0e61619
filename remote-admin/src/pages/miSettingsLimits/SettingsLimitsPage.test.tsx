import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { action, openPage, SAMPLE_SESSION, type WireAnswers } from '@ncb/shared-kernel/remote-contract/testing';
import { page } from '.';

const user = userEvent.setup({ pointerEventsCheck: 0 });

const CHANGE = {
  change_id: '7',
  limits: { max_amount: '6000.00', day_amount: '20000.00' },
  reason: 'нові постачальники',
  asked_by: 'Зразкова О. В.',
  asked_at: '21.05.2026 09:00:00',
  declaration_id: null,
  is_mine: 0,
  outcome: null,
  decided_by: null,
  decided_at: null,
};
const RULES = {
  success: true,
  limits: { max_amount: '5000.00', day_amount: '20000.00' },
  used_today: '4500.00',
  needs_second: 1,
  changes: [
    {
      ...CHANGE,
      limits: { max_amount: '5000.00', day_amount: '20000.00' },
      outcome: 'approved',
      decided_by: 'Вигаданець Т. П.',
      decided_at: '20.05.2026 10:00:00',
    },
  ],
};
const open = (more: object = {}, answers: WireAnswers = {}, options: object = {}) =>
  openPage(page, { answers: { '/get_payment_rules': { ...RULES, ...more }, ...answers }, ...options });
const field = (name: string) => document.querySelector(`[data-field="${name}"]`) as HTMLElement;
const textOf = (name: string) => field(name).textContent.replaceAll('\u00a0', ' ');
const notice = (name: string) => document.querySelector(`[data-notice="${name}"]`);

describe('miSettingsLimits', () => {
  it('shows the limits, what is left of the day, and who changed them', async () => {
    await open();
    await waitFor(() => expect(textOf('perPayment')).toContain('до 5 000,00 UAH'));
    expect(textOf('perDay')).toContain('лишилося 15 500,00');
    expect(document.querySelector('[data-row="7"]')).toHaveTextContent('Прийнято');
    expect(document.querySelector('[data-row="7"]')).toHaveTextContent('Вигаданець Т. П.');
    expect(notice('limitsWait')).toBeNull();
  });

  it('without limits tells the bound of the bank, and nobody but managers may change it', async () => {
    const session = { user: { ...SAMPLE_SESSION.user, role: 2 as const, isAdministrator: false } };
    await open({ limits: { max_amount: null, day_amount: null }, changes: [] }, {}, { session });
    await waitFor(() => expect(textOf('perPayment')).toContain('без власного ліміту'));
    expect(textOf('perPayment')).toContain('до 100 000,00 UAH');
    expect(screen.getByText('Ліміти ще не змінювали')).toBeVisible();
    expect(document.querySelector('[data-action="changeLimits"]')).toBeNull();
  });

  it('says beforehand that higher limits wait, and keeps what was typed when the bank refuses', async () => {
    let isRefusing = true;
    const { calls, notices } = await open(
      {},
      {
        '/change_payment_rules': () =>
          isRefusing ? { success: false, error: 'Ні', error_code: 'limitsWait' } : { success: true, waits: 1 },
      },
    );
    await user.click(await waitFor(() => action('changeLimits')));
    const dialog = await screen.findByRole('dialog', { name: 'Ліміти миттєвих платежів' });
    const perPayment = within(dialog).getByRole('textbox', { name: /На один платіж/ });
    expect(notice('waits')).toBeNull();
    await user.click(action('saveRecord'));
    expect(await within(dialog).findByText('Ці ліміти вже діють')).toBeVisible();
    await user.clear(perPayment);
    await user.type(perPayment, '6000');
    await waitFor(() => expect(notice('waits')).toBeVisible());
    await user.type(within(dialog).getByRole('textbox', { name: /Причина/ }), 'нові постачальники');
    await user.click(action('saveRecord'));
    await waitFor(() => expect(notices).toMatchObject([{ kind: 'error' }]));
    expect((perPayment as HTMLInputElement).value.replaceAll('\u00a0', ' ')).toContain('6 000');
    isRefusing = false;
    await user.click(action('saveRecord'));
    await waitFor(() => expect(notices.at(-1)).toMatchObject({ kind: 'info' }));
    const requests = calls.filter(({ path }) => path === '/change_payment_rules');
    expect(Object.fromEntries(requests.at(-1)?.parameters ?? [])).toMatchObject({
      max_amount: '6000',
      day_amount: '20000.00',
      reason: 'нові постачальники',
    });
  });

  it('lets the second manager sign or refuse a waiting change, and its author only withdraw it', async () => {
    const sign = jest.fn(() => Promise.resolve({ signed: [] }));
    const { calls } = await open(
      { changes: [{ ...CHANGE, declaration_id: '500000000001' }] },
      { '/decide_payment_rules': { success: true } },
      { sign },
    );
    await waitFor(() => expect(notice('limitsWait')).toBeVisible());
    expect(textOf('perPayment')).toContain('до 5 000,00 UAH → до 6 000,00 UAH');
    expect(notice('limitsWait')).toHaveTextContent('нові постачальники');
    await user.click(action('signLimits'));
    expect(sign).toHaveBeenCalledWith([{ id: '500000000001', type: 'declaration' }]);
    await user.click(action('refuseLimits'));
    await screen.findByRole('dialog', { name: 'Відхилити зміну лімітів?' });
    expect(calls.some(({ path }) => path === '/decide_payment_rules')).toBe(false);
    await user.click(action('confirm'));
    await waitFor(() =>
      expect(
        Object.fromEntries(calls.find(({ path }) => path === '/decide_payment_rules')?.parameters ?? []),
      ).toMatchObject({ change_id: '7', decision: 'refuse' }),
    );
  });

  it('tells what saving does: at once, after a signature, and what becomes of a waiting change', async () => {
    await open({ needs_second: 0, changes: [CHANGE] });
    await user.click(await waitFor(() => action('changeLimits')));
    const dialog = await screen.findByRole('dialog', { name: 'Ліміти миттєвих платежів' });
    const [perPayment, perDay] = within(dialog).getAllByRole('textbox');
    const type = async (element: HTMLElement | undefined, text: string) => {
      await user.clear(element as HTMLElement);
      await user.type(element as HTMLElement, text);
    };
    const effects = () =>
      [...dialog.querySelectorAll('[role="status"] [data-notice]')].map((one) => one.getAttribute('data-notice'));
    await type(perPayment, '4000');
    await waitFor(() => expect(effects()).toEqual(['atOnce', 'withdraws']));
    await type(perDay, '30000');
    await waitFor(() => expect(effects()).toEqual(['atOnce', 'withdraws', 'ownKey']));
    await type(perPayment, '9000');
    await waitFor(() => expect(effects()).toEqual(['blocked']));
    await type(perPayment, 'багато');
    await waitFor(() => expect(effects()).toEqual([]));
  });

  it('lets the only manager sign the own change', async () => {
    const sign = jest.fn(() => Promise.resolve({ signed: [] }));
    await open({ needs_second: 0, changes: [{ ...CHANGE, is_mine: 1, declaration_id: '5' }] }, {}, { sign });
    await waitFor(() => expect(notice('limitsWait')).toHaveTextContent('Підпишіть зміну лімітів своїм ключем'));
    expect(document.querySelector('[data-action="refuseLimits"]')).toBeNull();
    await user.click(action('signLimits'));
    expect(sign).toHaveBeenCalledWith([{ id: '5', type: 'declaration' }]);
  });

  it('offers its author to withdraw a change', async () => {
    const { calls } = await open(
      { changes: [{ ...CHANGE, is_mine: 1 }] },
      { '/decide_payment_rules': { success: true } },
    );
    await user.click(await waitFor(() => action('withdrawLimits')));
    expect(document.querySelector('[data-action="signLimits"]')).toBeNull();
    await waitFor(() =>
      expect(calls.find(({ path }) => path === '/decide_payment_rules')?.parameters.get('decision')).toBe('withdraw'),
    );
  });
});
