import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SAMPLE_SESSION, type FakeShellOptions } from '@ncb/shared-kernel/remote-contract/testing';
import { row } from '../../testing/answers';
import { action, field, openPage } from '../../testing/open-page';
import { JournalPage } from './JournalPage';

/** User without the check of each parent's style, which takes half of a click's time with antd. */
const user = userEvent.setup({ pointerEventsCheck: 0 });

const journal = (...rows: object[]) => ({ '/get_payments': { success: true, paydoc_list: rows } });

async function open(options: FakeShellOptions) {
  const shell = await openPage(JournalPage, options);
  await waitFor(() => expect(document.querySelector('tr[data-row]')).not.toBeNull());
  return shell;
}

type Calls = Awaited<ReturnType<typeof open>>['calls'];
const getLastSearch = (calls: Calls) => calls.filter(({ path }) => path === '/get_payments').at(-1)?.parameters;

/** Finds by selector: in antd's tables a search by role takes half a second. */
const checkbox = (number: string) => {
  const checkbox = document.querySelector<HTMLElement>(`tr[data-row="9${number}"] input[type="checkbox"]`);
  if (!checkbox) throw new Error(`no row ${number}`);
  return checkbox;
};
const part = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element;
};
const offered = () =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLElement>('.ncb-selection-actions > [data-action]')]
      .map((button) => [button.dataset['action'], button.textContent])
      .filter(([name]) => name !== 'moreActions'),
  );
const select = (number: string) => user.click(checkbox(number));

async function sendsTwoOfWhichOneIsRefused(): Promise<void> {
  const results = [
    { id: '91', status: 4, error: '', error_code: '' },
    { id: '92', status: 3, error: 'Недостатньо', error_code: 'insufficientFunds' },
  ];
  await open({ answers: { ...journal(row(3, '1'), row(3, '2')), '/send_docs': { success: true, results } } });
  await select('1');
  await select('2');
  await user.click(action('send'));
  await user.click(await waitFor(() => action('confirmSend')));
}

