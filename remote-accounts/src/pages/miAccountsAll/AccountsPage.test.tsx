import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTranslations } from '@ncb/shared-kernel/i18n';
import { fakeShell, SAMPLE_SESSION, type FakeShellOptions } from '@ncb/shared-kernel/remote-contract/testing';
import { texts } from '../../texts';
import { AccountsPage } from './AccountsPage';

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

beforeAll(async () => {
  const translations = await createTranslations('ua');
  await translations.add(texts.namespace, texts.load);
});

function open(options: FakeShellOptions) {
  const shell = fakeShell(options);
  render(<AccountsPage />, { wrapper: shell.Wrapper });
  return shell;
}

const rowOf = async (id: string) => {
  await screen.findByRole('table');
  const row = document.querySelector<HTMLElement>(`[data-row="${id}"]`);
  if (!row) throw new Error(`no row ${id}`);
  return within(row);
};

describe('AccountsPage', () => {
  it('shows number, balance, what is available and what sent documents hold back', async () => {
    open({ answers: { '/acn_list': { success: true, acn_list: [ACCOUNT] } } });
    const row = await rowOf('7001');
    expect(row.getByText('UA60 3516 0700 0002 6003 9990 0000 1')).toBeVisible();
    expect(row.getAllByText('1 250 430,55')).toHaveLength(2);
    expect(row.getByText('1 250 129,45')).toBeVisible();
    expect(row.getByText('301,10')).toBeVisible();
    expect(row.getByText('Відкритий')).toHaveAttribute('data-status', '0');
  });

  it('asks for the accounts of the selected company', async () => {
    const { calls } = open({ answers: { '/acn_list': { success: true, acn_list: [ACCOUNT] } } });
    await rowOf('7001');
    expect(calls[0]?.parameters.get('clnt_id')).toBe('1001');
  });

  it('hides closed accounts until they are asked for, and the bank remembers that they were', async () => {
    const { calls } = open({
      answers: { '/acn_list': { success: true, acn_list: [ACCOUNT, CLOSED] }, '/save_settings': { success: true } },
    });
    await rowOf('7001');
    expect(document.querySelector('[data-row="7005"]')).toBeNull();
    await userEvent.click(screen.getByRole('switch'));
    await waitFor(() => expect(document.querySelector('[data-row="7005"]')).not.toBeNull());
    expect(JSON.parse(calls.at(-1)?.parameters.get('settings') ?? '')).toMatchObject({ showClosed: 1 });
  });

  it('hides them still when the bank does not keep the wish, and says so', async () => {
    const { notices } = open({
      answers: {
        '/acn_list': { success: true, acn_list: [ACCOUNT, CLOSED] },
        '/save_settings': { success: false, error: 'База недоступна' },
      },
    });
    await rowOf('7001');
    await userEvent.click(screen.getByRole('switch'));
    await waitFor(() => expect(notices).toEqual([{ kind: 'error', text: 'База недоступна' }]));
    expect(document.querySelector('[data-row="7005"]')).toBeNull();
  });

  it('has as many rows on a page as the user has set for this table', async () => {
    const accounts = Array.from({ length: 12 }, (_, index) => ({ ...ACCOUNT, acn_id: String(7001 + index) }));
    const settings = { ...SAMPLE_SESSION.user.settings, pageSizes: { accounts: 10, journal: 50 } as const };
    const { calls } = open({
      answers: { '/acn_list': { success: true, acn_list: accounts }, '/save_settings': { success: true } },
      session: { user: { ...SAMPLE_SESSION.user, settings } },
    });
    await rowOf('7001');
    const rows = () => document.querySelectorAll('tr[data-row]').length;
    expect(rows()).toBe(10);
    fireEvent.mouseDown(within(screen.getByRole('region')).getByRole('combobox'));
    await userEvent.click(await screen.findByText(/^20 /));
    await waitFor(() => expect(rows()).toBe(12));
    expect(JSON.parse(calls.at(-1)?.parameters.get('settings') ?? '')).toMatchObject({
      accountsSize: 20,
      journalSize: 50,
    });
  });

  it('opens a payment from the account whose menu was used; the account travels in the address', async () => {
    const { opened } = open({ answers: { '/acn_list': { success: true, acn_list: [ACCOUNT] } } });
    const row = await rowOf('7001');
    await userEvent.click(row.getByRole('button', { name: /26003999000001/ }));
    await userEvent.click(await screen.findByText('Новий платіж у гривні'));
    expect(opened).toEqual([{ page: 'miPmtUahNew', parameters: { account: '7001' } }]);
  });

  it('offers no hryvnia payment from an account in dollars and no menu at all for a closed one', async () => {
    open({
      answers: { '/acn_list': { success: true, acn_list: [DOLLARS, CLOSED] }, '/save_settings': { success: true } },
    });
    const dollars = await rowOf('7002');
    await userEvent.click(screen.getByRole('switch'));
    expect((await rowOf('7005')).getByRole('button')).toBeDisabled();
    await userEvent.click(dollars.getByRole('button'));
    const item = (await screen.findByText('Новий платіж у гривні')).closest('li');
    expect(item).toHaveAttribute('aria-disabled', 'true');
  });

  it('says why there is nothing', async () => {
    open({ answers: { '/acn_list': { success: true, acn_list: [] } } });
    expect(await screen.findByText('Рахунків поки немає')).toBeVisible();
  });

  it('shows the bank’s own text and a code when the list is refused, and Retry asks again', async () => {
    let isBroken = true;
    const { calls } = open({
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
    expect(calls).toHaveLength(2);
  });
});
