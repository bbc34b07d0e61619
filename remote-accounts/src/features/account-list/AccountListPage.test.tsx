import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  narrowToPhone,
  openPage,
  SAMPLE_SESSION,
  type FakeShellOptions,
} from '@ncb/shared-kernel/remote-contract/testing';
import { texts } from '../../texts';
import { AccountListPage } from './AccountListPage';

const ACCOUNT = {
  acn_id: '7001',
  acn_n: '26003999000001',
  iban: 'UA603516070000026003999000001',
  sim_cur: 'UAH',
  cur_ref: '980',
  status_ref: 0,
  sal: '1250430.55',
  c_sal: '1250430.55',
  av_sal: '1250129.45',
  av_c_sal: '1250129.45',
  has_overdraft: 'N',
  last_move: '01.07.2026 10:15:00',
  pmt_allowed: 1,
  type: 'current',
  docs_amount: '301.10',
  comment: 'Основний рахунок',
  date_open: '12.01.2022',
};
const CLOSED = { ...ACCOUNT, acn_id: '7005', status_ref: 1, pmt_allowed: 0, comment: 'Закритий рахунок' };
const DOLLARS = { ...ACCOUNT, acn_id: '7002', sim_cur: 'USD', cur_ref: '840', docs_amount: '0.00', comment: '' };

function open(options: FakeShellOptions, kind: 'current' | 'credit' = 'current') {
  const page = kind === 'credit' ? 'miCreditsAccounts' : 'miAccountsAll';
  return openPage({ Page: () => <AccountListPage page={page} kind={kind} />, texts }, options);
}

const list = (...accounts: object[]) => ({ '/acn_list': { success: true, acn_list: accounts } });
const shownIds = () => [...document.querySelectorAll('tr[data-row]')].map((row) => row.getAttribute('data-row'));
const settingsOf = (calls: readonly { path: string; parameters: URLSearchParams }[]) =>
  JSON.parse(
    calls
      .filter(({ path }) => path === '/save_settings')
      .at(-1)
      ?.parameters.get('settings') ?? '{}',
  ) as object;
const part = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element;
};

/** Finds a row by attribute: a query by role in an antd table takes half a second. */
const rowOf = async (id: string) => {
  await waitFor(() => expect(document.querySelector(`tr[data-row="${id}"]`)).not.toBeNull());
  return within(part(`tr[data-row="${id}"]`));
};
const press = (id: string, action: string) => userEvent.click(part(`tr[data-row="${id}"] [data-action="${action}"]`));
const switchClosed = () => userEvent.click(part('[data-field="showClosed"]'));

