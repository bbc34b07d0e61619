import { utils, write as writeBook, type WorkSheet } from 'xlsx';
import { addAmounts, toMinor } from '../../domain/money';
import { joinFullName, type PayrollRowDraft } from '../../domain/rules';
import { encodeText, type CodePage } from '../encoding';
import { buildStoredZip } from '../../domain/zip';

export type SalaryRow = PayrollRowDraft;

type SalaryFileWriter = (rows: readonly SalaryRow[], company: string) => Uint8Array<ArrayBuffer>;

type Field = readonly [name: string, shape: string, cell: (row: SalaryRow, index: number) => string];

const bytesOf = (text: string, encoding: 'utf-8' | CodePage = 'windows-1251') =>
  new Uint8Array(encodeText(text, encoding).bytes);
const linesOf = (...lines: readonly string[]) => bytesOf(lines.join('\r\n') + '\r\n');
const kopecks = ({ amount }: SalaryRow) => String(toMinor(amount));
const comma = (amount: string) => amount.replace('.', ',');
const totalOf = (rows: readonly SalaryRow[]) => rows.reduce((sum, { amount }) => addAmounts(sum, amount), '0.00');

/** Writes dBase III with column types such as `C10`, `N15.2`, `D`. */
export function buildDbf(
  fields: readonly (readonly [name: string, shape: string])[],
  records: readonly (readonly string[])[],
  encoding: CodePage = 'windows-1251',
): Uint8Array<ArrayBuffer> {
  const shapes = fields.map(([name, shape]) => {
    const [, type = 'C', length = '8', decimals = '0'] = /^([CND])([0-9]*)(?:\.([0-9]+))?$/.exec(shape) ?? [];
    return { name, type, length: Number(length || 8), decimals: Number(decimals) };
  });
  const headLength = 32 + 32 * shapes.length + 1;
  const recordLength = 1 + shapes.reduce((sum, { length }) => sum + length, 0);
  const text = records
    .map((cells) => {
      const written = shapes.map(({ type, length }, place) => {
        const cell = cells[place] ?? '';
        return type === 'N' ? cell.padStart(length) : cell.padEnd(length);
      });
      return ` ${written.join('')}`;
    })
    .join('');
  const body = bytesOf(text, encoding);
  const bytes = new Uint8Array(headLength + body.length + 1);
  const view = new DataView(bytes.buffer);
  bytes.set([0x03, 126, 11, 22]);
  view.setUint32(4, records.length, true);
  view.setUint16(8, headLength, true);
  view.setUint16(10, recordLength, true);
  bytes[29] = encoding === 'windows-1251' ? 0xc9 : 0x26;
  shapes.forEach(({ name, type, length, decimals }, index) => {
    const at = 32 + 32 * index;
    bytes.set(new TextEncoder().encode(name), at);
    bytes[at + 11] = type.charCodeAt(0);
    bytes[at + 16] = length;
    bytes[at + 17] = decimals;
  });
  bytes[headLength - 1] = 0x0d;
  bytes.set(body, headLength);
  bytes[bytes.length - 1] = 0x1a;
  return bytes;
}

const dbf =
  (...fields: readonly Field[]): SalaryFileWriter =>
  (rows) =>
    buildDbf(
      fields.map(([name, shape]) => [name, shape]),
      rows.map((row, index) => fields.map(([, , cell]) => cell(row, index))),
    );

/** Tax code as a number column holds it: without leading zeros. */
const asNumber = ({ taxCode }: SalaryRow) => taxCode.replace(/^0+/, '');
const empty = () => '';
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;').replaceAll("'", '&apos;');

export const paySheet: SalaryFileWriter = (rows, company) =>
  linesOf(
    'Content-Type=doc/pay_sheet',
    '',
    'DATE_DOC=05.11.2026',
    'VALUE_DATE=05.11.2026',
    'NUM_DOC=7',
    'CLN_NAME=ТОВ «Калинова Брама»',
    `CLN_OKPO=${company}`,
    `AMOUNT=${totalOf(rows)}`,
    'ONFLOW_TYPE=Заробітна плата',
    'PERIOD=Жовтень 2026',
    ...rows.flatMap((row, index) => [
      `CARD_HOLDERS.${index}.CARD_NUM=${row.account}`,
      `CARD_HOLDERS.${index}.CARD_HOLDER=${joinFullName(row)}`,
      `CARD_HOLDERS.${index}.CARD_HOLDER_INN=${row.taxCode}`,
      `CARD_HOLDERS.${index}.AMOUNT=${row.amount}`,
    ]),
  );

