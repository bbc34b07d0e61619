import fc from 'fast-check';
import { joinFullName, readPayrollAmount, toPayrollRow, type EmployeeDraft } from '../../domain/rules';
import { encodeText, type CodePage } from '../encoding';
import type { CheckedPayrollRow } from '../index';
import { createInProcessFiles } from '../testing';
import {
  buildBook,
  buildBooks,
  COMPANY,
  buildDbf,
  elPay,
  paySheet,
  SALARY_LAYOUTS,
  type SalaryLayout,
  type SalaryRow,
} from '../testing/salary-layouts';
import { readDataFile } from '../testing/samples';
import { readPayrollFile } from './read-payroll-file';
import { buildPayrollExportTable, type PayrollToWrite } from '../writers';
import { buildStoredZip } from '../../domain/zip';

const BANK = '351607';
const IBANS = [
  'UA883516070000026202999000200',
  'UA093516070000026201999000201',
  'UA273516070000026200999000202',
  'UA803516070000026209999000203',
  'UA983516070000026208999000204',
] as const;
const person = (
  [lastName, firstName, middleName]: readonly [string, string, string],
  [taxCode, account, amount]: readonly [string, string, string],
): SalaryRow => ({ taxCode, lastName, firstName, middleName, account, amount });

const OKSANA = person(['Умовна', 'Оксана', 'Тестівна'], ['0148102804', IBANS[0], '17000.00']);
const MARKO = person(["Нечуй-Лук'яненко", 'Марко', ''], ['0151802838', IBANS[1], '18113.37']);
const ILLIA = person(['Ґалаґан', 'Ілля', 'Їжакович'], ['0155502852', IBANS[2], '0.05']);
const ROWS = [OKSANA, MARKO, ILLIA];
/** Account from before the IBAN, for layouts whose field is too short for one. */
const OLD = '26254012345678';
const VALID_OLD = '26202999000200';

type Bytes = Uint8Array<ArrayBuffer>;

async function readAll(bytes: Bytes, { name = 'zp', employees = [] as readonly EmployeeDraft[], ...options } = {}) {
  const { files } = createInProcessFiles();
  const rows: CheckedPayrollRow[] = [];
  const work = files.readPayroll(
    new File([bytes], name),
    { context: { ownBankCode: BANK, employees }, ...options },
    { onRows: (portion) => rows.push(...portion) },
  );
  const outcome = await work.outcome;
  if (outcome.kind !== 'done') return { fault: outcome.kind === 'fault' ? outcome.fault : null, rows };
  const { about } = outcome.value;
  const unit = about.payroll?.unit.unit ?? null;
  return {
    fault: null,
    about,
    facts: about.payroll,
    unit,
    rows,
    drafts: rows.map(({ row }) => toPayrollRow(row, unit ? readPayrollAmount(row.amount, unit) : row.amount)),
    problems: rows.map(({ problems }) => problems.map(({ field, key }) => `${field} ${key}`)),
  };
}

const text = (...lines: readonly string[]) => new TextEncoder().encode(lines.join('\r\n'));
/** Encodes in KOI8-U, which our writers cannot but Unix programs do. */
const koi8 = (content: string) => {
  const all = new TextDecoder('koi8-u').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  return Uint8Array.from(content, (character) => all.indexOf(character));
};
const changed = (row: SalaryRow, change: Partial<SalaryRow>) => ({ ...row, ...change });

const UETR = '3f6f0a51-7f0c-4f0e-9a56-0d5c1f2b7a10';