describe('AccountListPage', () => {
  it('shows number, balance, what is available and what sent documents hold back', async () => {
    await open({ answers: { '/acn_list': { success: true, acn_list: [ACCOUNT] } } });
    const row = await rowOf('7001');
    expect(part('[data-row="7001"] [data-field="iban"]')).toHaveTextContent('UA60 3516 0700 0002 6003 9990 0000 1');
    expect(row.getAllByText('1 250 430,55')).toHaveLength(2);
    expect(row.getByText('1 250 129,45')).toBeVisible();
    expect(row.getByTitle('зарезервовано 301,10')).toHaveTextContent('− 301,10');
    expect(row.getByText('Відкритий')).toHaveAttribute('data-status', '0');
  });

  it('asks for the accounts of the selected company', async () => {
    const { calls } = await open({ answers: { '/acn_list': { success: true, acn_list: [ACCOUNT] } } });
    await rowOf('7001');
    expect(calls.find(({ path }) => path === '/acn_list')?.parameters.get('clnt_id')).toBe('1001');
  });

  it('hides closed accounts until they are asked for, and the bank remembers that they were', async () => {
    const { calls } = await open({
      answers: { '/acn_list': { success: true, acn_list: [ACCOUNT, CLOSED] }, '/save_settings': { success: true } },
    });
    await rowOf('7001');
    expect(document.querySelector('[data-row="7005"]')).toBeNull();
    await switchClosed();
    await waitFor(() => expect(document.querySelector('[data-row="7005"]')).not.toBeNull());
    expect(settingsOf(calls)).toMatchObject({ showClosed: 1 });
  });

  it('hides them still when the bank does not keep the wish, and says so', async () => {
    const { notices } = await open({
      answers: {
        '/acn_list': { success: true, acn_list: [ACCOUNT, CLOSED] },
        '/save_settings': { success: false, error: 'База недоступна' },
      },
    });
    await rowOf('7001');
    await switchClosed();
    await waitFor(() => expect(notices).toEqual([{ kind: 'error', text: 'База недоступна' }]));
    expect(document.querySelector('[data-row="7005"]')).toBeNull();
  });

  it('has as many rows on a page as the user has set for this table', async () => {
    const accounts = Array.from({ length: 12 }, (_, index) => ({ ...ACCOUNT, acn_id: String(7001 + index) }));
    const settings = { ...SAMPLE_SESSION.user.settings, pageSizes: { accounts: 10, journal: 50 } as const };
    const { calls } = await open({
      answers: { '/acn_list': { success: true, acn_list: accounts }, '/save_settings': { success: true } },
      session: { user: { ...SAMPLE_SESSION.user, settings } },
    });
    await rowOf('7001');
    const rows = () => document.querySelectorAll('tr[data-row]').length;
    expect(rows()).toBe(10);
    fireEvent.mouseDown(part('.ant-pagination .ant-select'));
    await userEvent.click(await screen.findByText(/^20 /));
    await waitFor(() => expect(rows()).toBe(12));
    expect(settingsOf(calls)).toMatchObject({ accountsSize: 20, journalSize: 50 });
  });

  it('opens a payment from the account whose menu was used; the account travels in the address', async () => {
    const { opened } = await open({ answers: { '/acn_list': { success: true, acn_list: [ACCOUNT] } } });
    await rowOf('7001');
    await press('7001', 'rowMenu');
    await userEvent.click(await screen.findByText('Новий платіж у гривні'));
    expect(opened).toEqual([{ page: 'miPmtUahNew', parameters: { account: '7001' } }]);
  });

  it('offers no hryvnia payment from an account in dollars and no menu at all for a closed one', async () => {
    await open({
      answers: { '/acn_list': { success: true, acn_list: [DOLLARS, CLOSED] }, '/save_settings': { success: true } },
    });
    await rowOf('7002');
    await switchClosed();
    await rowOf('7005');
    expect(part('tr[data-row="7005"] [data-action="rowMenu"]')).toBeDisabled();
    await press('7002', 'rowMenu');
    const item = (await screen.findByText('Новий платіж у гривні')).closest('li');
    expect(item).toHaveAttribute('aria-disabled', 'true');
  });

  it('says why there is nothing', async () => {
    await open({ answers: { '/acn_list': { success: true, acn_list: [] } } });
    expect(await screen.findByText('Даних про рахунки немає')).toBeVisible();
  });

  it('shows the bank’s own text and a code when the list is refused, and Retry asks again', async () => {
    let isBroken = true;
    const { calls } = await open({
      answers: {
        '/acn_list': () =>
          isBroken ? { success: false, error: 'Рахунки тимчасово недоступні' } : { success: true, acn_list: [ACCOUNT] },
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Рахунки тимчасово недоступні');
    expect(screen.getByRole('alert')).toHaveTextContent('BANK-REFUSED');
    isBroken = false;
    await userEvent.click(screen.getByText('Спробувати ще раз'));
    await rowOf('7001');
    expect(calls.filter(({ path }) => path === '/acn_list')).toHaveLength(2);
  });

  it('tells what the shown accounts hold per currency and in hryvnias; of selected ones when there are any', async () => {
    await open({ answers: list(ACCOUNT, { ...DOLLARS, sal: '15200.00', c_sal: '630800.00' }) });
    await rowOf('7001');
    expect(part('[data-field="totals"]')).toHaveTextContent('Залишки у гривні, 2 рахунки1 881 230,55 UAH');
    expect(part('[data-field="totals"] [data-row="USD"]')).toHaveTextContent('15 200,00 USD≈ 630 800,00 UAH');
    await press('7002', 'select');
    expect(part('[data-field="totals"]')).toHaveTextContent('Обрано 1 рахунок, залишки у гривні630 800,00 UAH');
    expect(part('[data-field="totals"] [data-row="UAH"]')).toHaveTextContent('0,00 UAH0 рахунків');
    expect(part('[data-field="totals"] [data-row="USD"]')).toHaveTextContent('15 200,00 USD≈ 630 800,00 UAH');
    expect(part('[data-action="export"]')).toHaveAttribute('title', 'Експорт: 1 рахунок');
    await userEvent.click(part('[data-action="selectAll"]'));
    expect(part('[data-field="totals"]')).toHaveTextContent('Обрано 2 рахунки');
    await userEvent.click(part('[data-action="selectAll"]'));
    expect(part('[data-field="totals"]')).toHaveTextContent('Залишки у гривні, 2 рахунки');
  });

  it('finds accounts by what is typed, says when there is none and shows all again', async () => {
    await open({ answers: list(ACCOUNT, { ...DOLLARS, comment: 'Валютний' }) });
    await rowOf('7001');
    await userEvent.type(part('[data-field="search"]'), 'валют');
    await waitFor(() => expect(shownIds()).toEqual(['7002']));
    await userEvent.type(part('[data-field="search"]'), 'ххх');
    expect(await screen.findByText('За цими фільтрами рахунків не знайдено')).toBeVisible();
    await userEvent.click(part('[data-action="clearFilter"]'));
    await waitFor(() => expect(shownIds()).toEqual(['7001', '7002']));
  });

  it('filters by the currencies that the accounts hold, and by no others', async () => {
    await open({ answers: list(ACCOUNT, DOLLARS) });
    await rowOf('7001');
    await userEvent.click(part('[data-field="currencyCode"]'));
    const options = () => [...document.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
    await waitFor(() => expect(options().map(({ textContent }) => textContent)).toEqual(['UAH', 'USD']));
    await userEvent.click(options()[1] ?? document.body);
    await waitFor(() => expect(shownIds()).toEqual(['7002']));
  });

  it('filters by a currency whose sum is pressed; pressed again it shows all', async () => {
    await open({ answers: list(ACCOUNT, DOLLARS) });
    await rowOf('7001');
    const dollars = () => part('[data-field="totals"] [data-row="USD"]');
    await userEvent.click(dollars());
    await waitFor(() => expect(shownIds()).toEqual(['7002']));
    expect(dollars()).toHaveAttribute('aria-pressed', 'true');
    expect(part('[data-field="totals"] [data-row="UAH"]')).toBeVisible();
    await userEvent.click(dollars());
    await waitFor(() => expect(shownIds()).toEqual(['7001', '7002']));
  });

  it('sorts by the column whose head was clicked, back and forth', async () => {
    const accounts = ['9.00', '100.00', '-5.00'].map((sal, index) => ({ ...ACCOUNT, acn_id: String(index + 1), sal }));
    await open({ answers: list(...accounts) });
    await rowOf('1');
    const head = part('th[data-column="sal"]');
    await userEvent.click(head);
    expect(shownIds()).toEqual(['3', '1', '2']);
    expect(head).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(head);
    expect(shownIds()).toEqual(['2', '1', '3']);
    await userEvent.click(head);
    expect(shownIds()).toEqual(['1', '2', '3']);
  });

  it('puts favourites first, and the bank remembers them', async () => {
    const { calls } = await open({ answers: { ...list(ACCOUNT, DOLLARS), '/save_settings': { success: true } } });
    await rowOf('7002');
    const star = () => part('tr[data-row="7002"] [data-action="favourite"]');
    expect(star()).toHaveAttribute('aria-pressed', 'false');
    await press('7002', 'favourite');
    await waitFor(() => expect(shownIds()).toEqual(['7002', '7001']));
    expect(star()).toHaveAttribute('aria-pressed', 'true');
    expect(settingsOf(calls)).toMatchObject({ favouriteAccounts: ['7002'] });
    await userEvent.click(star());
    await waitFor(() => expect(shownIds()).toEqual(['7001', '7002']));
    expect(settingsOf(calls)).toMatchObject({ favouriteAccounts: [] });
  });

  it('takes no more favourites than the bank keeps, and says how many those are', async () => {
    const favouriteAccounts = Array.from({ length: 100 }, (_, index) => String(index));
    const settings = { ...SAMPLE_SESSION.user.settings, favouriteAccounts };
    const { calls, notices } = await open({
      answers: list(ACCOUNT),
      session: { user: { ...SAMPLE_SESSION.user, settings } },
    });
    await rowOf('7001');
    await press('7001', 'favourite');
    expect(notices).toEqual([{ kind: 'warning', text: 'Першими можуть бути лише 100 рахунків' }]);
    expect(calls.map(({ path }) => path)).not.toContain('/save_settings');
  });

  it('has the columns that the user chooses, also the bank’s references', async () => {
    const { calls } = await open({ answers: { ...list(ACCOUNT), '/save_settings': { success: true } } });
    await rowOf('7001');
    const heads = () =>
      [...document.querySelectorAll('th[data-column]')].map((head) => head.getAttribute('data-column'));
    expect(heads()).toEqual(['acn_n', 'av_sal', 'sal', 'c_sal', 'last_move', 'status_text']);
    await userEvent.click(part('[data-action="columns"]'));
    await waitFor(() => part('[data-field="column-acn_id"]'));
    await userEvent.click(part('[data-field="column-acn_id"]'));
    await waitFor(() => expect(heads()).toContain('acn_id'));
    expect(part('td[data-field="acn_id"]')).toHaveTextContent('7001');
    await userEvent.click(part('[data-field="column-last_move"]'));
    await waitFor(() => expect(heads()).not.toContain('last_move'));
    expect(settingsOf(calls)).toMatchObject({
      accountsColumns: ['acn_n', 'av_sal', 'sal', 'c_sal', 'status_text', 'acn_id'],
    });
  });

  it('shows a debt without overdraft and available funds, asked for by its own call', async () => {
    const credit = {
      ...ACCOUNT,
      acn_id: '7016',
      type: 'credit',
      sal: '-480000.00',
      pmt_allowed: 0,
      docs_amount: '0.00',
    };
    const { calls } = await open({ answers: { '/cred_list': { success: true, acn_list: [credit] } } }, 'credit');
    const row = await rowOf('7016');
    expect(calls.map(({ path }) => path)).toEqual(['/cred_list']);
    expect(part('h1')).toHaveTextContent('Кредитні рахунки');
    expect(row.getByText('−480 000,00')).toBeVisible();
    await userEvent.click(part('[data-action="columns"]'));
    await waitFor(() => part('[data-field="column-acn_id"]'));
    expect(document.querySelector('[data-field="column-has_overdraft"]')).toBeNull();
    expect(document.querySelector('[data-field="column-av_sal"]')).toBeNull();
  });

  it('copies the IBAN without spaces', async () => {
    const person = userEvent.setup();
    const { notices } = await open({ answers: list(ACCOUNT) });
    await rowOf('7001');
    await person.click(part('tr[data-row="7001"] [data-action="rowMenu"]'));
    await person.click(await screen.findByText('Скопіювати IBAN'));
    expect(await navigator.clipboard.readText()).toBe('UA603516070000026003999000001');
    expect(notices).toEqual([{ kind: 'success', text: 'Скопійовано UA603516070000026003999000001' }]);
  });

  it('says so when the browser forbids copying', async () => {
    const person = userEvent.setup();
    const { notices } = await open({ answers: list(ACCOUNT) });
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await rowOf('7001');
    await person.click(part('tr[data-row="7001"] [data-action="rowMenu"]'));
    await person.click(await screen.findByText('Скопіювати IBAN'));
    await waitFor(() => expect(notices.map(({ kind }) => kind)).toEqual(['error']));
  });

  it('asks again while something is reserved, and no more when nothing is', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    let isSent = true;
    const { calls } = await open({
      answers: {
        '/acn_list': () => ({
          success: true,
          acn_list: [isSent ? ACCOUNT : { ...ACCOUNT, docs_amount: '0.00', sal: '1250129.45' }],
        }),
      },
    });
    await rowOf('7001');
    isSent = false;
    await act(() => jest.advanceTimersByTimeAsync(3_100));
    await waitFor(() => expect(part('td[data-field="sal"]')).toHaveTextContent('1 250 129,45'));
    const callsBefore = calls.length;
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    expect(calls).toHaveLength(callsBefore);
    jest.useRealTimers();
  });

  it('on a phone begins with the sums; search, export and boxes are behind a button, which folds them away again', async () => {
    const widen = narrowToPhone();
    await open({ answers: list(ACCOUNT, DOLLARS) });
    await rowOf('7001');
    expect(part('[data-field="totals"]')).toHaveTextContent(/Залишки у гривні, станом на \d\d:\d\d/);
    expect(part('[data-action="everyCurrency"]')).toHaveTextContent('Усі 2');
    const shows = (selector: string) => document.querySelector(selector) !== null;
    expect(shows('[data-field="search"]') || shows('[data-action="select"]')).toBe(false);
    await userEvent.click(part('[data-action="listTools"]'));
    expect(part('[data-field="search"]')).toHaveFocus();
    await press('7002', 'select');
    await userEvent.type(part('[data-field="search"]'), '7002');
    await userEvent.click(part('[data-action="listTools"]'));
    expect(shows('[data-field="search"]') || shows('[data-action="select"]')).toBe(false);
    expect(shownIds()).toEqual(['7001', '7002']);
    await userEvent.click(part('[data-field="totals"] [data-row="USD"]'));
    await waitFor(() => expect(shownIds()).toEqual(['7002']));
    await userEvent.click(part('[data-action="everyCurrency"]'));
    await waitFor(() => expect(shownIds()).toEqual(['7001', '7002']));
    widen();
  });
});
