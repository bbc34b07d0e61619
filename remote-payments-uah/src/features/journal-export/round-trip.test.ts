import type { JournalRow } from '@ncb/shared-kernel/api/contract';
import { writeStructuredPurpose } from '@ncb/shared-kernel/domain/remittance';
import { AccountStatus } from '@ncb/shared-kernel/domain/vocabulary';
import type { CheckedRow, ExportTable, WritingOptions } from '@ncb/shared-kernel/files';
import type * as FilesTesting from '@ncb/shared-kernel/files/testing';
import en from '../../locales/en.json';
import ru from '../../locales/ru.json';
import ua from '../../locales/ua.json';
import { journalRow } from '../../testing/journal-row';
import { buildReadableTable, buildProgramTable } from './journal-tables';

// Runs the worker's code in process: node has no workers.
jest.mock('@ncb/shared-kernel/files', () => {
  const { createInProcessFiles } = jest.requireActual<typeof FilesTesting>('@ncb/shared-kernel/files/testing');
  return {
    ...jest.requireActual<object>('../../../../shared-kernel/src/files/writers/payment-columns'),
    ...createInProcessFiles(),
  };
});
const { files } =
  jest.requireMock<Pick<ReturnType<typeof FilesTesting.createInProcessFiles>, 'files'>>('@ncb/shared-kernel/files');

const UETR = '8a562c67-ca16-48ba-b074-65581be6f001';
const IBAN = 'UA603516070000026003999000001';
const TREASURY = 'UA308999980310001000000000001';
const company = {
  name: 'ТОВ «Калинова Брама»',
  code: '91000017',
  bankCode: '351607',
  ibans: new Map([['7001', IBAN]]),
};
const account = {
  id: '7001',
  iban: IBAN,
  currencyCode: '980',
  status: AccountStatus.active,
  paymentsAllowed: true,
  available: '9999.00',
};
const BUDGET = { kind: 'budget', paymentKindCode: '101', taxNotice: '', additionalInfo: 'ЄСВ за червень' } as const;

const ROWS: readonly JournalRow[] = [
  journalRow({ valueDate: '2026-07-02', status: 5, confirmed: '2026-07-01T10:15:00', uetr: UETR }),
  journalRow({
    number: '108',
    receiverName: 'Умовна Оксана',
    receiverCode: 'АА123456',
    purpose: 'Позика, без ПДВ',
    status: 6,
    abortReason: 'Рахунок закрито',
  }),
  journalRow({
    number: '109',
    receiverName: 'Умовний Тест',
    receiverCode: '123456789',
    receiverHasCode: false,
    amount: '1200.00',
  }),
  journalRow({
    number: '110',
    receiverAccount: TREASURY,
    receiverName: 'ГУК у м. Києві',
    receiverCode: '37993783',
    purpose: '101 ЄСВ за червень',
    structuredPurposeXml: writeStructuredPurpose(BUDGET),
  }),
];

async function readAgain(table: ExportTable, options: WritingOptions): Promise<readonly CheckedRow[]> {
  const written = await files.write(table, options).outcome;
  if (written.kind !== 'done') throw new Error(written.kind);
  const rows: CheckedRow[] = [];
  const file = new File([written.value.bytes as Uint8Array<ArrayBuffer>], `x.${options.format}`);
  const context = { bankDay: '2026-07-01', debitAccounts: new Map([[IBAN, account]]) };
  const read = await files.readPayments(file, { context }, { onRows: (some) => rows.push(...some) }).outcome;
  if (read.kind !== 'done') throw new Error(JSON.stringify(read));
  return rows;
}

const WORDS = { ua, ru, en };
const inWords = (language: keyof typeof WORDS) => {
  const { columns, ownColumns } = WORDS[language].journal.export;
  return buildReadableTable(ROWS, company, {
    heading: (column) => columns[column],
    ownHeading: (column) => ownColumns[column],
    kind: () => 'Платіж у гривні',
    status: (status) => (status === 5 ? 'Проведений' : 'Відхилений'),
    reason: (sentence) => sentence,
  });
};