describe('a salary list of another program', () => {
  const FORMATS: Record<SalaryLayout, string> = {
    '1 iBank 2 UA': 'iBank2Payroll',
    '2 iFOBS XML': 'iFobsSalaryXml',
    '3 iFOBS.eSalary': 'eSalary',
    '4 PrivatBank': 'privatSalary',
    '5 CORP2': 'corp2Salary',
    '6 Alfa': 'alfaSalary',
    '7 Ukrgasbank': 'ukrgasSalary',
    '8 Kyivska Rus': 'kyivRusSalary',
    '9a Promekonombank': 'prominSalary',
    '9b Ukrprom': 'ukrpromSalary',
    '10 ELPay': 'elPay',
    '11 card 2': 'cardTwo',
    '12 1C UPP': 'oneCSalary',
    '13 Prominvestbank': 'pib',
    '14 Odoo XML': 'odooSalary',
    '14 Odoo DBF': 'odooSalary',
  };
  const old: readonly SalaryLayout[] = [
    '4 PrivatBank',
    '6 Alfa',
    '7 Ukrgasbank',
    '9b Ukrprom',
    '10 ELPay',
    '12 1C UPP',
    '13 Prominvestbank',
  ];
  const rowsOf = (layout: SalaryLayout) =>
    old.includes(layout) ? ROWS.map((row) => changed(row, { account: OLD })) : ROWS;
  const lost: Partial<Record<SalaryLayout, Partial<SalaryRow>>> = {
    '9a Promekonombank': { taxCode: '' },
    '12 1C UPP': { taxCode: '' },
  };

  it.each(Object.entries(FORMATS) as [SalaryLayout, string][])(
    '%s is read back equal, as %s',
    async (layout, format) => {
      const rows = rowsOf(layout);
      const read = await readAll(SALARY_LAYOUTS[layout](rows, COMPANY), { employees: ROWS });
      expect([read.fault, read.about?.format, read.drafts]).toEqual([
        null,
        format,
        rows.map((row) => changed(row, lost[layout] ?? {})),
      ]);
    },
  );

  it.each([
    ['1 iBank 2 UA', [COMPANY], '2026-11-05', '2026-10', 'control', 'Заробітна плата'],
    ['3 iFOBS.eSalary', [], '2026-11-05', '', 'control', 'Заробітна плата'],
    ['6 Alfa', [COMPANY], null, '', null, ''],
    ['10 ELPay', [COMPANY], null, '', null, ''],
    ['11 card 2', [], null, '', 'control', ''],
    ['14 Odoo XML', [COMPANY], null, '2026-10', 'control', ''],
  ] as const)('%s names its company %j, day, month and total', async (layout, codes, date, period, total, type) => {
    const { facts } = await readAll(SALARY_LAYOUTS[layout](rowsOf(layout), COMPANY));
    expect(facts).toMatchObject({ companyCodes: codes, date, period, typeText: type });
    expect(facts?.control === null).toBe(total === null);
    expect(facts?.unit.unit).toBe(layout.startsWith('10') || layout.startsWith('11') ? 'kopecks' : 'hryvnias');
  });

  it('with the company’s code as a number gets its zeros back', async () => {
    const lines = text('IBAN;SUMMA;FIO;KEDRPOU', `${OKSANA.account};17000.00;Умовна Оксана;32855`);
    expect((await readAll(lines)).facts?.companyCodes).toEqual(['00032855']);
  });

  it('without names takes them from the employees by code; who is not there is told of in his row', async () => {
    const { rows, problems = [] } = await readAll(SALARY_LAYOUTS['2 iFOBS XML'](ROWS, COMPANY), {
      employees: [OKSANA],
    });
    expect(rows[0]?.row).toMatchObject({ lastName: 'Умовна', notes: [{ kind: 'nameFromBank', field: 'lastName' }] });
    expect(problems[1]).toEqual(['lastName unknownEmployee', 'lastName empFioIsEmpty', 'firstName empFioIsEmpty']);
  });
});

const HEAD_OF_LIST = ['ІПН', 'ПІБ', 'Рахунок', 'Сума'];
const cellsOfList = (row: SalaryRow) => [row.taxCode, joinFullName(row), row.account, row.amount];

