import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { action, openPage, SAMPLE_SESSION, type WireAnswers } from '@ncb/shared-kernel/remote-contract/testing';
import { page } from '.';

const user = userEvent.setup({ pointerEventsCheck: 0 });

const person = (id: number, more: object = {}) => ({
  user_id: String(id),
  user_name: `Перевірна Ганна ${id}`,
  user_position: 'Бухгалтер',
  user_status: 2,
  user_role: 1,
  user_sign_right: 2,
  user_inn: '0048202264',
  user_company: 'ТОВ «Калинова Брама»',
  user_companies: ['1001'],
  ncb_status: 1,
  payroll_access: 1,
  is_admin: 0,
  last_login: '20.05.2026 17:40:00',
  key_state: 'active',
  key_until: '14.03.2027',
  changes: [],
  ...more,
});
const CHANGE = {
  change_id: '7',
  declaration_id: '500000000001',
  kind: 'rights',
  role_ref: 1,
  signature: 1,
  asked_by: 'Зразкова О. В.',
  asked_at: '21.05.2026 09:00:00',
  waits_for_me: 1,
  is_mine: 0,
};
const SELF = person(502, { user_name: 'Вигаданець Тарас', user_role: 0, user_sign_right: 0, is_admin: 1 });

const open = (users: readonly object[], more: WireAnswers = {}) =>
  openPage(page, { answers: { '/get_users_list': { success: true, users }, ...more } });
const row = (id: number) => document.querySelector<HTMLElement>(`tr[data-row="${id}"]`);

async function openMenu(id: number): Promise<void> {
  await waitFor(() => expect(row(id)).toBeInTheDocument());
  await user.click(row(id)?.querySelector('[data-action="rowMenu"]') as Element);
}
const item = (name: string) => screen.findByRole('menuitem', { name: new RegExp(name) });