const eSalary: SalaryFileWriter = (rows) => {
  const schedule = buildDbf(
    [
      ['SHED_DATE', 'D'],
      ['SCHED_NO', 'C10'],
      ['SCHED_SUM', 'N19.2'],
      ['FLOWTYPE', 'C100'],
    ],
    [['20261105', '7', totalOf(rows), 'Заробітна плата']],
  );
  const amounts = dbf(
    ['IDCODE', 'C10', ({ taxCode }) => taxCode],
    ['ACCOUNTNO', 'C19', empty],
    ['SALACCIBAN', 'C29', ({ account }) => account],
    ['LASTNAME', 'C38', ({ lastName }) => lastName],
    ['FIRSTNAME', 'C38', ({ firstName }) => firstName],
    ['MIDDLENAME', 'C38', ({ middleName }) => middleName],
    ['AMOUNT', 'N19.2', ({ amount }) => amount],
  )(rows, '');
  return new Uint8Array(
    buildStoredZip([
      { name: 'ScheduleInfo.dbf', checksum: 0, content: schedule },
      { name: 'Amounts.dbf', checksum: 0, content: amounts },
    ]),
  );
};

export const elPay: SalaryFileWriter = (rows, company) =>
  linesOf(...rows.map((row) => [row.taxCode, row.account, kopecks(row), '980', company, joinFullName(row)].join(';')));

type Cells = readonly (readonly (string | number)[])[];

export function buildBook(cells: Cells, bookType: 'xlsx' | 'biff8' = 'xlsx') {
  return buildBooks({ Зарплата: cells }, bookType);
}

export function buildBooks(sheets: Readonly<Record<string, Cells>>, bookType: 'xlsx' | 'biff8' = 'xlsx') {
  const cellsOf = ([name, cells]: [string, Cells]) => [name, utils.aoa_to_sheet(cells.map((row) => [...row]))];
  const book = {
    SheetNames: Object.keys(sheets),
    Sheets: Object.fromEntries(Object.entries(sheets).map(cellsOf)) as Record<string, WorkSheet>,
  };
  return new Uint8Array(writeBook(book, { type: 'array', bookType }) as ArrayBuffer);
}

const full = (row: SalaryRow) => joinFullName(row);
const account = (row: SalaryRow) => row.account;
const code = (row: SalaryRow) => row.taxCode;
const sum = (row: SalaryRow) => row.amount;