describe('our own files', () => {
  const SAMPLE = {
    codes: ['0148102804', '0151802838', '0155502852', '0159202860', '0162902894'],
    accounts: [...IBANS],
    amounts: ['17000.00', '18113.37', '19226.74', '20340.11', '21453.48'],
  };
  const sample = (name: string) => readAll(readDataFile(`samples/${name}`), { name });

  it.each([
    ['imp_tmpl_payroll.txt', 'payroll', 'layout'],
    ['imp_tmpl_payroll_cp866.dbf', 'payroll', 'layout'],
    ['payroll_ibank2.txt', 'iBank2Payroll', 'decimals'],
    ['payroll_ifobs_esalary.zip', 'eSalary', 'decimals'],
  ])('%s is read without a problem', async (name, format, by) => {
    const { about, facts, drafts = [], problems } = await sample(name);
    expect([about?.format, facts?.unit.by, problems]).toEqual([format, by, SAMPLE.codes.map(() => [])]);
    expect(drafts.map(({ taxCode }) => taxCode)).toEqual(SAMPLE.codes);
    expect(drafts.map(({ account }) => account)).toEqual(SAMPLE.accounts);
    expect(drafts.map(({ amount }) => amount)).toEqual(SAMPLE.amounts);
    expect(drafts[2]).toMatchObject({ lastName: 'Примірний', firstName: 'Ілля', middleName: 'Тестович' });
  });

  it('that were exported are read back equal: csv, xlsx, dBase in both code pages, iBank text', async () => {
    const { files } = createInProcessFiles();
    const payroll: PayrollToWrite = {
      number: '7',
      documentDate: '2026-11-05',
      payoutDay: '2026-11-09',
      companyCode: COMPANY,
      companyName: 'ТОВ «Калинова Брама»',
      debitIban: 'UA603516070000026003999000001',
      transitAccount: 'UA723516070000029098999000091',
      typeName: 'Заробітна плата',
      period: '2026-10',
      employees: ROWS,
    };
    const dbf = (encoding: CodePage) =>
      files.write(buildPayrollExportTable(payroll, true), { format: 'dbf', encoding, today: '2026-11-05' });
    const table = buildPayrollExportTable(payroll, false);
    const sent = { ...payroll, employees: ROWS.map((row, index) => ({ ...row, uetr: index === 0 ? null : UETR })) };
    const works = [
      files.write(buildPayrollExportTable(sent, false), { format: 'csv' }),
      files.write(buildPayrollExportTable(sent, false), { format: 'xlsx' }),
      files.write(table, { format: 'csv' }),
      files.write(table, { format: 'csv', isForPeople: true }),
      files.write(table, { format: 'xlsx' }),
      dbf('windows-1251'),
      files.writePaySheet(payroll),
    ];
    for (const work of works) {
      const written = await work.outcome;
      if (written.kind !== 'done') throw new Error(written.kind);
      const read = await readAll(new Uint8Array(written.value.bytes));
      expect([read.fault, read.facts?.companyCodes, read.drafts]).toEqual([null, [COMPANY], ROWS]);
    }
    const sheet = await files.writePaySheet(payroll).outcome;
    if (sheet.kind !== 'done') throw new Error(sheet.kind);
    const lines = new TextDecoder('windows-1251').decode(sheet.value.bytes).split('\r\n');
    expect(lines).toEqual(expect.arrayContaining(['DATE_DOC=05.11.2026', 'VALUE_DATE=09.11.2026']));
    // Code page 866 has no Ґ.
    const old = await dbf('cp866').outcome;
    if (old.kind !== 'done') throw new Error(old.kind);
    expect((await readAll(new Uint8Array(old.value.bytes))).drafts).toEqual([
      OKSANA,
      MARKO,
      changed(ILLIA, { lastName: 'Галаган' }),
    ]);
    expect(old.value.replaced).toContain('Ґ');
  });

  it('have the UETR of each row in csv and workbooks once they are sent, never in dBase', () => {
    const [row = OKSANA] = ROWS;
    const build = (uetr: string | null, isDbf: boolean) =>
      buildPayrollExportTable(
        { ...({} as PayrollToWrite), companyCode: COMPANY, employees: [row, { ...row, uetr }] },
        isDbf,
      );
    const sent = build(UETR, false);
    expect([sent.columns.at(-1)?.name, sent.rows.map((cells) => cells.at(-1))]).toEqual(['uetr', ['', UETR]]);
    expect([build(null, false), build(UETR, true)].map(({ columns }) => columns.at(-1)?.name)).toEqual([
      'comp_code',
      'comp_code',
    ]);
  });

  it('in dBase are the sample, byte for byte', async () => {
    const { drafts = [] } = await sample('imp_tmpl_payroll_cp866.dbf');
    const { files } = createInProcessFiles();
    const table = buildPayrollExportTable({ ...({} as PayrollToWrite), companyCode: COMPANY, employees: drafts }, true);
    const work = await files.write(table, { format: 'dbf', encoding: 'cp866', today: '2026-07-01' }).outcome;
    expect(work.kind === 'done' && work.value.bytes).toEqual(readDataFile('samples/imp_tmpl_payroll_cp866.dbf'));
  });
});

