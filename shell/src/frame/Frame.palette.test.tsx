import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createDraftBank } from '../drafts/testing';
import { getElement, setWindowWidth, showFrame } from './testing';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

const SVITANOK = {
  RECORD_ID: '31',
  CODE: '38455711',
  NAME: 'ТОВ «Світанок Постач»',
  IBAN: 'UA213223130000026007233566001',
};
const CATALOGUE = { success: true, rows: [SVITANOK, { ...SVITANOK, RECORD_ID: '32', NAME: 'ФОП Гончарук', CODE: '' }] };

const DOCUMENT = {
  pmt_id: '9101',
  pmt_type: 1,
  pmt_num: '214',
  pmt_date: '18.03.2025',
  status: 0,
  pay_purp: 'Тара',
  name_co: 'ТОВ «Світанок Постач»',
  amount: '69500.00',
  sim_cur: 'UAH',
};
const FOUND = {
  success: true,
  paydoc_list: [DOCUMENT],
  total: 23,
  payroll_total: 1,
  payroll_list: [{ ...DOCUMENT, pmt_id: '9102', pmt_type: 'payroll', pmt_num: '12', pay_purp: 'Заробітна плата' }],
  mail_list: [{ mail_id: '41', subject: 'Договір зі Світанком', sender: 'Банк', sent: '18.03.2025 10:00:00' }],
  user_list: [{ user_id: '502', user_name: 'Світанко Олена Іванівна', user_position: 'Бухгалтер' }],
};
const ACCOUNT = {
  ...{ acn_id: '7001', acn_n: '26001', iban: 'UA693052990000026001000000001', sim_cur: 'UAH', cur_ref: '980' },
  ...{ status_ref: 0, sal: '1.00', c_sal: '1.00', av_sal: '1.00', av_c_sal: '1.00', has_overdraft: 'N' },
  ...{ pmt_allowed: 1, type: 'current', comment: 'Основний' },
};

/** Shows the frame on a bank with a catalogue. */
function show(changes: object = {}) {
  const bank = createDraftBank();
  bank.answers['/get_clnt_catalog'] = CATALOGUE;
  bank.answers['/find_docs'] = { success: true, paydoc_list: [], total: 0 };
  return showFrame('/main/miPmtJournal', Object.assign(bank, changes));
}

const pressKey = (init: KeyboardEventInit = { ctrlKey: true }) =>
  fireEvent.keyDown(document.body, { code: 'KeyK', key: 'л', ...init });
const field = () => screen.findByRole('combobox', { name: 'Пошук і дії' });
const groups = () =>
  screen.queryAllByRole('group').map((group) => [
    group.getAttribute('data-group'),
    ...within(group)
      .queryAllByRole('option')
      .map((option) => option.querySelector('.ncb-palette-title')?.textContent),
  ]);
const chosen = () => screen.queryByRole('option', { selected: true })?.getAttribute('data-row');

async function openPalette(typed = ''): Promise<HTMLElement> {
  await screen.findByText('Сторінка miPmtJournal');
  pressKey();
  const input = await field();
  if (typed) await userEvent.type(input, typed);
  return input;
}