const LAYOUTS = {
  '1 iBank 2 UA': paySheet,
  '2 iFOBS XML': (rows) =>
    linesOf(
      '<?xml version="1.0" encoding="windows-1251"?>',
      '<DATAPACKET Version="2.0">',
      `<SCHEDULEINFO SHEDULE_DATE="05/11/2026" SHEDULE_NUMBER="7" TOTAL_SHEDULE_AMOUNT="${comma(totalOf(rows))}"><EMPLOYEES>`,
      ...rows.map(
        (row) =>
          `<EMPLOYEE IDENTIFYCODE="${row.taxCode}" CARDACCOUNTNO="${row.account}" AMOUNT="${comma(row.amount)}"/>`,
      ),
      '</EMPLOYEES></SCHEDULEINFO></DATAPACKET>',
    ),
  '3 iFOBS.eSalary': eSalary,
  '4 PrivatBank': dbf(
    ['BRANCH', 'C3', () => '001'],
    ['ZPKOD', 'C3', () => '12'],
    ['CARD_NO', 'C16', account],
    ['LSTBL', 'C10', (_, index) => String(index + 1)],
    ['FAM', 'C50', ({ lastName }) => lastName],
    ['NAME', 'C50', ({ firstName }) => firstName],
    ['OT', 'C50', ({ middleName }) => middleName],
    ['RLSUM', 'N15.2', sum],
    ['INN', 'C20', code],
    ['RLCOD', 'C30', empty],
  ),
  '5 CORP2': dbf(['NSC', 'C29', account], ['SUMMA', 'N20.2', sum], ['FIO', 'C60', full], ['ID_KOD', 'N14', asNumber]),
  '6 Alfa': dbf(
    ['NPP', 'N6', (_, index) => String(index + 1)],
    ['FAMIL', 'C30', ({ lastName }) => lastName],
    ['IMA', 'C30', ({ firstName }) => firstName],
    ['OTH', 'C30', ({ middleName }) => middleName],
    ['NOMERKS', 'C14', account],
    ['SUMA', 'N10.2', sum],
    ['INN', 'C14', code],
    ['KEDRPOU', 'C14', () => COMPANY],
  ),
  '7 Ukrgasbank': dbf(
    ['SBK_FIO', 'C40', full],
    ['INN', 'C10', code],
    ['SBK_NUM', 'C20', account],
    ['SBK_SUM', 'C10', sum],
  ),
  '8 Kyivska Rus': dbf(
    ['SBK_NUM', 'C29', account],
    ['SBK_SUM', 'N12.2', sum],
    ['SBK_INN', 'C10', code],
    ['SBK_FIO', 'C50', full],
  ),
  '9a Promekonombank': dbf(['NKS', 'C40', account], ['FIO', 'C60', full], ['SUMA', 'C10', sum]),
  '9b Ukrprom': dbf(['IDCODE', 'C10', code], ['CARDACC', 'C20', account], ['AMT', 'N10.2', sum]),
  '10 ELPay': elPay,
  '11 card 2': (rows) =>
    linesOf(
      'Счет;ИНН;Сумма в копейках;Фамилия;Имя;Отчество',
      ...rows.map((row) =>
        [row.account, row.taxCode, kopecks(row), row.lastName, row.firstName, row.middleName].join(';'),
      ),
      '',
      `;;${toMinor(totalOf(rows))}`,
    ),
  '12 1C UPP': dbf(
    ['TNUM', 'C10', (_, index) => String(index + 1)],
    ['MFO', 'C6', () => '351607'],
    ['ACCOUNT', 'C14', account],
    ['LASTNAME', 'C40', ({ lastName }) => lastName],
    ['FIRSTNAME', 'C40', ({ firstName }) => firstName],
    ['SURNAME', 'C40', ({ middleName }) => middleName],
    ['AMOUNT', 'C15', sum],
  ),
  '13 Prominvestbank': (rows) =>
    linesOf(...rows.map((row) => `${row.account.padEnd(16)} ${row.amount.padStart(8)} ${row.taxCode} ${full(row)}`)),
  '14 Odoo XML': (rows, company) =>
    linesOf(
      '<?xml version="1.0" encoding="windows-1251"?>',
      `<PaymentPackage company="${company}" period="2026-10" count="${rows.length}" total="${totalOf(rows)}">`,
      ...rows.map(
        (row) =>
          `<Payment><Rnokpp>${row.taxCode}</Rnokpp><Name>${escaped(full(row))}</Name><Account>${row.account}</Account><Amount>${row.amount}</Amount><Purpose>ЗП</Purpose></Payment>`,
      ),
      '</PaymentPackage>',
    ),
  '14 Odoo DBF': dbf(
    ['NN', 'N5', (_, index) => String(index + 1)],
    ['OKPO', 'C10', code],
    ['NAME', 'C60', full],
    ['IBAN', 'C34', account],
    ['SUMMA', 'N15.2', sum],
    ['DETAILS', 'C160', () => 'Заробітна плата'],
  ),
} as const satisfies Readonly<Record<string, SalaryFileWriter>>;

export type SalaryLayout = keyof typeof LAYOUTS;

export const SALARY_LAYOUTS: Readonly<Record<SalaryLayout, SalaryFileWriter>> = LAYOUTS;

export const COMPANY = '91000017';
