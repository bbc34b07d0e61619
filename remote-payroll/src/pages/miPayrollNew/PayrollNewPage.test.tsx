import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  action,
  field,
  openPage,
  press,
  makeReopenable,
  type FakeShellOptions,
  type WireAnswers,
  type ReceivedCall,
} from '@ncb/shared-kernel/remote-contract/testing';
import { page } from '.';

const OWN = 'UA883516070000026202999000200';
const OTHER = 'UA273052990000026205999000210';
const person = (tin: string, lastname: string, emp_acn: string, amount: string, more: object = {}) => ({
  tin,
  lastname,
  firstname: 'Оксана',
  middlename: 'Тестівна',
  emp_acn,
  amount,
  ...more,
});
const ANNA = person('0148102804', 'Умовна', OWN, '17000.00', { from_bank: true });
const MARKO = person('0151802838', 'Вигадана', OTHER, '15000.00');
const HEAD = {
  payroll_num: '10',
  payroll_date: '15.06.2026',
  payroll_vdate: '',
  acn_id: '7001',
  payroll_tran_acn: 'UA723516070000029098999000091',
  payroll_type: '1',
  payroll_other: '',
  period: '2026-06',
  half: '1',
  acn_n: 'UA503516070000026003999000011',
  iban: 'UA503516070000026003999000011',
};
const LISTED = { ...HEAD, payroll_id: '9', payroll_amount: '32000.00', status: 5, emps_count: 2, user_name: '' };
const STORED = { ...LISTED, version: 1, fee_amount: '160.00', emps: [ANNA, MARKO], payments: [], signatures: [] };

const answers = (more: WireAnswers = {}): WireAnswers => ({
  '/acn_list': {
    success: true,
    acn_list: [
      {
        acn_id: '7001',
        acn_n: HEAD.acn_n,
        iban: HEAD.acn_n,
        sim_cur: 'UAH',
        cur_ref: '980',
        status_ref: 0,
        sal: '100000.00',
        c_sal: '100000.00',
        av_sal: '100000.00',
        av_c_sal: '100000.00',
        has_overdraft: 'N',
        pmt_allowed: true,
        type: 'current',
        comment: '',
      },
    ],
  },
  '/get_salary_projects': {
    success: true,
    projects: [
      {
        tran_acn_id: '7901',
        tran_acn_n: HEAD.payroll_tran_acn,
        tran_fee_percent: '0.50',
        tran_fee_amount: null,
        fee_account: 'UA113516070000065103999000092',
        tran_deal: 'ЗП-15/24',
        tran_deal_date: '15.02.2024',
      },
    ],
  },
  '/get_catalog': { success: true, rows: [{ NCB_PR_TYPE_ID: 1, NCB_PR_TYPE_CODE: 'Заробітна плата та аванси' }] },
  '/get_employees': {
    success: true,
    employees: [
      { ...ANNA, emp_id: '1', status: 'active' },
      { ...MARKO, emp_id: '2', status: 'active' },
    ],
  },
  '/get_payrolls': { success: true, payrolls_list: [LISTED] },
  '/get_payroll_info': { success: true, payroll_info: STORED },
  '/get_payments': { success: true, paydoc_list: [] },
  '/save_payroll': { success: true, payroll_id: '11', status: 0 },
  ...more,
});
const TYPED = { number: '77', documentDate: '2026-07-01', confirmDate: '', debitAccountId: '7001' };
const CHOSEN = { transitAccount: HEAD.payroll_tran_acn, typeId: '1', otherType: '', period: '2026-06', half: '2' };
const DRAFT = {
  documentId: null,
  version: null,
  nonce: 'n',
  values: { ...TYPED, ...CHOSEN },
  rows: `0148102804\tУмовна\tОксана\tТестівна\t${OWN}\t12.30`,
};

const open = (options: Partial<FakeShellOptions> = {}) => openPage(page, { answers: answers(), ...options });
const gridRef = () => field('employees');
const key = (name: string, modifiers: object = {}) =>
  fireEvent.keyDown(document.activeElement instanceof HTMLInputElement ? document.activeElement : gridRef(), {
    key: name,
    code: name,
    ...modifiers,
  });