describe('tables of people', () => {
  const HEAD = ['№', 'РНОКПП', 'ПІБ', 'Рахунок', 'Сума'];
  const cells = (row: SalaryRow, sum: string | number = row.amount, code: string | number = row.taxCode) => [
    '1',
    code,
    [row.lastName, row.firstName, row.middleName].filter(Boolean).join(' '),
    row.account,
    sum,
  ];

  it.each(['xlsx', 'biff8'] as const)('are read below titles from a workbook (%s), numbers for codes', async (type) => {
    const book = buildBook(
      [
        ['ТОВ «Калинова Брама»'],
        ['Відомість за жовтень'],
        HEAD,
        cells(OKSANA, 17000, 148102804),
        cells(MARKO, 18113.37),
        ['', '', 'Разом', '', 35113.37],
        ['', '', 'Директор Тестенко І. П.', '', ''],
        ['', 'Головний бухгалтер', 'Перевірна Г. І.', '', ''],
      ],
      type,
    );
    const { drafts, rows, facts, problems } = await readAll(book);
    expect([drafts, facts?.unit.by, facts?.skipped, problems]).toEqual([[OKSANA, MARKO], 'decimals', [7, 8], [[], []]]);
    expect(facts?.control).toEqual({ text: '35113.37', unit: null });
    expect(rows[0]?.row.notes).toEqual([{ kind: 'zerosRestored', field: 'taxCode', said: '148102804' }]);
  });

  it.each(['windows-1251', 'cp866', 'utf-8', 'koi8-u'] as const)('are read from csv in %s', async (encoding) => {
    const lines = [HEAD.join(';').replace('№', 'N'), cells(OKSANA).join(';'), cells(MARKO).join(';')].join('\r\n');
    const { drafts } = await readAll(
      encoding === 'koi8-u' ? koi8(lines) : new Uint8Array(encodeText(lines, encoding).bytes),
    );
    expect(drafts).toEqual([OKSANA, MARKO]);
  });

  it('are read with the columns that a person chooses', async () => {
    const lines = text(
      'ІПН;Рахунок;Премія;Сума;ПІБ',
      `${OKSANA.taxCode};${OKSANA.account};100,00;17000,00;Умовна Оксана`,
    );
    expect((await readAll(lines)).about?.columns?.recognised).toMatchObject({ amount: 3, tin: 0, emp_acn: 1, fio: 4 });
    expect((await readAll(lines, { columns: { amount: 2 } } as object)).drafts?.[0]?.amount).toBe('100.00');
  });

  it('of whole numbers ask for the unit; a heading or a total in hryvnias says it', async () => {
    const table = (heading: string, ...more: readonly string[]) =>
      text(`ІПН;ПІБ;Рахунок;${heading}`, `${OKSANA.taxCode};Умовна Оксана;${OKSANA.account};1700000`, ...more);
    const result = await readAll(table('Сума'));
    expect(result.facts?.unit).toEqual({
      unit: null,
      by: null,
      unreadable: 0,
      totals: { kopecks: '17000.00', hryvnias: '1700000.00' },
    });
    expect(result.problems).toEqual([[]]);
    expect((await readAll(table('Сума', ';Разом;;1700000'))).unit).toBeNull();
    expect((await readAll(table('Сума, коп'))).unit).toBe('kopecks');
    expect((await readAll(table('Сума, грн'))).unit).toBe('hryvnias');
    expect((await readAll(table('Сума', ';Разом;;17000.00'))).facts?.unit).toMatchObject({
      unit: 'kopecks',
      by: 'control',
    });
  });

  it('in free lines are recognised by their accounts and codes', async () => {
    const { about, drafts, facts } = await readAll(
      text(
        'Заробітна плата',
        `1. Умовна Оксана Тестівна, ${OKSANA.taxCode}, UA88 3516 0700 0002 6202 9990 0020 0 — 17 000,00 грн`,
        `Нечуй-Лук'яненко Марко ${MARKO.account} ${MARKO.taxCode} 18113.37`,
        'Разом 35 113,37',
      ),
    );
    expect([about?.format, drafts, facts?.skipped]).toEqual(['freeLines', [OKSANA, MARKO], [1]]);
    expect(facts?.control?.text).toBe('35 113,37');
  });
});