describe('the search over everything', () => {
  it('opens by Ctrl+K on any layout, says what can be done, and gives the focus back', async () => {
    await show();
    const before = getElement('[data-action="help"]');
    before.focus();
    const input = await openPalette();
    await waitFor(() => expect(input).toHaveFocus());
    expect(groups()[0]).toEqual(['actions', 'Новий платіж', 'Нова зарплатна відомість', 'Виписка за рахунком']);
    expect(chosen()).toBe('action payments-uah.newPayment');
    expect(input).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[0]?.id);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('opens by the button, which is an icon in narrow windows', async () => {
    setWindowWidth(800);
    await show();
    fireEvent.click(screen.getByRole('button', { name: 'Знайти' }));
    expect(await field()).toBeVisible();
  });

  it.each([
    ['without Ctrl', {}],
    ['with Alt', { ctrlKey: true, altKey: true }],
    ['held down', { ctrlKey: true, repeat: true }],
  ])('stays closed for K %s', async (_, init) => {
    await show();
    await screen.findByText('Сторінка miPmtJournal');
    pressKey(init);
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('walks by arrows through all rows and by Tab through the groups, round the ends', async () => {
    await show();
    const input = await openPalette('платіж');
    await waitFor(() => expect(groups().map(([name]) => name)).toEqual(['actions', 'pages']));
    expect(chosen()).toBe('action payments-uah.newPayment');
    await userEvent.keyboard('{ArrowDown}');
    expect(chosen()).toBe('page miPmtUahNew');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(chosen()).toBe(screen.getAllByRole('option').at(-1)?.getAttribute('data-row'));
    await userEvent.keyboard('{Tab}');
    expect(chosen()).toBe('action payments-uah.newPayment');
    await userEvent.keyboard('{Tab}');
    expect(chosen()).toBe('page miPmtUahNew');
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(chosen()).toBe('action payments-uah.newPayment');
    expect(input).toHaveFocus();
  });

  it('offers a declared action for each counterparty, by both names', async () => {
    const { router } = await show();
    const input = await openPalette('плат світан');
    await waitFor(() => expect(groups()[0]).toEqual(['actions', 'Новий платіж: ТОВ «Світанок Постач»']));
    expect(screen.getAllByText('Світан', { selector: 'mark' })).toHaveLength(1);
    await userEvent.clear(input);
    await userEvent.type(input, 'світан');
    await waitFor(() =>
      expect(groups()).toEqual([
        ['actions', 'Новий платіж: ТОВ «Світанок Постач»'],
        ['receivers', 'ТОВ «Світанок Постач»'],
      ]),
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/main/miPmtUahNew'));
    expect(router.state.location.search).toBe('?correspondent=31');
  });

  it('opens what was paid to a receiver, by code or by name, never by account', async () => {
    const { router } = await show();
    await openPalette('світан');
    await waitFor(() => expect(groups()).toHaveLength(2));
    await userEvent.keyboard('{Tab}{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?date_start=1990-01-01&okpo_co=38455711'));
    pressKey();
    await userEvent.type(await field(), 'гонч');
    await waitFor(() => expect(groups()).toHaveLength(2));
    await userEvent.keyboard('{Tab}{Enter}');
    await waitFor(() => expect(router.state.location.search).toContain('name_co='));
  });

  it('shows actions only after ">"', async () => {
    await show();
    await openPalette('>світан');
    await waitFor(() => expect(groups()).toEqual([['actions', 'Новий платіж: ТОВ «Світанок Постач»']]));
    await userEvent.clear(await field());
    await userEvent.type(await field(), '>');
    expect(groups()).toEqual([['actions', 'Новий платіж', 'Нова зарплатна відомість', 'Виписка за рахунком']]);
  });

  it('says so where nothing is found', async () => {
    await show();
    await openPalette('щось таке');
    const nothing = await screen.findByText('Нічого не знайдено: «щось таке»');
    expect(nothing).toBeVisible();
    expect(nothing).toHaveAttribute('role', 'status');
  });

  it('keeps the chosen row in its place while the bank is slow', async () => {
    const { bank } = await show();
    await screen.findByText('Сторінка miPmtJournal');
    const answer = bank.pause();
    await openPalette('журнал');
    expect(groups()).toEqual([['pages', 'Журнал операцій'], ['receivers'], ['documents']]);
    expect(screen.getAllByText('Шукаємо…')).toHaveLength(2);
    answer();
    await waitFor(() => expect(groups()).toEqual([['pages', 'Журнал операцій']]));
    expect(chosen()).toBe('page miPmtJournal');
  });

  it.each([
    ['receivers', '/get_clnt_catalog', CATALOGUE, 'ТОВ «Світанок Постач»'],
    ['documents', '/find_docs', FOUND, '№ 214, ТОВ «Світанок Постач»'],
  ])('tells a failure of the bank in the group of %s and asks again there', async (group, path, answer, title) => {
    const { bank } = await show();
    delete bank.answers[path];
    await openPalette('світан');
    const retry = await screen.findByRole('option', { name: 'Відповіді немає. Шукати ще раз' });
    expect(retry.closest('[data-group]')).toHaveAttribute('data-group', group);
    bank.answers[path] = answer;
    fireEvent.click(retry);
    await waitFor(() => expect(groups().find(([name]) => name === group)).toContain(title));
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('finds documents over all time and opens one of them', async () => {
    const { bank, router } = await show();
    bank.answers['/find_docs'] = FOUND;
    await openPalette('  світан ');
    await waitFor(() =>
      expect(groups()).toContainEqual([
        'documents',
        '№ 214, ТОВ «Світанок Постач»',
        'Журнал операцій: «світан» за весь час',
      ]),
    );
    expect(groups()).toContainEqual(['payrolls', '№ 12, Заробітна плата']);
    expect(screen.getByText('за весь час, знайдено 23')).toBeVisible();
    expect(getElement('[data-row="document 9101"]')).toHaveTextContent(/18\.03\.2025 · Тара.*69 500,00 UAH.*Новий/);
    expect(bank.calls.filter((path) => path === '/find_docs')).toHaveLength(1);
    fireEvent.click(screen.getByText('№ 12, Заробітна плата'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/main/miPayrollNew'));
    expect(router.state.location.search).toBe('?id=9102');
  });

  it.each([
    ['letters', 'Договір зі Світанком', '/main/miMail', '?id=41'],
    ['users', 'Світанко Олена Іванівна', '/main/miSettingsUsers', '?requested_uid=502'],
  ])('finds %s and opens one of them', async (group, title, path, search) => {
    const { bank, router } = await show();
    bank.answers['/find_docs'] = FOUND;
    await openPalette('світан');
    await waitFor(() => expect(groups()).toContainEqual([group, title]));
    fireEvent.click(
      screen.getByText((_, element) => element?.textContent === title && element.matches('.ncb-palette-title')),
    );
    await waitFor(() => expect(router.state.location.pathname).toBe(path));
    expect(router.state.location.search).toBe(search);
  });

  it('offers a declared action for each open account, by label and account together', async () => {
    const { bank, router } = await show();
    bank.answers['/acn_list'] = {
      success: true,
      acn_list: [ACCOUNT, { ...ACCOUNT, acn_id: '7002', comment: 'Основний старий', status_ref: 1 }],
    };
    await openPalette('випис основн');
    await waitFor(() => expect(groups()[0]).toEqual(['actions', 'Виписка за рахунком: Основний UAH']));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/main/miAccountsBilling'));
    expect(router.state.location.search).toBe('?acn_ids=7001');
  });

  it('opens the journal with everything that was found', async () => {
    const { bank, router } = await show();
    bank.answers['/find_docs'] = FOUND;
    await openPalette('світан');
    fireEvent.click(await waitFor(() => getElement('[data-row="documents all"]')));
    await waitFor(() =>
      expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
        date_start: '1990-01-01',
        find: 'світан',
      }),
    );
  });

  it('does not ask the bank for documents by one letter, by ">" or with an empty text', async () => {
    const { bank } = await show();
    const input = await openPalette('>світан');
    await userEvent.clear(input);
    await userEvent.type(input, 'с');
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(bank.calls).not.toContain('/find_docs');
  });
});

describe('rights in the search over everything', () => {
  it('leave out pages that the mode of access does not offer', async () => {
    await show();
    await openPalette('ключ');
    await waitFor(() => expect(groups()).toEqual([['pages', 'Керування ключами']]));
    cleanup();
    await show({ accessMode: 3 });
    await openPalette('ключ');
    expect(await screen.findByText('Нічого не знайдено: «ключ»')).toBeVisible();
  });

  it('leave out actions that their remote does not declare for this user, and pages that nobody serves', async () => {
    const { session } = await show();
    await session.load('1002');
    await openPalette();
    await waitFor(() => expect(groups()[0]).toEqual(['actions', 'Новий платіж', 'Виписка за рахунком']));
    await userEvent.type(await field(), 'депозит');
    expect(await screen.findByText('Нічого не знайдено: «депозит»')).toBeVisible();
  });
});