describe('JournalPage', () => {
  it('cuts a long receiver’s name and shows amount and status', async () => {
    const long = { ...row(5, '98'), name_co: 'Товариство з обмеженою відповідальністю «Світанок»' };
    await open({ answers: journal(long) });
    expect(screen.getByText('Товариство з обмеженою відпові…')).toBeVisible();
    expect(document.querySelector('[data-row="998"] [data-status="5"]')).toHaveTextContent('Проведений');
    expect(part('[data-row="998"]')).toHaveTextContent('100,50 UAH');
  });

  it('has as many rows on a page as the user has set for this table', async () => {
    const { user: person } = SAMPLE_SESSION;
    const settings = { ...person.settings, pageSizes: { journal: 10, accounts: 50 } as const };
    const rows = Array.from({ length: 12 }, (_, index) => row(0, String(index + 1)));
    await open({ answers: journal(...rows), session: { user: { ...person, settings } } });
    expect(document.querySelectorAll('tr[data-row]')).toHaveLength(10);
  });

  it('does an action with those selected documents that allow it, and says with how many', async () => {
    const sign = jest.fn(() => Promise.resolve({ signed: ['91'] }));
    await open({ answers: journal(row(0, '1'), row(3, '2')), sign });
    expect(offered()).toEqual({});
    expect(checkbox('1')).toHaveAccessibleName('Позначити: Платіж № 1');
    await select('1');
    expect(offered()).toEqual({ sign: 'Підписати 1', delete: 'Видалити 1' });
    expect(part('.ncb-selection-tools [data-action="export"]')).toBeVisible();
    expect(part('.ncb-selection-tools [data-action="print"]')).toBeVisible();
    await select('2');
    // No space for more buttons beside selection and totals.
    expect(offered()).toEqual({ sign: 'Підписати 1 із 2', send: 'Відправити 1 із 2' });
    await user.click(action('moreActions'));
    const inMenu = (name: string) => part(`[role="menuitem"][data-action="${name}"]`);
    await waitFor(() => expect(inMenu('unsign')).toHaveTextContent('Зняти підписи 1 із 2'));
    expect(inMenu('delete')).toHaveTextContent('Видалити 1 із 2');
    await user.keyboard('{Escape}');
    await user.click(action('sign'));
    expect(sign).toHaveBeenCalledWith([{ id: '91', type: 1 }], { canSend: true });
  });

  it('says which documents an action is not for and why, and leaves them out', async () => {
    await open({ answers: journal(row(0, '1'), row(0, '2'), row(5, '3')) });
    await user.click(part('[data-action="selectAll"]'));
    const bar = part('[data-field="selection"]');
    expect(bar).toHaveTextContent('1 підписати не можна: Проведений – 1');
    await user.click(action('showRefused'));
    expect(await screen.findByText('Платіж № 3')).toBeVisible();
    await user.click(action('dropRefused'));
    expect(bar).toHaveTextContent('Обрано 2 документи');
    expect(bar).not.toHaveTextContent('не можна');
  });

  it('offers no second signature of the same kind', async () => {
    await open({ answers: journal(row(2, '1'), row(1, '2')) });
    await select('1');
    expect(offered()).toEqual({ unsign: 'Зняти підписи 1' });
    await select('1');
    await select('2');
    expect(offered()).toMatchObject({ sign: 'Підписати 1' });
  });

  it('offers an operator nothing but deletion and says why', async () => {
    await open({ answers: journal(row(0, '1')), session: { user: { ...SAMPLE_SESSION.user, signatureRight: 3 } } });
    await select('1');
    expect(offered()).toEqual({ delete: 'Видалити 1' });
    await user.click(action('moreActions'));
    const refused = await waitFor(() => part('[role="menuitem"][data-action="sign"]'));
    expect(refused).toHaveTextContent(/Підписати: .*повноважень/);
  });

  it('totals the selection per currency', async () => {
    const dollars = { ...row(0, '3'), sim_cur: 'USD', cur_ref: '840', amount: '10.00' };
    await open({ answers: journal(row(0, '1'), row(0, '2'), dollars) });
    for (const number of ['1', '2', '3']) await select(number);
    expect(part('[data-field="selection"] [data-field="total"]')).toHaveTextContent('201,00 UAH10,00 USD');
  });

  it('hands the selected documents to the signing dialog and tells how many were signed', async () => {
    const sign = jest.fn(() => Promise.resolve({ signed: ['91'] }));
    const { notices } = await open({ answers: journal(row(0, '1')), sign });
    await select('1');
    await user.click(action('sign'));
    expect(sign).toHaveBeenCalledWith([{ id: '91', type: 1 }], { canSend: true });
    await waitFor(() => expect(notices).toEqual([{ kind: 'success', text: 'Підписано 1 документ' }]));
  });

  it('shows one line per document when the bank refused some of them', async () => {
    await sendsTwoOfWhichOneIsRefused();
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Платіж № 1: відправлено')).toBeInTheDocument();
    expect(dialog.getByText('Платіж № 2: На рахунку недостатньо коштів')).toBeInTheDocument();
  });

  it('takes sent documents back', async () => {
    const results = [{ id: '91', status: 0, error: '', error_code: '' }];
    const { calls, notices } = await open({
      answers: { ...journal(row(4, '1')), '/recall_docs': { success: true, results } },
    });
    await select('1');
    expect(offered()).toEqual({ recall: 'Відкликати 1' });
    await user.click(action('recall'));
    expect(await screen.findByText('Відкликати 1 документ?', { selector: '.ant-modal-confirm-title' })).toBeVisible();
    await user.click(action('confirmRecall'));
    await waitFor(() => expect(notices).toEqual([{ kind: 'success', text: 'Відкликано 1 документ' }]));
    const [request] = calls.filter(({ path }) => path === '/recall_docs');
    expect(request?.parameters.get('pmt_ids')).toBe('[{"id":"91","type":1}]');
  });

  describe('deleting', () => {
    async function askToDelete() {
      const results = ['91', '92'].map((id) => ({ id, status: 0, error: '', error_code: '' }));
      const shell = await open({
        answers: { ...journal(row(0, '1'), row(0, '2')), '/drop_docs': { success: true, results } },
      });
      await select('1');
      await select('2');
      await user.click(action('delete'));
      await screen.findByText('Платіж № 2');
      return { ...shell, dropped: () => shell.calls.filter(({ path }) => path === '/drop_docs') };
    }

    it('is asked for first, and deletes nothing when the answer is no', async () => {
      const { dropped } = await askToDelete();
      expect(screen.getAllByText('Видалити 2 документи?')).not.toHaveLength(0);
      await user.click(screen.getByText('Скасувати'));
      expect(dropped()).toEqual([]);
    });

    it('deletes everything that is selected when the answer is yes', async () => {
      const { dropped, notices } = await askToDelete();
      await user.click(action('confirmDelete'));
      await waitFor(() => expect(notices).toEqual([{ kind: 'success', text: 'Видалено 2 документи' }]));
      expect(dropped().map(({ parameters }) => [parameters.get('docs_type'), parameters.get('pmt_ids')])).toEqual([
        ['pmt', '91,92'],
      ]);
    });
  });

  it('with nothing in the last 30 days searches all time in one press, whatever else is asked for', async () => {
    const { opened } = await openPage(JournalPage, { answers: journal(), parameters: { name_co: 'Світанок' } });
    expect(await screen.findByText(/документів не знайдено. Шукали за останні 30 днів/)).toBeVisible();
    await user.click(action('searchAllTime'));
    expect(opened.at(-1)).toEqual({
      page: 'miPmtJournal',
      parameters: { name_co: 'Світанок', date_start: '1990-01-01' },
    });
  });

  it('searched by all time says so in its chip and offers no more than to drop the conditions', async () => {
    const parameters = { name_co: 'Світанок', date_start: '1990-01-01' };
    const { calls } = await openPage(JournalPage, { answers: journal(), parameters });
    expect(await screen.findByText('За цими фільтрами документів не знайдено')).toBeVisible();
    expect(getLastSearch(calls)?.get('date_start')).toBe('01.01.1990');
    expect(action('choosePeriod')).toHaveTextContent('Весь час');
    expect(document.querySelector('[data-action="searchAllTime"]')).toBeNull();
  });

  it('with no row for what is typed above the list offers all time too', async () => {
    await open({ answers: journal(row(0, '1')) });
    await user.type(field('search'), 'Нікого');
    await waitFor(() => action('searchAllTime'));
  });

  describe('with nothing for the words in the period', () => {
    const found = (total: number) => ({
      success: true,
      total,
      paydoc_list:
        total === 0
          ? []
          : [
              {
                ...{ pmt_id: '77', pmt_type: 1, pmt_num: '5', pmt_date: '14.08.2025', status: 5, name_co: 'Гончарук' },
                ...{ amount: '10.00', sim_cur: 'UAH' },
              },
            ],
    });
    const type = async (total: number) => {
      const shell = await open({ answers: { ...journal(row(0, '1')), '/find_docs': found(total) } });
      await user.type(field('search'), 'Гончарук');
      expect(await screen.findByText('«Гончарук» не знайдено. Шукали за останні 30 днів')).toBeVisible();
      return shell;
    };

    it('counts what lies outside and searches all time by Enter, by the words at the bank', async () => {
      const { calls, opened } = await type(7);
      expect(await screen.findByText('За весь час знайдено 7 документів, останній – 14.08.2025')).toBeVisible();
      // A slow machine asks for the first letters too.
      expect(calls.findLast(({ path }) => path === '/find_docs')?.parameters.get('find')).toBe('Гончарук');
      expect(action('create')).not.toHaveClass('ant-btn-primary');
      expect(document.querySelector('[data-action="export"]')).toBeNull();
      await user.keyboard('{Enter}');
      expect(opened.at(-1)).toEqual({
        page: 'miPmtJournal',
        parameters: { find: 'Гончарук', date_start: '1990-01-01' },
      });
      expect(field('search')).toHaveValue('');
    });

    it('says so where nothing lies outside', async () => {
      await type(0);
      expect(await screen.findByText('За весь час таких документів немає')).toBeVisible();
    });

    it('does not count where other conditions hold, which that search does not know', async () => {
      const { calls } = await openPage(JournalPage, {
        answers: journal(),
        parameters: { find: 'Гончарук', status: '0' },
      });
      await screen.findByText(/За цими фільтрами документів не знайдено/);
      expect(calls.map(({ path }) => path)).not.toContain('/find_docs');
    });
  });

  it('asks only for the account of the address', async () => {
    const { calls } = await open({ answers: journal(row(0, '1')), parameters: { account: '7001' } });
    expect(getLastSearch(calls)?.get('acn_ids')).toBe('7001');
  });

  it('says that there is none, and offers a new one once: in the header', async () => {
    const { opened } = await openPage(JournalPage, { answers: journal() });
    expect(await screen.findByText(/За останні 30 днів документів немає/)).toBeVisible();
    await user.click(screen.getByText('Новий платіж'));
    expect(opened).toEqual([{ page: 'miPmtUahNew', parameters: {} }]);
  });

  describe('a search', () => {
    const parameters = { name_co: 'Світанок', amount_l: '100', status: '0', date_start: '2026-06-02' };

    it('is in the address, asks the bank and stands above the documents, each condition with a way out', async () => {
      const { calls, opened } = await open({ answers: journal(row(0, '1')), parameters });
      expect(Object.fromEntries(getLastSearch(calls) ?? [])).toMatchObject({
        name_co: 'Світанок',
        amount_l: '100.00',
        status: '0',
        date_start: '02.06.2026',
      });
      const words = [...document.querySelectorAll('.condition')].map(({ textContent }) => textContent);
      expect(words).toEqual(['Отримувач: Світанок']);
      const chips = [...document.querySelectorAll('.ncb-chip-chosen')].map(({ textContent }) => textContent);
      expect(chips).toEqual(['з 02.06.2026', 'від 100,00', 'Новий']);
      await user.click(part('[data-row="status"] [data-action="dropCondition"]'));
      const { status: _, ...others } = parameters;
      expect(opened).toEqual([{ page: 'miPmtJournal', parameters: others }]);
    });

    it('that cannot be is told, and the bank is not asked', async () => {
      const { calls } = await openPage(JournalPage, {
        answers: {},
        parameters: { date_start: '2026-07-02', date_end: '2026-07-01' },
      });
      expect(await screen.findByRole('alert')).toHaveAttribute('data-problem', 'invalidDates');
      expect(getLastSearch(calls)).toBeUndefined();
    });

    it('that finds nothing offers the way back to all documents', async () => {
      const { opened } = await openPage(JournalPage, { answers: journal(), parameters });
      await screen.findByText('За цими фільтрами документів не знайдено');
      await user.click(action('clearAll'));
      expect(opened).toEqual([{ page: 'miPmtJournal', parameters: {} }]);
    });

    it('with more than the bank gives at once says so', async () => {
      const truncated = { '/get_payments': { success: true, paydoc_list: [row(0, '1')], truncated: 1 } };
      await open({ answers: truncated });
      expect(screen.getByText(/Знайдено більше/)).toBeVisible();
    });
  });

  describe('what waits for the user', () => {
    const answers = journal(row(0, '1'), row(2, '2'), row(3, '3'), row(4, '4'), row(5, '5'), row(6, '6'));

    it('is counted by the rules: a first signature is missing, or all are there and nobody has sent it', async () => {
      const { opened } = await open({ answers });
      expect(part('[data-field="isForMe"]')).toHaveAccessibleName('Чекають на мене (2)');
      await user.click(part('[data-field="isForMe"]'));
      expect(opened).toEqual([{ page: 'miPmtJournal', parameters: { for_me: '1' } }]);
    });

    it('is all that is shown when the address says so', async () => {
      await open({ answers, parameters: { for_me: '1' } });
      expect([...document.querySelectorAll('tr[data-row]')].map((element) => element.getAttribute('data-row'))).toEqual(
        ['91', '93'],
      );
    });

    it.each([
      ['ready', 'Готові до відправлення (1)', ['93']],
      ['rejected', 'Відхилені (1)', ['96']],
    ])('has a view of its own for what is %s', async (view, name, ids) => {
      await open({ answers, parameters: { view } });
      expect(action(`list-${view}`)).toHaveAccessibleName(name);
      expect(action(`list-${view}`)).toHaveAttribute('aria-current', 'page');
      expect([...document.querySelectorAll('tr[data-row]')].map((element) => element.getAttribute('data-row'))).toEqual(
        ids,
      );
    });

    it('is nothing for an operator, who may see all others', async () => {
      const session = { user: { ...SAMPLE_SESSION.user, signatureRight: 3 as const } };
      await openPage(JournalPage, { answers, session, parameters: { for_me: '1' } });
      await screen.findByText('Серед знайдених документів жоден не чекає на вас');
      expect(action('showAll')).toBeVisible();
    });
  });

  it('can do nothing with what others have paid', async () => {
    await open({ answers: journal({ ...row(5, '1'), pmt_id: 'in-4711', d_k: 'k' }), parameters: { d_k: 'k' } });
    const incoming = part('tr[data-row="in-4711"]');
    expect(incoming.querySelector('input[type="checkbox"], a, [data-action="rowMenu"]')).toBeNull();
  });

  it('tells of selected documents that are on other pages', async () => {
    await open({ answers: journal(...Array.from({ length: 7 }, (_, index) => row(0, String(index + 1)))) });
    await user.click(part('[data-action="selectAll"]'));
    await user.click(action('selectAllFound'));
    expect(part('[data-field="selection"]')).toHaveTextContent('Обрано 7 документів');
    expect(part('[data-field="selectedElsewhere"]')).toHaveTextContent('з них на інших сторінках 2');
    await user.click(action('clearSelection'));
    expect(document.querySelector('[data-field="selection"]')).toBeNull();
  });

  it('keeps selected what was refused, and not what was done', async () => {
    await sendsTwoOfWhichOneIsRefused();
    await waitFor(() => expect(checkbox('1')).not.toBeChecked());
    expect(checkbox('2')).toBeChecked();
  });

  it('keeps selected what was not signed', async () => {
    const sign = jest.fn(() => Promise.resolve({ signed: ['92'] }));
    await open({ answers: journal(row(0, '1'), row(0, '2')), sign });
    await select('1');
    await select('2');
    await user.click(action('sign'));
    await waitFor(() => expect(checkbox('2')).not.toBeChecked());
    expect(checkbox('1')).toBeChecked();
  });

  it('sorts by the amount and not by its letters', async () => {
    const amounts = ['9.00', '1000.00', '20.00'];
    await open({ answers: journal(...amounts.map((amount, index) => ({ ...row(0, String(index + 1)), amount }))) });
    await user.click(part('th[data-column="amount"]'));
    expect([...document.querySelectorAll('tr[data-row]')].map((element) => element.getAttribute('data-row'))).toEqual([
      '91',
      '93',
      '92',
    ]);
  });
});