const cell = (row: number, name: string) =>
  document.querySelector<HTMLElement>(`[data-row="${row}"] [data-cell="${name}"]`);
const plain = (element: Element | null) => element?.textContent.replaceAll('\u00a0', ' ');

beforeAll(() => {
  Object.defineProperty(window, 'innerWidth', { value: 1440, configurable: true });
});

describe('a new payroll', () => {
  it('is filled in from the employees by keyboard, compared with the last one, and saved', async () => {
    const shell = await open({ parameters: { from: 'employees' } });
    await waitFor(() => expect(plain(field('previous'))).toBe('32 000,00 · 2'));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Відомість № 1');
    expect(gridRef()).toHaveAttribute('aria-rowcount', '3');
    // Data of employees at this bank are locked, those at another bank are not.
    expect(cell(1, 'lastName')).toHaveAttribute('data-locked');
    expect(cell(2, 'lastName')).not.toHaveAttribute('data-locked');

    press('save');
    await waitFor(() => expect(field('said')).toHaveTextContent('Спершу виправте 2 рядки з помилками'));
    expect(shell.calls.filter(({ path }) => path === '/save_payroll')).toEqual([]);
    expect(field('cellLine')).toHaveTextContent('Вкажіть суму виплати');
    expect(gridRef()).toHaveFocus();
    fireEvent.click(action('takeLast'));
    expect(plain(cell(1, 'amount'))).toBe('17 000,00');

    gridRef().focus();
    key('ArrowDown');
    key('6');
    fireEvent.change(field('cell'), { target: { value: '60000' } });
    key('Enter');
    expect(plain(cell(2, 'amount'))).toBe('60 000,00');
    expect(plain(cell(2, 'difference'))).toBe('+45 000,00');
    expect(plain(cell(2, 'remark'))).toBe('У 4 рази більше');
    expect(plain(field('total'))).toBe('77 000,00 UAH');
    expect(plain(field('availableAfter'))).toBe('22 615,00 UAH');
    key('z', { code: 'KeyZ', ctrlKey: true });
    expect(cell(2, 'amount')).toHaveTextContent('');
    key('2');
    fireEvent.change(field('cell'), { target: { value: '15000' } });
    key('Tab');
    expect([...shell.unsaved]).toEqual(['Відомість № 1']);

    press('save');
    // Typing is disabled during saving: the text would be lost when the page closes.
    gridRef().focus();
    key('9');
    expect(document.querySelector('[data-field="cell"]')).toBeNull();
    await waitFor(() => expect(shell.opened).toEqual([{ page: 'miPayrollNew', parameters: { id: '11' } }]));
    expect(shell.calls.find(({ path }) => path === '/save_payroll')?.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
    expect(shell.unsaved.size).toBe(0);
  });

  it('is saved by keys with what is still being typed in a cell', async () => {
    const shell = await open({ parameters: { from: 'employees' } });
    await waitFor(() => expect(plain(field('previous'))).toBe('32 000,00 · 2'));
    fireEvent.click(action('takeLast'));
    gridRef().focus();
    key('ArrowDown');
    key('1');
    fireEvent.change(field('cell'), { target: { value: '14000' } });
    fireEvent.keyDown(field('cell'), { key: 's', code: 'KeyS', ctrlKey: true });
    const saved = () => shell.calls.find(({ path }) => path === '/save_payroll')?.parameters;
    await waitFor(() => expect(saved()?.toString()).toContain('14000.00'));
  });

  it('without rows says so and begins with the employees; a tab without rows says that', async () => {
    await open();
    expect(await screen.findByText(/Рядків ще немає/)).toBeVisible();
    press('begin-employees');
    expect(gridRef()).toHaveAttribute('aria-rowcount', '3');
    expect(screen.queryByText(/Рядків ще немає/)).toBeNull();
    expect(gridRef()).toHaveFocus();
    press('tab-otherBanks');
    press('tab-changes');
    expect(screen.getByText('Тут немає рядків')).toBeVisible();
  });

  it('takes a pasted block, asks before it overwrites many rows, and keeps what is typed as a draft', async () => {
    const shell = await open();
    await waitFor(() => gridRef());
    const lines = Array.from({ length: 60 }, (_, index) => `Умовна\t${index + 1},50`);
    const paste = (text: string) => fireEvent.paste(gridRef(), { clipboardData: { getData: () => text } });
    press('add');
    await waitFor(() => fireEvent.click(action('add-employee')));
    fireEvent.click(cell(1, 'account') ?? gridRef());
    paste(lines.map((line) => line.replace('Умовна', OWN)).join('\n'));
    expect(gridRef()).toHaveAttribute('aria-rowcount', '61');
    expect(document.querySelectorAll('[data-row]').length).toBeLessThan(40);
    paste(lines.map((line) => line.replace('Умовна', OTHER)).join('\n'));
    expect((await screen.findAllByText('Замінити дані в 60 рядках?')).length).toBeGreaterThan(0);
    fireEvent.click(action('confirmPaste'));
    await waitFor(() => expect(cell(1, 'account')).toHaveTextContent('UA27'));
    const draft = [...shell.drafts.values()][0]?.content() as { rows: string; nonce: string };
    expect(draft.rows.split('\n')).toHaveLength(60);
    expect(draft.nonce).not.toBe('');
  });

  it('goes on from a draft', async () => {
    await open({ restored: { miPayrollNew: { content: DRAFT } } });
    await waitFor(() => expect(plain(field('total'))).toBe('12,30 UAH'));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Відомість № 77');
    expect(field('headLine')).toHaveTextContent('ІІ половина');

    expect(document.querySelector('[data-field="totalInWords"]')).toBeNull();
    press('head');
    await waitFor(() => expect(field('totalInWords')).toHaveTextContent('Дванадцять гривень 30 копійок'));
  });
});

describe('a payroll on a phone', () => {
  beforeAll(() => void Object.defineProperty(window, 'innerWidth', { value: 360, configurable: true }));
  afterAll(() => void Object.defineProperty(window, 'innerWidth', { value: 1440, configurable: true }));

  const cards = () => [...document.querySelectorAll<HTMLElement>('[data-field="employees"] > li')];

  it('is read from cards, whose amounts are seen when asked for', async () => {
    await open({ restored: { miPayrollNew: { content: DRAFT } } });
    fireEvent.click(await screen.findByRole('button', { name: /^Усі/ }));
    const card = screen.getByRole('listitem');
    expect(card).toHaveTextContent('•••••');
    press('showAmounts');
    expect(plain(card)).toContain('12,30');
  });

  it('without rows begins from last time, the employees, a file or a first person, who is typed in a dialog', async () => {
    await open();
    await waitFor(() => expect(field('noRows')).toBeVisible());
    const beginnings = within(field('noRows')).getAllByRole('button');
    expect(beginnings.map((button) => button.dataset['action'])).toEqual(
      ['file', 'last', 'employees', 'employee'].map((source) => `begin-${source}`),
    );
    expect(field('noRows')).not.toHaveTextContent('Ctrl');
    press('begin-employee');
    const values = {
      lastName: 'Вигадана',
      firstName: 'Ірина',
      taxCode: '0151802838',
      account: OTHER,
      amount: '1500,5',
    };
    press('saveRecord');
    await waitFor(() => expect(document.querySelector('[data-problem="empFioIsEmpty"]')).not.toBeNull());
    Object.entries(values).forEach(([name, value]) => fireEvent.change(field(name), { target: { value } }));
    press('saveRecord');
    await waitFor(() => expect(cards()).toHaveLength(1));
    await waitFor(() => expect(document.querySelector('[data-dialog="payrollRow"]')).toBeNull());
    expect(cards()[0]).toHaveTextContent('Вигадана І.');
    press('showAmounts');
    expect(cards().map(plain).join()).toContain('1 500,50');

    press('openRow');
    fireEvent.change(field('amount'), { target: { value: '7' } });
    press('saveRecord');
    await waitFor(() => expect(cards().map(plain).join()).toContain('7,00'));
    press('undo');
    await waitFor(() => expect(cards().map(plain).join()).toContain('1 500,50'));
    await waitFor(() => expect(document.querySelector('[data-dialog="payrollRow"]')).toBeNull());
    press('openRow');
    press('deleteRow');
    await waitFor(() => expect(field('noRows')).toBeVisible());
  });

  it('as last time has the amounts too; of the bank’s own people only the amount is typed', async () => {
    await open();
    await waitFor(() => expect(field('previous')).toHaveTextContent('32'));
    press('begin-last');
    await waitFor(() => expect(cards()).toHaveLength(2));
    press('openRow');
    expect(field('amount')).toHaveValue('17\u00a0000,00');
    expect(document.querySelector('[data-dialog="payrollRow"] [data-field="lastName"]')).toBeNull();
  });
});

describe('a stored payroll', () => {
  const stored = (more: object) => ({
    answers: answers({ '/get_payroll_info': { success: true, payroll_info: { ...STORED, ...more } } }),
    parameters: { id: '9' },
  });

  it('is shown as it stands: rows that came back, no printing before it is executed, nothing to be typed', async () => {
    const shell = await open(
      stored({ status: 3, emps: [ANNA, { ...MARKO, row_status: 'returned', row_reason: 'рахунок закрито' }] }),
    );
    await waitFor(() => expect(cell(2, 'remark')).toHaveTextContent('Повернено: рахунок закрито'));
    press('print');
    expect(shell.notices).toEqual([{ kind: 'error', text: 'Друкувати можна тільки проведену відомість' }]);
    gridRef().focus();
    key('7');
    expect(document.querySelector('[data-field="cell"]')).toBeNull();
    press('fromReturned');
    expect(shell.opened).toEqual([{ page: 'miPayrollNew', parameters: { id: '9', from: 'returned' } }]);
  });

  it('tells how its names in other banks compare, and names the people whose names differ', async () => {
    const one = stored({ status: 0 });
    await open({
      ...one,
      answers: {
        ...one.answers,
        '/get_name_checks': {
          success: true,
          counts: { match: 0, close_match: 1, no_match: 0, not_checked: 3, pending: 0 },
          differing: [{ pmt_id: '9', row: 2, verdict: 'closeMatch' }],
        },
      },
    });
    await waitFor(() => expect(field('nameResults')).toHaveTextContent('майже збігаються – 1, не перевірено – 3'));
    expect(field('nameChecks')).toHaveTextContent('Майже збігаються: Вигадана Оксана Тестівна');
  });

  it('whose rows came back is repeated with the reason at each, at the cell that it is about', async () => {
    const emps = [
      ANNA,
      { ...MARKO, row_status: 'returned', row_reason: 'Код не належить власнику рахунку' },
      person('0148103803', 'Друга', OTHER, '1.00', { row_status: 'returned', row_reason: 'Рахунок закрито' }),
    ];
    const { answers: wire } = stored({ status: 3, emps });
    await open({ answers: wire, parameters: { id: '9', from: 'returned' } });
    await waitFor(() => expect(cell(1, 'remark')).toHaveTextContent('Повернено: Код не належить власнику рахунку'));
    expect(cell(2, 'remark')).toHaveTextContent('Повернено: Рахунок закрито');
    expect(gridRef()).toHaveFocus();
    expect(field('cellLine')).toHaveTextContent('Код не належить власнику рахунку');
    fireEvent.keyDown(gridRef(), { key: 'F2', code: 'F2' });
    const editor = field('cell');
    expect(editor).toHaveValue('0151802838');
    fireEvent.change(editor, { target: { value: '0151802844' } });
    fireEvent.keyDown(editor, { key: 'Enter', code: 'Enter' });
    await waitFor(() => expect(cell(1, 'remark')).not.toHaveTextContent('Повернено'));
    expect(cell(2, 'remark')).toHaveTextContent('Повернено: Рахунок закрито');
  });

  it('that the bank has refused says why above its copy', async () => {
    const reason = 'Кошти на транзитний рахунок зарплатного проєкту не надійшли';
    const { answers: wire } = stored({ status: 6, reason });
    await open({ answers: wire, parameters: { id: '9', mode: 'copy' } });
    await waitFor(() =>
      expect(document.querySelector('[data-warning="refusedBefore"]')).toHaveTextContent(`№ 10 відхилено: ${reason}`),
    );
  });

  it('is saved as a file of any kind, its rows and not only its total', async () => {
    await open(stored({ status: 5 }));
    await waitFor(() => expect(action('export')).toBeVisible());
    press('export');
    await waitFor(() => expect(document.querySelector('[data-action="export-iBank2"]')).not.toBeNull());
    const kinds = [...document.querySelectorAll<HTMLElement>('[data-action^="export-"]')];
    expect(kinds.map(({ dataset }) => dataset['action'])).toEqual(
      ['xlsx', 'csv', 'dbf-cp866', 'dbf-windows-1251', 'iBank2'].map((kind) => `export-${kind}`),
    );
  });

  it('that somebody else has saved meanwhile is told, keeps what is typed, and the next save takes its place', async () => {
    const { answers: wire, parameters } = stored({ status: 0 });
    const versions: unknown[] = [];
    const saving = (call: ReceivedCall) => {
      versions.push((JSON.parse(call.parameters.get('cdata') ?? '{}') as { version?: number }).version);
      return versions.includes(4)
        ? { success: true, payroll_id: '9', status: 0 }
        : { success: false, error_code: 'documentChanged', error_params: { version: '4' } };
    };
    const shell = await open({
      answers: { ...wire, '/save_payroll': saving },
      parameters: { ...parameters, mode: 'change' },
    });
    await waitFor(() => expect(cell(1, 'amount')).not.toBeNull());
    press('save');
    await waitFor(() => expect(document.querySelector('[data-notice="warning"]')).not.toBeNull());
    expect(shell.notices).toEqual([{ kind: 'error', text: expect.stringContaining('наступне збереження замінить') }]);
    expect(shell.opened).toEqual([]);
    press('save');
    await waitFor(() => expect(shell.opened).toHaveLength(1));
    expect(versions).toEqual([1, 4]);
  });

  it('is changed as the bank has it when the form is opened again, not as it was the time before', async () => {
    let emps = [ANNA, MARKO];
    await openPage(
      { ...page, Page: makeReopenable(page.Page) },
      {
        answers: answers({
          '/get_payroll_info': () => ({ success: true, payroll_info: { ...STORED, status: 0, emps } }),
        }),
        parameters: { id: '9', mode: 'change' },
      },
    );
    await waitFor(() => expect(cell(2, 'amount')).not.toBeNull());
    emps = [ANNA, { ...MARKO, amount: '8.88' }];
    press('turn');
    await waitFor(() => expect(cell(2, 'amount')).toBeNull());
    press('turn');
    await waitFor(() => expect(cell(2, 'amount')).toHaveTextContent('8,88'));
  });

  it('is copied without what became of it: nobody of the new one has been paid', async () => {
    const paid = [ANNA, MARKO].map((row) => ({ ...row, row_status: 'paid', row_reason: '' }));
    const { answers: wire, parameters } = stored({ status: 5, emps: paid });
    await open({ answers: wire, parameters: { ...parameters, mode: 'copy' } });
    await waitFor(() => expect(cell(2, 'amount')).toHaveTextContent('15 000,00'));
    expect(gridRef()).not.toHaveTextContent(/зарахован/i);
  });

  it.each([
    [1, 3, '3 підписи вашим ключем, останні'],
    [0, 1, '3 підписи вашим ключем. Потім підписує інша особа'],
  ])('in status %i tells its signer what exists, who has signed and what follows', async (status, existing, foot) => {
    const part = { pmt_id: '1', pmt_num: '41', pmt_date: '01.07.2026', amount: '32000.00', status };
    const payments = [
      { ...part, part: 'salary' },
      { ...part, part: 'fee', pmt_id: '2', pmt_num: '42', amount: '160.00' },
    ];
    const mark = { user_name: 'Тестенко І. П.', sign_right: 2, sign_time: '01.07.2026 10:15:00' };
    const isSigned = status !== 0;
    const { answers: wire, parameters } = stored({
      status,
      payments: isSigned ? payments : [],
      signatures: isSigned ? [mark] : [],
    });
    await open({ answers: wire, parameters });
    await waitFor(() => expect(document.querySelector('[data-action="signAndPay"]')).not.toBeNull());
    press('signAndPay');
    await waitFor(() => expect(document.querySelector('[data-dialog="signAndPay"]')).not.toBeNull());
    const dialog = document.querySelector('[data-dialog="signAndPay"]');
    expect(dialog).toHaveTextContent('Документи на підпис');
    expect(dialog).toHaveTextContent(foot);
    expect(dialog?.querySelectorAll('[data-row] [data-status]')).toHaveLength(existing);
    if (isSigned) expect(dialog).toHaveTextContent('Тестенко І. П., Другий підпис, 01.07.2026 10:15');
  });

  it('is neither signed nor sent while the bank does not have what was changed in it', async () => {
    const { answers: wire, parameters } = stored({ status: 0 });
    const shell = await open({ answers: wire, parameters: { ...parameters, mode: 'change' } });
    await waitFor(() => expect(cell(1, 'amount')).not.toBeNull());
    fireEvent.click(cell(2, 'amount') ?? gridRef());
    key('6');
    fireEvent.change(field('cell'), { target: { value: '16000' } });
    key('Enter');
    press('sign');
    expect(shell.notices).toEqual([{ kind: 'error', text: 'Спершу збережіть зміни у списку працівників' }]);
    expect(shell.opened).toEqual([]);

    // Saving names the version that was opened, so that another user's change is not overwritten.
    press('save');
    await waitFor(() => expect(shell.opened).toHaveLength(1));
    const saved = shell.calls.find(({ path }) => path === '/save_payroll')?.parameters.get('cdata');
    expect(JSON.parse(saved ?? '')).toMatchObject({ payroll_id: '9', version: 1, payroll_amount: '33000.00' });
  });

  it.each([
    [{ error: 'Недостатньо прав на рахунок.' }, 'Недостатньо прав на рахунок.'],
    [{}, 'Можливо, платежі з такими номерами'],
  ])('whose payments the bank refuses with %j says which and why, and signs nothing', async (refused, words) => {
    const { answers: wire, parameters } = stored({ status: 0 });
    const sign = jest.fn(() => Promise.resolve({ signed: [] }));
    const results = [{ pmt_id: null, ...refused }, { pmt_id: '2' }];
    await open({ answers: { ...wire, '/save_batch_docs': { success: true, results } }, parameters, sign });
    await waitFor(() => expect(document.querySelector('[data-action="signAndPay"]')).not.toBeNull());
    press('signAndPay');
    await waitFor(() => expect(document.querySelector('[data-action="signAll"]')).not.toBeNull());
    press('signAll');
    await waitFor(() => expect(document.querySelector('[data-problem="payrollPmtSaveFailed"]')).not.toBeNull());
    expect(document.querySelector('[data-problem="payrollPmtSaveFailed"]')).toHaveTextContent(words);
    expect(sign).not.toHaveBeenCalled();
  });

  it('whose payment was interrupted offers to go on with the step that is missing', async () => {
    const salary = {
      part: 'salary',
      pmt_id: '1',
      pmt_num: '41',
      pmt_date: '01.07.2026',
      amount: '32000.00',
      status: 0,
    };
    const saved: WireAnswers = { '/save_batch_docs': { success: true, results: [{ pmt_id: '1' }, { pmt_id: '2' }] } };
    const { answers: wire, parameters } = stored({ status: 0, payments: [salary] });
    const shell = await open({ answers: { ...wire, ...saved }, parameters });
    await waitFor(() => expect(action('signAll')).toHaveTextContent('Продовжити з кроку 3'));
    press('signAll');
    await waitFor(() => expect(document.querySelector('[data-problem="payrollNotSignedPayments"]')).not.toBeNull());
    expect(action('journal')).toBeVisible();
    const batch = shell.calls.find(({ path }) => path === '/save_batch_docs');
    expect(batch?.parameters.get('payroll_id')).toBe('9');
    expect(JSON.parse(batch?.parameters.get('pmts') ?? '[]')).toMatchObject([
      {
        amount: '32000.00',
        pay_purp: 'Заробітна плата за червень 2026 (І половина) згідно відомості № 10 від 15.06.2026. Без ПДВ',
      },
      { amount: '160.00' },
    ]);
  });

  it('is not shown to those who may not see salaries', async () => {
    await openPage(page, { ...stored({}), session: { user: { ...(await fullUser()), payrollAccess: 1 } } });
    expect(document.querySelector('[data-problem="noAccess"]')).not.toBeNull();
  });
});

async function fullUser() {
  const { SAMPLE_SESSION } = await import('@ncb/shared-kernel/remote-contract/testing');
  return SAMPLE_SESSION.user;
}
