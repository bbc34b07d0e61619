import { fireEvent, screen, waitFor } from '@testing-library/react';
import type * as FilesTesting from '@ncb/shared-kernel/files/testing';
import type * as PrintTesting from '@ncb/shared-kernel/print/testing';
import { readPdf } from '@ncb/shared-kernel/print/testing';
import { getStatement } from '@ncb/shared-kernel/api/contract';
import { action, openPage, press, type ReceivedCall } from '@ncb/shared-kernel/remote-contract/testing';
import { toDotted } from '@ncb/shared-kernel/domain/dates';
import { OperationFilter, Side, StatementType } from '@ncb/shared-kernel/domain/vocabulary';
import type * as Ui from '@ncb/shared-kernel/ui';
import { texts } from '../../texts';
import type { ShownOperation, StatementAnswer, StatementRequest } from '../statement';
import { StatementExportDialog } from '.';

const mockSaved: { name: string; content: Blob }[] = [];

// Runs the workers' code in the page, as jsdom has no workers.
jest.mock('@ncb/shared-kernel/files', () =>
  jest.requireActual<typeof FilesTesting>('@ncb/shared-kernel/files/testing').createInProcessFiles(),
);
jest.mock('@ncb/shared-kernel/print', () => ({
  printing: jest.requireActual<typeof PrintTesting>('@ncb/shared-kernel/print/testing').createInProcessPrinting(),
}));
jest.mock('@ncb/shared-kernel/ui', () => ({
  ...jest.requireActual<typeof Ui>('@ncb/shared-kernel/ui'),
  saveFile: (content: Blob, name: string) => mockSaved.push({ content, name }),
}));

beforeEach(() => mockSaved.splice(0));

type Document = StatementAnswer['statement']['accounts'][number]['documents'][number];

const operation = (change: Partial<Document>): Document => ({
  id: '10000001',
  received: null,
  operationDate: '2026-07-15',
  executed: '2026-07-15T10:16:00',
  documentType: '1',
  number: '101',
  account: '26003',
  accountId: '7001',
  currencyLetters: 'UAH',
  currencyCode: '980',
  correspondent: '',
  correspondentBankCode: '305299',
  correspondentAccount: 'UA263052990000026006999000301',
  correspondentName: 'ТОВ «Світанок Постач»',
  correspondentCode: '92000019',
  purpose: 'Оплата',
  amount: '500.50',
  currencyAmount: null,
  rate: null,
  side: Side.debit,
  fp: '',
  madeHere: true,
  isRevaluation: false,
  ...change,
});
const DOCUMENTS = [
  operation({}),
  operation({ id: '10000002', number: '55', side: Side.credit, amount: '1200.00', purpose: 'Ціна 5 ₴' }),
  operation({ id: '10000003', number: '102', amount: '1.00', operationDate: '2026-07-16' }),
];
const ANSWER: StatementAnswer = {
  start: '2026-07-15',
  end: '2026-07-16',
  truncated: false,
  statement: {
    clientName: 'ТОВ «Калинова Брама»',
    clientCode: '91000017',
    type: StatementType.operational,
    accounts: [
      {
        accountId: '7001',
        iban: 'UA603516070000026003999000001',
        currencyLetters: 'UAH',
        currencyCode: '980',
        previousOperation: null,
        opening: '10000.00',
        closing: '10698.50',
        debitCount: 2,
        creditCount: 1,
        debit: '501.50',
        credit: '1200.00',
        openingEquivalent: null,
        closingEquivalent: null,
        debitEquivalent: null,
        creditEquivalent: null,
        documents: DOCUMENTS,
      },
    ],
  },
};
const ASKED: StatementRequest = {
  accountIds: [],
  operations: OperationFilter.all,
  type: StatementType.operational,
  start: '2026-07-15',
  end: '2026-07-16',
  withClosed: true,
  withRevaluation: true,
};
const BANK_DAY = '2026-07-17';
const shownOf = ({ statement: { accounts } }: StatementAnswer): readonly ShownOperation[] =>
  accounts.flatMap((account) => account.documents.map((document) => ({ account, document })));