describe('an exported journal', () => {
  it('for people says in words what stands where, and how each document stands', () => {
    const { columns, rows } = inWords('ua');
    expect(columns.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'Номер документа',
        'Отримувач',
        'Сума',
        'Паспорт отримувача',
        'Статус',
        'Причина відмови',
      ]),
    );
    expect(columns.map(({ name }) => name).filter((name) => /_/.test(name))).toEqual([]);
    expect(rows[0]?.slice(-5)).toEqual(['Проведений', '', 'Тестенко І. П.', '01.07.2026 10:15', UETR]);
    expect(rows[1]?.slice(-5, -3)).toEqual(['Відхилений', 'Рахунок закрито']);
    expect(rows[0]).toContain('UAH');
  });

  it('has the company as the payer of its own documents, and as the receiver of what others have paid', () => {
    const row = { receiverBankCode: '305299' };
    const { rows } = buildProgramTable([journalRow(row), journalRow({ ...row, direction: 'k' })], company);
    const own = ['351607', IBAN, '91000017', 'ТОВ «Калинова Брама»'];
    const [mfo, iban, name, code] = ['305299', 'UA263052990000026006999000301', 'ТОВ «Світанок Постач»', '92000019'];
    const [first, second] = rows.map((cells) => cells.join('|'));
    expect(first).toContain([...own, '100.50', '980', mfo, iban, name, code].join('|'));
    expect(second).toContain([mfo, iban, code, name, '100.50', '980', ...own.slice(0, 2), own[3], own[2]].join('|'));
  });

  it('has no columns that none of its documents needs', () => {
    const { columns } = buildProgramTable([journalRow()], company);
    expect(columns.map(({ name }) => name)).not.toContain('psp_c');
    expect(columns).toHaveLength(14);
  });

  it.each<[string, () => ExportTable, WritingOptions]>([
    ['for programs as csv', () => buildProgramTable(ROWS, company), { format: 'csv' }],
    ['for programs as xlsx', () => buildProgramTable(ROWS, company), { format: 'xlsx' }],
    [
      'for programs as dBase',
      () => buildProgramTable(ROWS, company),
      { format: 'dbf', encoding: 'windows-1251', today: '2026-07-01' },
    ],
    ['for people as csv', () => inWords('ua'), { format: 'csv', isForPeople: true }],
    ['for people as xlsx', () => inWords('ua'), { format: 'xlsx' }],
    ['for people in Russian', () => inWords('ru'), { format: 'csv', isForPeople: true }],
    ['for people in English', () => inWords('en'), { format: 'xlsx' }],
  ])('%s is read again as it was: passports, structured purposes, amounts and days', async (_, table, options) => {
    const rows = await readAgain(table(), options);
    expect(rows.map(({ problems }) => problems)).toEqual([[], [], [], []]);
    const [plain, book, card, budget] = rows.map(({ payment }) => payment);
    expect(plain).toMatchObject({
      number: '107',
      documentDate: '2026-07-01',
      valueDate: '2026-07-02',
      debitAccountId: '7001',
      creditIban: 'UA263052990000026006999000301',
      receiverCode: '92000019',
      receiverHasCode: true,
      purpose: 'Оплата за товар, без ПДВ',
    });
    expect(plain?.structuredPurpose).toBeUndefined();
    expect(book).toMatchObject({ receiverCode: 'АА123456', receiverHasCode: false, receiverIsResident: true });
    expect(card).toMatchObject({ receiverCode: '123456789', receiverHasCode: false, receiverIsResident: true });
    expect(budget).toMatchObject({ receiverCode: '37993783', structuredPurpose: BUDGET });
  });

  it.each([
    ['a distribution of taxes', { kind: 'singleAccount', taxLines: [] } as const, 'sep4.spp.noTaxesAdded'],
    ['a purpose with a tax notice', { ...BUDGET, taxNotice: '№ 5' }, 'sep4.spp.emptyType'],
  ])('with %s, which no row has columns for, is refused when it is read again', async (_, purpose, key) => {
    const taxes = purpose.kind === 'singleAccount' && {
      taxLines: [{ category: '101', account: TREASURY, amount: '100.50', additionalInfo: 'ЄСВ' }],
    };
    const structuredPurposeXml = writeStructuredPurpose({ ...purpose, ...taxes });
    const row = journalRow({ receiverAccount: TREASURY, receiverCode: '37993783', structuredPurposeXml });
    const [read] = await readAgain(buildProgramTable([row], company), { format: 'csv' });
    expect(read?.problems.map((problem) => problem.key)).toContain(key);
  });
});