describe('mistakes in a salary list', () => {
  const CARD = '5168742012344408';
  const sheet = (...rows: readonly SalaryRow[]) => paySheet(rows, COMPANY);

  it.each([
    [
      'no name',
      { lastName: '', firstName: '', middleName: '' },
      ['lastName unknownEmployee', 'lastName empFioIsEmpty', 'firstName empFioIsEmpty'],
    ],
    ['a first name alone', { lastName: '', middleName: '' }, ['firstName empFioIsEmpty']],
    ['a digit in the name', { lastName: 'Умовна2' }, ['lastName illegalCharsInFio']],
    ['no account', { account: '' }, ['account empAcnIsEmpty']],
    ['a wrong check digit of an account', { account: 'UA893516070000026202999000200' }, ['account invalidIban']],
    ['an account of before with a wrong key', { account: '26202999000201' }, ['account illegalOldAcn']],
    [
      'another bank without a code',
      { taxCode: '', account: 'UA683052990000026202006000001' },
      ['taxCode empToForeignBankEmptyCode'],
    ],
    ['an account of a company', { account: 'UA263052990000026006999000301' }, ['account accountNotOfPerson']],
    ['a wrong tax number', { taxCode: '0148102805' }, ['taxCode invalidOkpo']],
    ['nothing to pay', { amount: '0.00' }, ['amount incorrectPayrollAmount']],
    ['no amount', { amount: '' }, ['amount incorrectPayrollAmount']],
  ] as const)('%s is told of in its row', async (_, change, problems) => {
    const row = changed(OKSANA, change);
    const bytes = sheet(MARKO, row.amount === '' ? changed(row, { amount: '1.00' }) : row);
    const content = row.amount === '' ? bytes.slice(0, -'1.00\r\n'.length) : bytes;
    expect((await readAll(content)).problems).toEqual([[], problems]);
  });

  it('a bank code that is none makes an account of before a wrong one', async () => {
    const { files } = createInProcessFiles();
    const rows: CheckedPayrollRow[] = [];
    await files.readPayroll(
      new File([sheet(changed(OKSANA, { account: OLD }))], 'zp'),
      { context: { ownBankCode: '', employees: [] } },
      { onRows: (portion) => rows.push(...portion) },
    ).outcome;
    expect(rows[0]?.problems).toMatchObject([{ field: 'account', key: 'illegalMfoAcn' }]);
  });

  it('a card in place of an account is refused, or replaced by the account that is known; nobody sees it whole', async () => {
    const rows = [changed(OKSANA, { account: CARD })];
    const csv = text('ІПН;ПІБ;Рахунок;Сума', `${OKSANA.taxCode};Умовна Оксана Тестівна;${CARD};17000,00`);
    for (const bytes of [sheet(...rows), elPay(rows, COMPANY), csv, text(`Умовна Оксана ${CARD} 17000.00`)]) {
      const read = await readAll(bytes);
      expect(read.problems).toEqual([['account cardNumberInsteadOfAccount']]);
      expect(read.rows[0]?.row).toMatchObject({ account: '', card: '5168 •••• •••• 4408' });
      expect(JSON.stringify(read).replaceAll(' ', '')).not.toContain(CARD);
      const result = await readAll(bytes, { employees: [OKSANA] });
      if (result.rows[0]?.row.taxCode === '') continue;
      expect([result.drafts?.[0]?.account, result.problems]).toEqual([OKSANA.account, [[]]]);
      expect(result.rows[0]?.row.notes[0]).toMatchObject({ kind: 'accountFromBank', said: '5168 •••• •••• 4408' });
    }
  });

  it('Latin i in a Cyrillic name is mended and told; other look-alikes are not', async () => {
    const { rows, problems } = await readAll(
      text(
        'ІПН;ПІБ;Рахунок;Сума',
        `${ILLIA.taxCode};Ґалаґан Iлля;${ILLIA.account};1,00`,
        `${MARKO.taxCode};Hечуй Марко;${MARKO.account};1,00`,
      ),
    );
    expect(rows[0]?.row).toMatchObject({ firstName: 'Ілля', notes: [{ kind: 'lettersMended', said: 'Ґалаґан Iлля' }] });
    expect(problems).toEqual([[], ['lastName illegalCharsInFio']]);
  });

  it.each<readonly [string, string, Partial<SalaryRow>, string]>([
    ['a quotation mark for the apostrophe', 'Лук"яненко Марко', { lastName: "Лук'яненко" }, 'lettersMended'],
    ['a dash for the hyphen', 'Нечуй–Лютий Марко', { lastName: 'Нечуй-Лютий' }, 'lettersMended'],
    ['commas between the names', 'Лютий, Марко', { lastName: 'Лютий', firstName: 'Марко' }, 'lettersMended'],
  ])('%s is mended and told', async (_, name, correctedName, kind) => {
    const { drafts, rows, problems } = await readAll(
      text('ІПН;ПІБ;Рахунок;Сума', `${MARKO.taxCode};"${name.replaceAll('"', '""')}";${MARKO.account};1,00`),
    );
    expect(problems).toEqual([[]]);
    expect(drafts?.[0]).toMatchObject(correctedName);
    expect(rows[0]?.row.notes).toEqual([{ kind, field: 'lastName', said: name }]);
  });

  it('an account and a code are mended where their check digits agree, and left as they are where they do not', async () => {
    const { account } = OKSANA;
    const accounts = [
      [`IBAN ${account}`, account],
      [account.replace('UA', 'UА'), account],
      [account.slice(2), account],
      [account.replaceAll('0', 'O'), account],
      [account.replace('00200', '0O201'), account.replace('00200', '0O201')],
    ] as const;
    const codes = [
      ["'0148102804", '0148102804'],
      ['148102804.0', '0148102804'],
      ['О148102804', '0148102804'],
      ['немає', ''],
      ['0000000000', ''],
      ['О148102805', 'О148102805'],
    ] as const;
    const read = await readAll(
      text(
        'ІПН;ПІБ;Рахунок;Сума',
        ...accounts.map(([value]) => `;Умовна Оксана;${value};1,00`),
        ...codes.map(([value]) => `${value};Умовна Оксана;${account};1,00`),
      ),
    );
    expect(read.drafts?.slice(0, accounts.length).map((row) => row.account)).toEqual(accounts.map(([, is]) => is));
    expect(read.drafts?.slice(accounts.length).map(({ taxCode }) => taxCode)).toEqual(codes.map(([, is]) => is));
    expect(read.rows.map(({ row }) => row.notes[0]?.kind ?? null)).toEqual(
      'accountMended accountMended accountMended accountMended - codeMended zerosRestored codeMended - codeMended -'
        .split(' ')
        .map((kind) => (kind === '-' ? null : kind)),
    );
  });

  it('rows of a printed form that are no people are left out: numbers of columns, headings again, totals of departments', async () => {
    const line = (row: SalaryRow) => [row.taxCode, `${row.lastName} ${row.firstName}`, row.account, Number(row.amount)];
    const heading = ['РНОКПП', 'ПІБ', 'Особовий рахунок', 'Сума до зарахування'];
    const { drafts, facts } = await readAll(
      buildBook(
        [
          heading,
          [1, 2, 3, 4],
          line(OKSANA),
          ['Разом по цеху', '', '', 17000],
          heading,
          line(MARKO),
          ['Разом по складу', '', '', 18113.37],
        ],
        'xlsx',
      ),
    );
    expect(drafts?.map(({ taxCode }) => taxCode)).toEqual([OKSANA.taxCode, MARKO.taxCode]);
    expect([facts?.skipped, facts?.control]).toEqual([[2, 5], { text: '35113.37', unit: null }]);
  });

  it('a workbook without headings is read by what its cells are', async () => {
    const { about, drafts } = await readAll(
      buildBook(
        [
          ['Реквізити', '', '', 'Сума'],
          ['ПІБ', 'код', 'IBAN', ''],
          ['Умовна Оксана Тестівна', 148102804, OKSANA.account, 17000],
          ["Нечуй-Лук'яненко Марко", MARKO.taxCode, MARKO.account, 18113.37],
        ],
        'xlsx',
      ),
    );
    expect([about?.format, drafts]).toEqual(['freeLines', [OKSANA, MARKO]]);
  });

  it('a workbook whose list goes on in another sheet names that sheet, and reads it when it is chosen', async () => {
    const sheetOf = (...rows: readonly SalaryRow[]) => [HEAD_OF_LIST, ...rows.map(cellsOfList)];
    const sheets = { Титул: [['Відомість']], 'Цех 1': sheetOf(OKSANA), 'Цех 2': sheetOf(MARKO), Порожній: sheetOf() };
    const book = buildBooks(sheets);
    const { about, drafts } = await readAll(book);
    expect([about?.sheet, about?.otherSheets, drafts]).toEqual(['Цех 1', ['Цех 2'], [OKSANA]]);
    const chosen = await readAll(book, { sheet: 'Цех 2' } as object);
    expect([chosen.about?.otherSheets, chosen.drafts]).toEqual([undefined, [MARKO]]);
  });

  it('an account of before with the code of another bank is refused whatever its key; an IBAN tells its bank itself', async () => {
    const row = (bank: string, account: string) => `0148102804;${bank};${account};Умовна Оксана;1,00`;
    const { problems } = await readAll(
      text(
        'ІПН;МФО;Рахунок;ПІБ;Сума',
        ...['351607', '305299', ''].map((bank) => row(bank, VALID_OLD)),
        row('305299', IBANS[0]),
      ),
    );
    expect(problems).toEqual([[], ['account illegalMfoAcn'], [], []]);
  });

  it('a row of ELPay in another currency is wrong in itself; the rest is read', async () => {
    const line = (row: SalaryRow, currency: string) =>
      `${row.taxCode};${row.account};1700000;${currency};${COMPANY};${row.lastName} ${row.firstName}`;
    const { about, problems, unit } = await readAll(text(line(OKSANA, '840'), line(MARKO, '980')));
    expect([about?.format, unit, problems]).toEqual(['elPay', 'kopecks', [['amount incorrectPayrollAmount'], []]]);
  });

  it('in a line without headings the code of a company is no amount', async () => {
    const { drafts } = await readAll(text(`Умовна Оксана Тестівна;${OKSANA.account};0148102804;17000;980;${COMPANY}`));
    expect(drafts?.[0]?.amount).toBe('17000');
  });

  it('the total of all is the one that its rows give, though a department has none', async () => {
    const { facts } = await readAll(
      buildBook([
        HEAD_OF_LIST,
        cellsOfList(OKSANA),
        ['', 'Усього по цеху', '', '17000.00'],
        cellsOfList(MARKO),
        ['', 'Разом до виплати', '', '35113.37'],
      ]),
    );
    expect(facts?.control).toEqual({ text: '35113.37', unit: null });
  });

  it.each([0, 1, 2])(
    'a total whose word stands in column %d is no person, and its decimals say nothing of the rows',
    async (at) => {
      const last = ['', '', ''].map((_, place) => (place === at ? 'Разом' : ''));
      const { drafts, facts, unit } = await readAll(
        text(
          HEAD_OF_LIST.join(';'),
          `${OKSANA.taxCode};Умовна Оксана;${OKSANA.account};100000`,
          `${MARKO.taxCode};Вигадана Марія;${MARKO.account};200000`,
          [...last, '3000,00'].join(';'),
        ),
      );
      expect([drafts?.length, facts?.control?.text, unit]).toEqual([2, '3000,00', 'kopecks']);
    },
  );

  it('in a line without headings the account is the longest number, not the code of a bank before it', async () => {
    const { drafts } = await readAll(text(`1;Умовна Оксана;0148102804;351607;${VALID_OLD};17000`));
    expect(drafts?.[0]).toMatchObject({ account: VALID_OLD, amount: '17000' });
  });

  it('a month that the calendar has not is none', async () => {
    const package_ = (period: string) =>
      text(
        `<PaymentPackage company="${COMPANY}" period="${period}">`,
        `<Payment><Rnokpp>0148102804</Rnokpp><Name>Умовна Оксана</Name><Account>${OKSANA.account}</Account><Amount>1.00</Amount></Payment>`,
        '</PaymentPackage>',
      );
    expect((await readAll(package_('2026-13'))).facts?.period).toBe('');
    expect((await readAll(package_('2026-12'))).facts?.period).toBe('2026-12');
  });

  it('a table of ELPay in hryvnias is not read with the company’s code for the amount', async () => {
    const { about, drafts } = await readAll(
      text(`${OKSANA.taxCode};${OKSANA.account};17000.00;980;${COMPANY};Умовна Оксана`),
    );
    expect([about?.format, drafts?.[0]?.amount]).toEqual(['elPay', '17000.00']);
  });

  it('our own text is read with its marker in small letters, headings and separators at the ends of its lines', async () => {
    const { drafts, problems } = await readAll(
      text(
        `payroll;1.0;${COMPANY};05.11.2026;1;1;1700000`,
        'TIN;LASTNAME;FIRSTNAME;MIDDLENAME;ACCOUNT;AMOUNT',
        `${OKSANA.taxCode};Умовна;Оксана;Тестівна;${OKSANA.account};1700000;;`,
      ),
    );
    expect([drafts, problems]).toEqual([[OKSANA], [[]]]);
  });

  it('what a system leaves in an archive is no second list', async () => {
    const content = text('ІПН;ПІБ;Рахунок;Сума', `${MARKO.taxCode};Лютий Марко;${MARKO.account};1,00`);
    const files = ['zp.csv', '__MACOSX/._zp.csv', '.DS_Store'].map((name) => ({ name, checksum: 0, content }));
    expect((await readAll(new Uint8Array(buildStoredZip(files)))).drafts).toHaveLength(1);
  });

  it('kopecks with an amount in hryvnias among them are asked about', async () => {
    const lines = [`${OKSANA.taxCode};${OKSANA.account};1700000;980;${COMPANY};Умовна Оксана`];
    const own = (total: string) =>
      text(
        `PAYROLL;1.0;${COMPANY};05.11.2026;1;2;${total}`,
        `${OKSANA.taxCode};Умовна;Оксана;;${OKSANA.account};1700000`,
        `${MARKO.taxCode};Вигадана;Марко;;${MARKO.account};18113.37`,
      );
    expect((await readAll(text(...lines))).unit).toBe('kopecks');
    expect((await readAll(own('999'))).unit).toBeNull();
    expect((await readAll(own('3511337'))).facts?.unit).toMatchObject({ unit: 'kopecks', by: 'control' });
  });

  it('a layout whose total speaks for the other unit asks', async () => {
    const own = (total: string) =>
      text(`PAYROLL;1.0;${COMPANY};;;1;${total}`, `${OKSANA.taxCode};Умовна;Оксана;;${OKSANA.account};17000`);
    expect((await readAll(own('1700000'))).unit).toBeNull();
    expect((await readAll(own('17000'))).unit).toBe('kopecks');
    expect((await readAll(own('5'))).unit).toBe('kopecks');
  });

  it('a row that cannot be told apart is told of', async () => {
    const own = text(`PAYROLL;1.0;${COMPANY}`, `${OKSANA.taxCode};Умовна;Оксана;;${OKSANA.account}`);
    expect((await readAll(own)).problems).toEqual([['row brokenRow', 'amount incorrectPayrollAmount']]);
  });

  it.each<readonly [string, Bytes, string]>([
    ['an empty file', text(''), 'impFileCorrupted'],
    ['a text of something else', text('Добрий день!', 'Надсилаю відомість'), 'unknownStructure'],
    ['payments of iBank', text('Content-Type=doc/ua_payment', '', 'AMOUNT=1.00'), 'paymentsNotPayroll'],
    [
      'two lists in one file',
      text('Content-Type=doc/pay_sheet', 'NUM_DOC=1', 'Content-Type=doc/pay_sheet'),
      'unknownStructure',
    ],
    [
      'a row number twice',
      text('Content-Type=doc/pay_sheet', 'CARD_HOLDERS.0.AMOUNT=1.00', 'CARD_HOLDERS.0.AMOUNT=2.00'),
      'impFileCorrupted',
    ],
    ['broken XML', text('<DATAPACKET><SCHEDULEINFO>'), 'impFileCorrupted'],
    ['XML of something else', text('<root/>'), 'unknownStructure'],
    ['a table without accounts', text('ІПН;Сума', '1;1,00'), 'unknownStructure'],
    ['a list of nobody', text('ІПН;Рахунок;Сума'), 'unknownStructure'],
    [
      'a cut dBase table',
      buildDbf(
        [
          ['NKS', 'C29'],
          ['SUMA', 'N10.2'],
        ],
        [
          ['1', '1.00'],
          ['2', '2.00'],
        ],
      ).slice(0, -50),
      'impFileCorrupted',
    ],
    [
      'an archive of two texts',
      new Uint8Array(buildStoredZip(['a.txt', 'b.txt'].map((name) => ({ name, checksum: 0, content: text('x') })))),
      'unknownStructure',
    ],
    ['a cut archive', readDataFile('samples/payroll_ifobs_esalary.zip').slice(0, -30), 'impFileCorrupted'],
    [
      'more rows than a payroll has',
      elPay(
        Array.from({ length: 5001 }, () => OKSANA),
        COMPANY,
      ),
      'tooManyRows',
    ],
  ])('%s is refused', async (_, bytes, key) => {
    expect((await readAll(bytes)).fault).toMatchObject({ key });
  });

  it('a broken file of any layout is refused or read, and never throws', async () => {
    const files = Object.values(SALARY_LAYOUTS).map((writeLayout) => writeLayout(ROWS, COMPANY));
    await fc.assert(
      fc.asyncProperty(
        fc.nat(files.length - 1),
        fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(255)), { maxLength: 6 }),
        fc.double({ min: 0.3, max: 1, noNaN: true }),
        async (which, flips, share) => {
          const bytes = (files[which] ?? text('')).slice();
          for (const [at, byte] of flips) bytes[Math.floor(at * (bytes.length - 1))] = byte;
          const reading = await readPayrollFile(bytes.slice(0, Math.ceil(bytes.length * share)), { name: 'x' });
          expect(reading.ok ? reading.value.records.length : reading.fault.key).toBeTruthy();
        },
      ),
      { numRuns: 200 },
    );
  });

  it('an archive of one file is that file', async () => {
    const zip = buildStoredZip([{ name: 'zp.csv', checksum: 0, content: elPay(ROWS, COMPANY) }]);
    expect((await readAll(new Uint8Array(zip))).drafts).toEqual(ROWS);
  });
});