describe('miSettingsUsers', () => {
  it('opens the panel of the user of the address', async () => {
    const answers = { '/get_users_list': { success: true, users: [SELF, person(503)] } };
    await openPage(page, { answers, parameters: { requested_uid: '503' } });
    expect(await screen.findByRole('heading', { level: 2, name: 'Перевірна Ганна 503' })).toBeVisible();
  });

  it('says who waits for the user’s signature, what becomes what, and whose access is not granted', async () => {
    await open([
      SELF,
      person(503, { changes: [CHANGE] }),
      person(506, { user_status: 3, ncb_status: 0 }),
      person(999, { user_companies: ['1002'] }),
    ]);
    await waitFor(() => expect(row(503)).toHaveTextContent('Підпис: другий → перший'));
    expect(row(503)).toHaveTextContent('Очікує другого підпису');
    expect(row(503)).toHaveTextContent('подано Зразкова О., 21.05');
    expect(row(503)).toHaveClass('ncb-row-waiting');
    expect(row(506)).toHaveClass('ncb-row-bad');
    expect(row(506)).toHaveTextContent('Доступу не надано');
    expect(document.querySelector('[data-notice="waitingForMe"]')).toHaveTextContent('1 зміна чекає на вас');
    // User of another company of the director.
    expect(row(999)).toBeNull();
  });

  it('says that a locked person is about to be unlocked, and who asked for that, whatever else waits', async () => {
    const unlock = { change_id: '8', kind: 'unlock', role_ref: null, signature: null, asked_by: 'Вигаданець Т. П.' };
    const changes = [CHANGE, { ...CHANGE, ...unlock }];
    await open([SELF, person(503, { user_status: 3, ncb_status: 0, changes })]);
    await waitFor(() => expect(row(503)).toHaveTextContent('Заблокований → Активний'));
    expect(row(503)).toHaveTextContent('подано Вигаданець Т., 21.05');
  });

  it('keeps what is impossible in the menu, with the reason', async () => {
    await open([SELF, person(503)]);
    await openMenu(502);
    expect(await item('Заблокувати')).toHaveAttribute('aria-disabled', 'true');
    expect(await item('Заблокувати')).toHaveTextContent('Із собою цього зробити не можна');
    expect(await item('Видалити')).toHaveAttribute('aria-disabled', 'true');
    expect(await item('Змінити права')).not.toHaveAttribute('aria-disabled', 'true');
  });

  it('asks before it locks somebody, and sends the status that locks', async () => {
    const { calls } = await open([SELF, person(503, { user_role: 2, user_sign_right: 3 })], {
      '/change_user_status': { success: true },
    });
    await openMenu(503);
    await user.click(await item('Заблокувати'));
    const dialog = await screen.findByRole('dialog', { name: /Заблокувати/ });
    expect(calls.some(({ path }) => path === '/change_user_status')).toBe(false);
    await user.click(within(dialog).getByRole('button', { name: 'Заблокувати' }));
    await waitFor(() => {
      const request = calls.find(({ path }) => path === '/change_user_status');
      expect(Object.fromEntries(request?.parameters ?? [])).toMatchObject({ tgt_user: '503', status_ref: '3' });
    });
  });

  it('shows what a change of rights does and when; a role fixes the right to sign', async () => {
    const { calls } = await open([SELF, person(504, { user_role: 0 }), person(503)], {
      '/change_user_rights': { success: true, waits: 1 },
    });
    await openMenu(503);
    await user.click(await item('Змінити права'));
    const dialog = await screen.findByRole('dialog', { name: /Права/ });
    await user.click(within(dialog).getByRole('radio', { name: /Перший підпис/ }));
    await user.click(within(dialog).getByRole('radio', { name: /Немає/ }));
    const change = (name: string) => dialog.querySelector(`[data-row="${name}"]`);
    expect(change('signatureRight')).toHaveTextContent('після другого підпису');
    expect(change('payrollAccess')).toHaveTextContent('одразу');
    await user.click(action('saveRights'));
    await waitFor(() => {
      const request = calls.find(({ path }) => path === '/change_user_rights');
      expect(Object.fromEntries(request?.parameters ?? [])).toMatchObject({
        tgt_user_id: '503',
        role_ref: '1',
        signature: '1',
        payroll_access: '0',
        is_admin: '0',
      });
    });
  });

  it('marks rights that end soon or have ended, and sends the end that is chosen; more time waits, less acts at once', async () => {
    const { calls } = await open(
      [
        SELF,
        person(504, { user_role: 0 }),
        person(503, { rights_until: '20.07.2026' }),
        person(505, { rights_until: '30.06.2026', ncb_status: 0 }),
      ],
      { '/change_user_rights': { success: true } },
    );
    await openMenu(503);
    const end = (id: number) => row(id)?.querySelector('[data-field="rightsUntil"]');
    expect(end(503)).toHaveTextContent('права до 20.07.2026, 19 днів');
    expect(end(505)).toHaveTextContent('права закінчилися 30.06.2026');
    expect(end(504)).toBeNull();
    await user.click(await item('Змінити права'));
    const dialog = await screen.findByRole('dialog', { name: /Права/ });
    const when = () => dialog.querySelector('[data-row="rightsUntil"] [data-cell="when"]');
    const until = within(dialog).getByLabelText(/Права діють до/);
    await user.clear(until);
    expect(when()).toHaveTextContent('після другого підпису');
    await user.type(until, '30.06.2026');
    await user.click(action('saveRights'));
    expect(dialog.querySelector('[data-problem="rightsEndPast"]')).toBeInTheDocument();
    await user.clear(until);
    await user.type(until, '10.07.2026');
    await user.tab();
    expect(when()).toHaveTextContent('одразу');
    await user.click(action('saveRights'));
    await waitFor(() => {
      const request = calls.find(({ path }) => path === '/change_user_rights');
      expect(request?.parameters.get('rights_until')).toBe('10.07.2026');
    });
  });

  it('hides people of this company where an existing user is added, and asks for everything', async () => {
    await open([SELF, person(503), person(999, { user_name: 'Інша Особа', user_companies: ['1002'] })]);
    await waitFor(() => expect(row(503)).toBeInTheDocument());
    await user.click(action('add'));
    await user.click(await item('Наявного користувача'));
    const dialog = await screen.findByRole('dialog', { name: 'Додати наявного користувача' });
    await user.click(action('saveRights'));
    expect([...dialog.querySelectorAll('[data-problem]')]).toHaveLength(3);
    await user.click(within(dialog).getByRole('combobox', { name: /Користувач/ }));
    expect(await screen.findByTitle(/Інша Особа/)).toBeInTheDocument();
    expect(document.querySelector('.ant-select-item-option[title*="503"]')).toBeNull();
  });

  it('draws a window of two thousand users', async () => {
    await open([SELF, ...Array.from({ length: 2_000 }, (_, index) => person(1000 + index))]);
    await waitFor(() => expect(row(502)).toBeInTheDocument());
    expect(document.querySelectorAll('tr[data-row]').length).toBeLessThan(100);
    await user.type(screen.getByRole('textbox', { name: /Ім’я, посада/ }), '2999');
    await waitFor(() => expect(row(2999)).toBeInTheDocument());
  });

  it('shows what the bank refused, with a way to try again', async () => {
    await open([], { '/get_users_list': { success: false, error_code: 'forbidden', error: 'Ні.' } });
    expect(await screen.findByRole('button', { name: /Спробувати|Повторити/ })).toBeVisible();
  });

  it('tells how often signing in failed since somebody was here', async () => {
    await open([SELF, person(503, { failed_logins: 3 }), person(504, { failed_logins: 0 })]);
    await waitFor(() => expect(row(503)).toHaveTextContent('3 невдалі спроби'));
    expect(row(504)).not.toHaveTextContent('спроб');
  });

  it('offers to lock who has not signed in for half a year; whoever is only on leave is taken out', async () => {
    const { calls, notices } = await open(
      [
        SELF,
        person(503, { user_name: 'Давня Ганна', last_login: '01.01.2020 10:00:00' }),
        person(504, { user_name: 'Декретна Олена', last_login: '01.01.2020 10:00:00' }),
        person(505, { user_name: 'Спірна Ірина', last_login: '01.01.2020 10:00:00' }),
        person(506, { user_status: 3, last_login: '01.01.2020 10:00:00' }),
        person(507, { last_login: '' }),
      ],
      {
        '/change_user_status': ({ parameters }) =>
          parameters.get('tgt_user') === '505' ? { success: false, error: 'Останній підпис' } : { success: true },
      },
    );
    await waitFor(() =>
      expect(document.querySelector('[data-notice="longIdle"]')).toHaveTextContent(
        '3 користувачі не входили понад 180 днів',
      ),
    );
    await user.click(action('lockIdle'));
    await user.click(await screen.findByRole('checkbox', { name: /Декретна Олена/ }));
    await user.click(await screen.findByRole('button', { name: 'Заблокувати 2 користувачів' }));
    await waitFor(() => expect(notices.map(({ text }) => text)).toContain('Заблоковано 1 користувача'));
    expect(notices.map(({ text }) => text)).toContain('Спірна Ірина: Останній підпис');
    const locked = calls.filter(({ path }) => path === '/change_user_status');
    expect(locked.map(({ parameters }) => [parameters.get('tgt_user'), parameters.get('status_ref')])).toEqual([
      ['503', '3'],
      ['505', '3'],
    ]);
  });

  it('offers nobody to somebody who does not manage users', async () => {
    await openPage(page, {
      answers: {
        '/get_users_list': { success: true, users: [person(503, { last_login: '01.01.2020 10:00:00' })] },
      },
      session: { user: { ...SAMPLE_SESSION.user, role: 2, isAdministrator: false } },
    });
    await waitFor(() => expect(row(503)).toBeInTheDocument());
    expect(document.querySelector('[data-notice="longIdle"]')).toBeNull();
  });

  it('asks before all passkeys of a user are removed, and says which is suspended', async () => {
    const passkey = { passkey_id: '1', name: 'Ноутбук', created: '15.07.2026 12:02:00', last_used: null, is_synced: 0 };
    const { calls } = await open([SELF, person(503)], {
      '/get_user_sessions': { success: true, sessions: [] },
      '/get_user_passkeys': { success: true, passkeys: [{ ...passkey, is_suspended: 1 }] },
      '/drop_user_passkeys': { success: true },
    });
    const removals = () => calls.filter(({ path }) => path === '/drop_user_passkeys').length;
    await openMenu(503);
    await user.click(await item('Сеанси'));
    expect(await screen.findByText(/призупинено/)).toBeVisible();
    const remove = await screen.findByRole('button', { name: 'Прибрати всі ключі доступу' });
    await user.click(remove);
    expect(await screen.findByText(/в жодній компанії/)).toBeVisible();
    expect(removals()).toBe(0);
    await user.click(document.querySelector('[data-action="confirmRemove"]') as Element);
    await waitFor(() => expect(removals()).toBe(1));
  });
});
