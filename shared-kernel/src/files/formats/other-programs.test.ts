import { readDataFile, listDataFiles } from '../testing/samples';
import { readPaymentsFile } from '.';
import type { ReadingOptions } from './recognise';

async function rowsOf(name: string, options: Partial<ReadingOptions> = {}) {
  const reading = await readPaymentsFile(readDataFile(name), { name, ...options });
  if (!reading.ok) throw new Error(reading.fault.key);
  return { ...reading.value.about, rows: reading.value.records.map(({ row }) => row) };
}

const COLUMNS = ['oper_n', 'sum_cur', 'name_c', 'okpo_c', 'pay_purp'] as const;
const PAYMENTS = [
  ['101', 1200, 'ТОВ «Світанок Постач»', '92000019', 'Оплата за товар згідно рах. №15, у т.ч. ПДВ 20% 200.00'],
  ['102', 15600.5, 'ПрАТ «Тестовий Хліб»', '92000025', 'Оплата за послуги згідно договору №7, без ПДВ'],
  ['103', 999.99, 'ФОП Умовна Оксана Тестівна', '0222103209', 'Оренда обладнання; ґрунтообробка, без ПДВ'],
  [undefined, 0.3, 'ТОВ «Їжак і Єнот»', '92000019', 'Щомісячний внесок'],
];
const DAYS = /^(?:14\.07\.2026|2026-07-14|20260714)$/;

const plain = (text: string) => text.replace(/[«»]/g, '"');
const inDos866 = (text: string) => plain(text).replaceAll('ґ', 'г');
/** Texts as a program writes them whose encoding lacks some letters. */
const ADAPTED: Readonly<Record<string, (text: string) => string>> = { cp866: inDos866, cp1125: plain };

describe('a file of payments made by another program', () => {
  it.each([
    ['libreoffice.xlsx', 'xlsx', null],
    ['libreoffice.xls', 'xls', null],
    ['libreoffice-1251.csv', 'csv', 'windows-1251'],
    ['libreoffice-utf8-commas.csv', 'csv', 'utf-8'],
    ['libreoffice-1251.dbf', 'dbf', 'windows-1251'],
    ['openpyxl.xlsx', 'xlsx', null],
    ['xlsxwriter-1904.xlsx', 'xlsx', null],
    ['xlwt.xls', 'xls', null],
    ['python-vfp-1251.dbf', 'dbf', 'windows-1251'],
    ['python-dbf-866.dbf', 'dbf', 'cp866'],
    ['python-cp1251.csv', 'csv', 'windows-1251'],
    ['python-cp1125.csv', 'csv', 'cp1125'],
    ['python-utf-8.csv', 'csv', 'utf-8'],
    ['python-utf-16.txt', 'csv', 'utf-16le'],
  ])('%s is recognised as %s in %s and gives the payments', async (name, format, encoding) => {
    const { rows, ...about } = await rowsOf(`files/${name}`);
    expect([about.format, about.encoding]).toEqual([format, encoding]);
    const adapt = ADAPTED[encoding ?? ''] ?? ((text: string) => text);
    for (const [index, [number, amount, ...texts]] of PAYMENTS.entries()) {
      const row = rows[index] ?? {};
      const cells = COLUMNS.map((column) => row[column] || undefined);
      expect([cells[0], Number(cells[1]?.replace(',', '.')), ...cells.slice(2)]).toEqual([
        number,
        amount,
        ...texts.map((text) => adapt(String(text))),
      ]);
      expect(row.acn_d).toBe('UA603516070000026003999000001');
      if (number) expect(row.oper_date).toMatch(DAYS);
    }
  });

  it.each(['libreoffice-866-tabs.txt', 'libreoffice-866-russian.dbf'])('%s is read as cp866', async (name) => {
    const { encoding, rows } = await rowsOf(`files/${name}`);
    expect(encoding).toBe('cp866');
    expect(rows[0]).toMatchObject({
      name_c: 'ООО "Рассвет"',
      pay_purp: 'Оплата за товар по счету № 15 от 10.07.2026, без НДС',
    });
  });

  it('of a workbook tells its sheets, and from which the payments are', async () => {
    const { sheet, sheets } = await rowsOf('files/openpyxl.xlsx');
    expect([sheet, sheets]).toEqual(['Платежі', ['Довідка', 'Платежі']]);
  });

  it('names rows by their numbers in the sheet, empty rows counted', async () => {
    const reading = await readPaymentsFile(readDataFile('files/openpyxl.xlsx'), { name: 'x.xlsx' });
    expect(reading.ok && reading.value.records.map(({ line }) => line)).toEqual([4, 5, 7, 8, 9]);
  });

  it('takes the value that a formula had, and nothing from one that nobody has computed', async () => {
    const computed = await rowsOf('files/xlsxwriter-1904.xlsx');
    expect(computed.rows.at(-1)).toEqual({ sum_cur: '17800.79' });
    const open = await rowsOf('files/openpyxl.xlsx');
    expect(open.rows.at(-1)).not.toHaveProperty('sum_cur');
  });

  it('leaves out the record that was deleted', async () => {
    expect((await rowsOf('files/python-dbf-866.dbf')).rows).toHaveLength(4);
  });

  it('is read in the encoding that a person chooses, even a wrong one', async () => {
    const { rows, previews } = await rowsOf('files/python-cp1251.csv', { encoding: 'cp866' });
    expect(rows[0]?.name_c).not.toBe('ТОВ «Світанок Постач»');
    expect(previews['windows-1251']?.[1]).toContain('Світанок Постач');
  });

  it('with a memo column is refused, with the name of the column', async () => {
    const name = 'files/python-dbf-memo.dbf';
    const reading = await readPaymentsFile(readDataFile(name), { name });
    expect(reading).toEqual({
      ok: false,
      fault: { key: 'unknownFieldType', params: { column: 'PAY_PURP', type: 'M' } },
    });
  });

  it('is in this list, whichever lies in the folder', () => {
    expect(listDataFiles('files')).toHaveLength(17);
  });
});