/** A revaluation among the operations: a line that moves no money. */
const REVALUED: StatementAnswer = {
  ...ANSWER,
  statement: {
    ...ANSWER.statement,
    accounts: ANSWER.statement.accounts.map((account) => ({
      ...account,
      documents: [...DOCUMENTS, operation({ id: 'R7001-20260716', isRevaluation: true, operationDate: '2026-07-16' })],
    })),
  },
};

/** Statement with more operations than the bank returns at once. */
const CUT: StatementAnswer = {
  ...ANSWER,
  truncated: true,
  statement: {
    ...ANSWER.statement,
    accounts: ANSWER.statement.accounts.map((account) => ({ ...account, documents: DOCUMENTS.slice(0, 1) })),
  },
};

interface Part {
  documents?: readonly Document[] | undefined;
  truncated?: boolean;
}

function partOf(part: (start: string) => Part, { start, end }: Readonly<Record<'start' | 'end', string>>) {
  const { documents = [], truncated = false } = part(start);
  const [account] = ANSWER.statement.accounts;
  const answer = {
    ...ANSWER,
    start,
    end,
    truncated: truncated || start !== end,
    statement: { ...ANSWER.statement, accounts: account ? [{ ...account, documents }] : [] },
  };
  return getStatement.answer.encode(answer);
}

interface OpenOptions {
  statement?: (start: string) => Part;
  answer?: StatementAnswer;
  request?: StatementRequest;
  operations?: readonly ShownOperation[];
  last?: object;
  isDown?: boolean;
  /** Closing balance by which the bank issues the number. */
  issuedClosing?: string;
}

async function open({
  answer = ANSWER,
  request = ASKED,
  operations = shownOf(answer),
  last = {},
  isDown = false,
  issuedClosing = '10698.50',
  statement = () => ({}),
}: OpenOptions = {}) {
  const onClose = jest.fn();
  const Page = () => <StatementExportDialog answer={answer} request={request} shown={operations} onClose={onClose} />;
  const shell = await openPage(
    { Page, texts },
    {
      session: { bankDay: BANK_DAY },
      answers: {
        '/get_cert_num': { cert: '5A3F00C1' },
        '/issue_statement': {
          prn_num: '7KQ2-M9XA-R4TD-3WEH',
          verify_url: 'https://bank/verify',
          amount: issuedClosing,
          sim_cur: 'UAH',
          closings: [{ acn_id: '7001', closing: issuedClosing }],
        },
        '/get_last_exports': () => ({ format: null, exports: [], ...last }),
        '/get_billing': ({ parameters }: ReceivedCall) =>
          partOf(statement, { start: isoOf(parameters.get('fdate')), end: isoOf(parameters.get('ldate')) }),
        ...(isDown ? {} : { '/mark_exported': {} }),
      },
    },
  );
  await screen.findByText('Експорт виписки');
  const received = (path: string) =>
    shell.calls.filter((call) => call.path === path).map(({ parameters }) => Object.fromEntries(parameters));
  await waitFor(() => expect(received('/get_last_exports')).toHaveLength(1));
  return { ...shell, received, onClose };
}

const isoOf = (dotted: string | null) => (dotted ?? '').split('.').toReversed().join('-');

const option = (name: string) => {
  const option = document.querySelector<HTMLInputElement>(`[data-option="${name}"]`);
  if (!option) throw new Error(`no ${name}`);
  return option;
};
const saved = async () => {
  await waitFor(() => expect(mockSaved).toHaveLength(1));
  const [{ name, content } = { name: '', content: new Blob() }] = mockSaved;
  return { name, bytes: new Uint8Array(await content.arrayBuffer()) };
};

