import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { action, openPage, SAMPLE_SESSION, type WireAnswers } from '@ncb/shared-kernel/remote-contract/testing';
import { page } from '.';

const user = userEvent.setup({ pointerEventsCheck: 0 });

const POLICY = {
  one_person_max: '50000.00',
  two_people_for: ['payroll'],
  people: [{ user_id: '503', alone_day_max: '0.00' }],
};
const CHANGE = {
  change_id: '7',
  limits: { max_amount: '6000.00', day_amount: '20000.00' },
  approval: POLICY,
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
  approval: POLICY,
  used_today: '4500.00',
  signers: [
    { user_id: '501', user_name: 'Вигаданець Т. П.', signature: 0, is_director: 1 },
    { user_id: '503', user_name: 'Перевірна Г. І.', signature: 2, is_director: 0 },
  ],
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
    expect(notice('rulesWait')).toBeNull();
  });

  it('without limits tells the bound of the bank, and nobody but managers may change it', async () => {
    const session = { user: { ...SAMPLE_SESSION.user, role: 2 as const, isAdministrator: false } };
    await open({ limits: { max_amount: null, day_amount: null }, changes: [] }, {}, { session });
    await waitFor(() => expect(textOf('perPayment')).toContain('без власного ліміту'));
    expect(textOf('perPayment')).toContain('до 100 000,00 UAH');
    expect(screen.getByText('Правила ще не змінювали')).toBeVisible();
    expect(document.querySelector('[data-action="changeRules"]')).toBeNull();
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
    await user.click(await waitFor(() => action('changeRules')));
    const dialog = await screen.findByRole('dialog', { name: 'Зміна правил підпису' });
    const perPayment = within(dialog).getByRole('textbox', { name: /На один платіж/ });
    expect(notice('waits')).toBeNull();
    await user.click(action('saveRecord'));
    expect(await within(dialog).findByText('Ці правила вже діють')).toBeVisible();
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
    await waitFor(() => expect(notice('rulesWait')).toBeVisible());
    expect(textOf('perPayment')).toContain('до 5 000,00 UAH → до 6 000,00 UAH');
    expect(notice('rulesWait')).toHaveTextContent('нові постачальники');
    await user.click(action('signRules'));
    expect(sign).toHaveBeenCalledWith([{ id: '500000000001', type: 'declaration' }]);
    await user.click(action('refuseRules'));
    await screen.findByRole('dialog', { name: 'Відхилити зміну правил?' });
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
    await user.click(await waitFor(() => action('changeRules')));
    const dialog = await screen.findByRole('dialog', { name: 'Зміна правил підпису' });
    const perPayment = within(dialog).getByRole('textbox', { name: /На один платіж/ });
    const perDay = within(dialog).getByRole('textbox', { name: /На день/ });
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
    await waitFor(() => expect(notice('rulesWait')).toHaveTextContent('Підпишіть зміну правил своїм ключем'));
    expect(document.querySelector('[data-action="refuseRules"]')).toBeNull();
    await user.click(action('signRules'));
    expect(sign).toHaveBeenCalledWith([{ id: '5', type: 'declaration' }]);
  });

  it('offers its author to withdraw a change', async () => {
    const { calls } = await open(
      { changes: [{ ...CHANGE, is_mine: 1 }] },
      { '/decide_payment_rules': { success: true } },
    );
    await user.click(await waitFor(() => action('withdrawRules')));
    expect(document.querySelector('[data-action="signRules"]')).toBeNull();
    await waitFor(() =>
      expect(calls.find(({ path }) => path === '/decide_payment_rules')?.parameters.get('decision')).toBe('withdraw'),
    );
  });

  it('shows who signs what, and what becomes of it once a change is approved', async () => {
    await open({
      changes: [
        { ...CHANGE, approval: { ...POLICY, one_person_max: '30000.00', two_people_for: ['payroll', 'newReceiver'] } },
      ],
    });
    await waitFor(() => expect(textOf('onePersonMax')).toContain('до 50 000,00 UAH → до 30 000,00 UAH'));
    expect(textOf('withoutDirectorMax')).toContain('без обмеження');
    expect(textOf('person503')).toContain('лише разом з іншою особою');
    expect(textOf('person501')).toContain('без обмеження');
    expect(textOf('payroll')).toMatch(/двоє$/);
    expect(textOf('newReceiver')).toContain('за загальними межами → двоє');
    expect(field('payroll')).not.toHaveAttribute('data-changes');
    expect(field('newReceiver')).toHaveAttribute('data-changes');
  });

  it('sends the whole policy as typed, and shows a problem of a person at that person', async () => {
    let problem: object | null = { field: 'approval.people.1.alone_day_max', key: 'incorrectAmount', params: {} };
    const { calls } = await open(
      { changes: [] },
      {
        '/change_payment_rules': () =>
          problem
            ? { success: false, error: 'Ні', error_code: 'validation', problems: [problem] }
            : { success: true, waits: 0 },
      },
    );
    await user.click(await waitFor(() => action('changeRules')));
    const dialog = await screen.findByRole('dialog', { name: 'Зміна правил підпису' });
    await user.click(within(dialog).getByRole('checkbox', { name: /на який ще не платили/ }));
    const person = within(dialog).getByRole('textbox', { name: /Вигаданець/ });
    await user.type(person, '150000');
    await user.type(within(dialog).getByRole('textbox', { name: /^Дзвінок новому отримувачу/ }), '1000');
    await user.type(within(dialog).getByRole('textbox', { name: /^Пауза перед платежем/ }), '24');
    await user.click(action('saveRecord'));
    await waitFor(() =>
      expect(within(dialog).getByRole('textbox', { name: /Перевірна/ })).toHaveAttribute('aria-invalid', 'true'),
    );
    problem = null;
    await user.click(action('saveRecord'));
    await waitFor(() => expect(dialog).not.toBeVisible());
    const sent = calls
      .filter(({ path }) => path === '/change_payment_rules')
      .at(-1)
      ?.parameters.get('approval');
    expect(JSON.parse(String(sent))).toEqual({
      one_person_max: '50000.00',
      no_director_max: '',
      alone_day_max: '',
      two_people_for: ['payroll', 'newReceiver'],
      people: [
        { user_id: '501', alone_day_max: '150000' },
        { user_id: '503', alone_day_max: '0.00' },
      ],
      call_back_above: '1000',
      cooling_hours: '24',
    });
  });
});
