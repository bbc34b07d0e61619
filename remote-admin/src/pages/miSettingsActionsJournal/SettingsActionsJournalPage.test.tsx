import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { action, openPage, type WireAnswers } from '@ncb/shared-kernel/remote-contract/testing';
import { page } from '.';

const user = userEvent.setup({ pointerEventsCheck: 0 });

const row = (id: number, more: object = {}) => ({
  action_id: id,
  action_type: 'sign_first',
  user_name: 'Зразкова О. В.',
  action_time: '01.07.2026 10:15:00',
  action_addr: '91.196.•••.14',
  ...more,
});
const OF_PAYMENT = { obj_type: 'document', obj_id: '9107', doc_type: '1', obj_name: '107' };
const PEOPLE = { '/get_users_list': { success: true, users: [{ user_id: '502', user_name: 'Зразкова О. В.' }] } };
const shown = () => [...document.querySelectorAll('tr[data-row]')].map((one) => one.getAttribute('data-row'));

const open = (journal: WireAnswers[string], parameters: Readonly<Record<string, string>> = {}) =>
  openPage(page, { answers: { ...PEOPLE, '/get_journal': journal }, parameters });

describe('miSettingsActionsJournal', () => {
  it('tells who did what, to what and from where, day by day; a refused sign-in stands out', async () => {
    const actions = [
      row(3, { action_type: 'login_refused', action_time: '02.07.2026 08:00:01' }),
      row(2, { ...OF_PAYMENT, action_detail: 'сума 1,00 → 2,00' }),
      row(1, { ...OF_PAYMENT, action_type: 'drop_doc' }),
    ];
    await open({ success: true, actions });
    await waitFor(() => expect(shown()).toEqual(['3', '2', '1']));
    const days = [...document.querySelectorAll('tr[data-day]')].map((day) => day.textContent);
    expect(days).toEqual([expect.stringContaining('2 липня 2026'), expect.stringContaining('1 липня 2026')]);
    expect(screen.getByText('Невдалий вхід').closest('tr')).toHaveAttribute('data-type', 'login_refused');
    const [link, ...others] = screen.getAllByRole('link', { name: 'Платіж № 107' });
    // What was deleted has no form any more.
    expect(others).toEqual([]);
    expect(link).toHaveAttribute('href', expect.stringContaining('miPmtUahNew?id=9107&mode=view'));
    expect(screen.getByText('сума 1,00 → 2,00')).toBeVisible();
    expect(document.querySelector('[data-field="shown"]')).toHaveTextContent('Показано все: 3 дії');
  });

  it('asks for what the address says, and a chosen action becomes part of the address', async () => {
    const { calls, opened } = await open(
      { success: true, actions: [row(1)] },
      { tgt_user_ref: '502', date_from: '2026-07-01' },
    );
    await waitFor(() => expect(shown()).toEqual(['1']));
    const asked = calls.find(({ path }) => path === '/get_journal');
    expect(Object.fromEntries(asked?.parameters ?? [])).toMatchObject({ tgt_user_ref: '502', date_from: '01.07.2026' });
    await waitFor(() => expect(action('chooseUser')).toHaveTextContent('Зразкова О. В.'));
    await user.click(action('chooseType'));
    await user.click(await screen.findByRole('menuitem', { name: 'Вихід' }));
    expect(opened.at(-1)).toEqual({
      page: 'miSettingsActionsJournal',
      parameters: { tgt_user_ref: '502', date_from: '2026-07-01', action_type: 'logout' },
    });
  });

  it('loads twenty more, and keeps what it has when they do not come', async () => {
    let isBroken = true;
    const first = Array.from({ length: 20 }, (_, index) => row(40 - index));
    await open(({ parameters }) => {
      if (!parameters.get('last_id')) return { success: true, actions: first };
      return isBroken ? { success: false, error: 'Ні' } : { success: true, actions: [row(1)] };
    });
    await waitFor(() => expect(shown()).toHaveLength(20));
    await user.click(action('more'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Не вдалося завантажити журнал дій');
    expect(shown()).toHaveLength(20);
    isBroken = false;
    await user.click(action('more'));
    await waitFor(() => expect(shown()).toHaveLength(21));
    expect(document.querySelector('[data-action="more"]')).toBeNull();
  });

  it('says that nothing was found and shows all again, and that nothing was done yet', async () => {
    const { opened } = await open({ success: true, actions: [] }, { action_type: 'lock' });
    await user.click(await waitFor(() => action('clearFilter')));
    expect(opened.at(-1)).toEqual({ page: 'miSettingsActionsJournal', parameters: {} });
  });

  it('does not ask for days that cannot be looked for, and shows the bank’s refusal', async () => {
    const { calls } = await open(
      { success: false, error: 'Журнал недоступний' },
      { date_from: '2026-07-02', date_to: '2026-07-01' },
    );
    expect(await screen.findByText(/Журнал недоступний/)).toBeVisible();
    expect(calls.find(({ path }) => path === '/get_journal')?.parameters.get('date_from') ?? '').toBe('');
  });
});