describe('the export of a statement', () => {
  it('offers xlsx first, counts what each side holds, and its button names the format', async () => {
    await open({ operations: shownOf(ANSWER).slice(0, 2) });
    expect(screen.getByText('Діють фільтри й пошук: 2 операції')).toBeVisible();
    expect(screen.getByText('Фільтр не діє, сальдо зійдеться: 3 операції')).toBeVisible();
    expect(option('xlsx')).toBeChecked();
    expect(action('download')).toHaveTextContent('Завантажити XLSX');
    fireEvent.click(option('mt940'));
    expect(action('download')).toHaveTextContent('Завантажити MT940');
  });

  it('makes a table of what is shown, and of nothing else', async () => {
    const { received } = await open({ operations: shownOf(ANSWER).slice(0, 1) });
    fireEvent.click(option('csv'));
    press('download');
    const { name, bytes } = await saved();
    expect(name).toBe('statement_000001_20260715-20260716.csv');
    const lines = new TextDecoder().decode(bytes).trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(';500,50;;UAH;');
    await waitFor(() => expect(received('/mark_exported')).toHaveLength(1));
    // A table may lack operations, so the bank records only the format.
    expect(received('/mark_exported')[0]).toMatchObject({ format: 'csv', acns: '[]' });
  });

  it('has variants of a line where programs differ', async () => {
    await open();
    fireEvent.click(option('mt940'));
    fireEvent.click(screen.getByRole('radio', { name: 'MT940, кирилицею' }));
    expect(action('download')).toHaveTextContent('Завантажити MT940');
    press('download');
    const { name, bytes } = await saved();
    expect(name).toBe('mt940_000001_20260715-20260716.sta');
    expect(new TextDecoder('windows-1251').decode(bytes)).toContain('Світанок Постач');
    fireEvent.click(option('dbf'));
    expect(screen.getByRole('radio', { name: 'cp866 (DOS)' })).not.toBeChecked();
  });

  it('gives accounting all operations, whatever is shown, and tells the bank up to where', async () => {
    const { received } = await open({ operations: [] });
    fireEvent.click(option('camt'));
    press('download');
    const { name, bytes } = await saved();
    expect(name).toBe('camt053_000001_20260715-20260716.xml');
    const text = new TextDecoder().decode(bytes);
    expect(text).toContain('camt.053.001.08');
    expect(text.match(/<Ntry>/g)).toHaveLength(3);
    await waitFor(() => expect(received('/mark_exported')).toHaveLength(1));
    expect(JSON.parse(String(received('/mark_exported')[0]?.['acns']))).toEqual([
      { acn_id: '7001', exp_date: '16.07.2026', nopinf: '10000003' },
    ]);
    expect(await screen.findByText(`Файл ${name} збережено`)).toBeVisible();
  });

  it.each([
    ['what is shown', { operations: shownOf(ANSWER).slice(0, 2) }, 1],
    ['a part that the bank gave of a longer statement', { answer: CUT }, 2],
  ])('prints %s, with how much is not shown, and claims no seal or number', async (_, options, hidden) => {
    const { received } = await open(options);
    fireEvent.click(option('pdf'));
    press('download');
    const { name, bytes } = await saved();
    expect(name).toBe('statement_000001_20260715-20260716.pdf');
    const text = readPdf(bytes).flat().join(' ');
    expect(text).toContain('ВИТЯГ З ВИПИСКИ');
    expect(text).toContain(`операцій: ${hidden} (їх не показує таблиця)`);
    expect(text).not.toMatch(/сертифікат|печатк/iu);
    expect(text).not.toContain('Номер для перевірки');
    expect(received('/issue_statement')).toEqual([]);
  });

  it('prints no number on a statement of one side', async () => {
    const { received } = await open({ request: { ...ASKED, operations: OperationFilter.debit } });
    fireEvent.click(option('pdf'));
    press('download');
    expect(
      readPdf((await saved()).bytes)
        .flat()
        .join(' '),
    ).not.toContain('Номер для перевірки');
    expect(received('/issue_statement')).toEqual([]);
  });

  it('prints the number on a whole statement', async () => {
    await open();
    fireEvent.click(option('pdf'));
    press('download');
    const text = readPdf((await saved()).bytes)
      .flat()
      .join(' ');
    expect(text).toContain('Номер для перевірки: 7KQ2-M9XA-R4TD-3WEH');
  });

  it('makes no PDF whose balance is not that of its number', async () => {
    const { received } = await open({ issuedClosing: '10698.51' });
    fireEvent.click(option('pdf'));
    press('download');
    await waitFor(() => expect(document.querySelector('[data-state="failed"], [role="alert"]')).not.toBeNull());
    expect(mockSaved).toEqual([]);
    expect(received('/issue_statement')).toMatchObject([{ acn_ids: '7001', fdate: '15.07.2026', ldate: '16.07.2026' }]);
    expect(received('/mark_exported')).toEqual([]);
  });

  it('counts revaluations apart from operations: in the rule of tables, of balances and on paper', async () => {
    await open({ answer: REVALUED });
    const [table, balances] = ['table', 'balances'].map((name) => document.querySelector(`[data-section="${name}"] p`));
    expect(table).toHaveTextContent('Діють фільтри й пошук: 3 операції · 1 переоцінка');
    expect(balances).toHaveTextContent('сальдо зійдеться: 3 операції');
    // Programs would read a revaluation as an empty payment: the file has none.
    fireEvent.click(option('dbf'));
    expect(table).toHaveTextContent(/: 3 операції$/);
    fireEvent.click(option('csv'));
    press('download');
    expect(
      new TextDecoder()
        .decode((await saved()).bytes)
        .trim()
        .split('\r\n'),
    ).toHaveLength(1 + 3 + 1);
  });

  it('prints that a revaluation is left out, not an operation', async () => {
    await open({ answer: REVALUED, operations: shownOf(REVALUED).slice(0, 3) });
    fireEvent.click(option('pdf'));
    press('download');
    const text = readPdf((await saved()).bytes)
      .flat()
      .join(' ');
    expect(text).toContain('переоцінок: 1 (їх не показує таблиця)');
  });

  it('has the older camt.053 and the files of other banks as variants of a line', async () => {
    await open();
    fireEvent.click(option('camt'));
    fireEvent.click(screen.getByLabelText('camt.053.001.02'));
    press('download');
    expect(new TextDecoder().decode((await saved()).bytes)).toContain('camt.053.001.02');
  });

  it('ends a period that is not over with the bank’s day', async () => {
    const { received } = await open({ answer: { ...ANSWER, end: '2035-01-01' } });
    fireEvent.click(option('camt'));
    press('download');
    const { name, bytes } = await saved();
    const day = BANK_DAY;
    expect(name).toContain(`-${day.replaceAll('-', '')}.xml`);
    expect(new TextDecoder().decode(bytes)).toContain(`<Dt><Dt>${day}</Dt></Dt></Bal><TxsSummry>`);
    await waitFor(() => expect(received('/mark_exported')[0]?.['acns']).toContain(toDotted(day)));
  });

  it('tells which characters the encoding does not have', async () => {
    await open();
    fireEvent.click(option('one-c-text'));
    press('download');
    expect((await saved()).name).toBe('kl_to_1c_000001_20260715-20260716.txt');
    expect(await screen.findByText(/замінено: ₴/)).toBeVisible();
  });

  it('says it when the bank could not remember', async () => {
    await open({ isDown: true });
    fireEvent.click(option('mt940'));
    press('download');
    await saved();
    expect(await screen.findByText(/не вдалося запам’ятати/)).toBeVisible();
  });

  it('begins with the format that was taken last', async () => {
    await open({ last: { format: 'camt-02' } });
    await waitFor(() => expect(action('download')).toHaveTextContent('Завантажити camt.053.001.02'));
  });

  it('takes only what no export has reached', async () => {
    await open({
      last: {
        exports: [{ acn_id: '7001', exp_time: '15.07.2026 18:00:00', exp_date: '15.07.2026', nopinf: '10000002' }],
      },
    });
    fireEvent.click(await screen.findByText('Лише нові з останнього вивантаження: 1 операція'));
    expect(screen.getByText('Діють фільтри й пошук: 1 операція')).toBeVisible();
    expect(screen.getByText(/Востаннє вивантажено для обліку 15.07.2026/)).toBeVisible();
    fireEvent.click(option('csv'));
    press('download');
    const text = new TextDecoder().decode((await saved()).bytes);
    expect(text.trim().split('\r\n')).toHaveLength(2);
    expect(text).toContain('10000003');
  });
});

describe('accounting', () => {
  const isOff = (name: string) => option(name).disabled;

  it('gets all operations of a statement that is not whole: it is asked for by days, and makes one file', async () => {
    const isOf = (start: string) => DOCUMENTS.filter(({ operationDate }) => operationDate === start);
    const { received } = await open({ answer: CUT, statement: (start) => ({ documents: isOf(start) }) });
    expect(screen.getByText(/3 операції. Операцій забагато для одного запиту/)).toBeVisible();
    fireEvent.click(option('mt940'));
    press('download');
    const { name, bytes } = await saved();
    expect(name).toContain('20260715-20260716');
    const text = new TextDecoder().decode(bytes);
    expect(text.match(/^:61:/gm)).toHaveLength(3);
    expect(text).toContain(':62F:C260716UAH10698,50');
    // The whole period is truncated, so its halves are requested.
    expect(received('/get_billing').map(({ fdate, ldate }) => [fdate, ldate])).toEqual([
      ['15.07.2026', '16.07.2026'],
      ['15.07.2026', '15.07.2026'],
      ['16.07.2026', '16.07.2026'],
    ]);
    await waitFor(() => expect(received('/mark_exported')[0]?.['acns']).toContain('10000003'));
  });

  it.each([
    ['a day has too many', () => ({ truncated: true }), 'За один із днів операцій забагато'],
    ['something was posted meanwhile', () => ({ documents: DOCUMENTS }), 'Операції не ведуть до вихідного залишку'],
  ])('gets no file where %s, and is told', async (_, statement, text) => {
    await open({ answer: CUT, statement });
    fireEvent.click(option('camt'));
    press('download');
    expect(await screen.findByText(new RegExp(text))).toBeVisible();
    expect(mockSaved).toEqual([]);
  });

  it('gets nothing of one side of the operations', async () => {
    await open({ request: { ...ASKED, operations: OperationFilter.debit } });
    expect(screen.getByText(/для обліку потрібні всі операції/)).toBeVisible();
    expect(isOff('camt')).toBe(true);
  });

  it('gets nothing of operations that do not lead to the balance', async () => {
    const [account] = ANSWER.statement.accounts;
    const accounts = account ? [{ ...account, closing: '10698.51' }] : [];
    await open({ answer: { ...ANSWER, statement: { ...ANSWER.statement, accounts } } });
    expect(screen.getByText(/Операції не ведуть до вихідного залишку/)).toBeVisible();
    expect(isOff('mt940')).toBe(true);
  });

  it('gets camt.053 of totals, which have no operations', async () => {
    const [account] = ANSWER.statement.accounts;
    const statement = {
      ...ANSWER.statement,
      type: StatementType.total,
      accounts: account ? [{ ...account, documents: [] }] : [],
    };
    await open({ answer: { ...ANSWER, statement }, request: { ...ASKED, type: StatementType.total }, operations: [] });
    expect(['xlsx', 'mt940', 'banks', 'pdf'].map(isOff)).toEqual([true, true, true, false]);
    expect(action('download')).toHaveTextContent('Завантажити PDF');
    expect(screen.getByText('Підсумки без операцій: 1 рахунок')).toBeVisible();
    fireEvent.click(option('camt'));
    press('download');
    const text = new TextDecoder().decode((await saved()).bytes);
    expect(text).toContain('<TtlDbtNtries><NbOfNtries>2</NbOfNtries><Sum>501.50</Sum></TtlDbtNtries>');
    expect(text).not.toContain('<Ntry>');
  });
});
