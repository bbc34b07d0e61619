import fc from 'fast-check';
import { read as readWorkbook } from 'xlsx';
import { readDelimited } from '../csv/read-delimited';
import { readDbf } from '../dbf';
import { decodeText } from '../encoding';
import { readDataFile } from '../testing/samples';
import { PAYMENT_EXPORT_COLUMNS, writeCsv, writeDbf, type ExportTable } from '.';
import { writeWorkbook } from './write-workbook';

const OWN = ['351607', 'UA603516070000026003999000001', '91000017', 'ТОВ «Калинова Брама»'];
const RECEIVERS = {
  svitanok: ['305299', 'UA263052990000026006999000301', 'ТОВ «Світанок Постач»', '92000019'],
  khlib: ['300465', 'UA583004650000026001999000302', 'ПрАТ «Тестовий Хліб»', '92000025'],
  fop: ['322001', 'UA523220010000026006999000303', 'ФОП Умовна Оксана Тестівна', '0222103209'],
};
const payment = (number: string, amount: string, receiver: keyof typeof RECEIVERS, purpose: string) => [
  ...[number, '2026-07-01', ...OWN, amount, '980', ...RECEIVERS[receiver], purpose, '2026-07-01'],
];
const SAMPLE: ExportTable = {
  columns: PAYMENT_EXPORT_COLUMNS,
  rows: [
    payment('', '1200.00', 'svitanok', 'Оплата за товар згідно рах. №15, у т.ч. ПДВ 20% 200.00'),
    payment('102', '15600.50', 'khlib', 'Оплата за послуги згідно договору №7, без ПДВ'),
    payment('103', '999.99', 'fop', 'Оренда обладнання, без ПДВ'),
    payment('104', '20000.00', 'svitanok', 'Передоплата згідно рах. №16, без ПДВ'),
    payment('106', '450000.00', 'khlib', 'Оплата обладнання згідно договору №9, без ПДВ'),
  ],
};
const TODAY = '2026-07-01';
const PURPOSE = PAYMENT_EXPORT_COLUMNS.findIndex(({ name }) => name === 'pay_purp');
const withPurpose = (purpose: string): ExportTable => ({
  ...SAMPLE,
  rows: [payment('1', '1.00', 'khlib', '').map((value, place) => (place === PURPOSE ? purpose : value))],
});
const dbfRow = (bytes: Uint8Array) => {
  const reading = readDbf(bytes, { fallback: 'cp866' });
  if (!reading.ok) throw new Error(reading.fault.key);
  const { columns, rows } = reading.value.table;
  return Object.fromEntries(columns.map((column, place) => [column, rows[0]?.cells[place]]));
};

describe('a csv file', () => {
  it('is the sample, byte for byte', () => {
    expect(writeCsv(SAMPLE).bytes).toEqual(readDataFile('samples/payments_export_utf8bom.csv'));
  });

  it.each(['=1+1', '+380', '-5', '@SUM(A1)', '\t=1', '＝1'])(
    'does not let a spreadsheet run a text as a formula: %s',
    (text) => {
      const cells = decodeText(writeCsv(withPurpose(text)).bytes, 'utf-8').split('\r\n')[1] ?? '';
      expect(cells).toContain(`'${text}`);
    },
  );

  it('for people has a comma in amounts and the year in days, which Ukrainian Excel takes for numbers and days', () => {
    const [, line = ''] = decodeText(writeCsv(SAMPLE, 'utf-8', true).bytes, 'utf-8').split('\r\n');
    expect(line.split(';')).toEqual(expect.arrayContaining(['1200,00', '01.07.2026']));
    expect(line).not.toContain('1200.00');
  });

  it('gives back any text, whatever marks it has', () => {
    const columns = [
      { name: 'name', holds: 'text', length: 100 } as const,
      { name: 'sum', holds: 'text', length: 9 } as const,
    ];
    const texts = fc.string({ unit: fc.constantFrom(...'Оі;",\n\r\t=+-@\' 1|«') }).filter((text) => text.trim() !== '');
    fc.assert(
      fc.property(texts, (text) => {
        const written = decodeText(writeCsv({ columns, rows: [[text, '1']] }).bytes, 'utf-8');
        const [, row] = readDelimited(written, (names) => names[0] === 'name');
        // An apostrophe of the text itself is lost together with the guarding one.
        expect(row?.cells).toEqual([text.replace(/^'(?=[=+\-@\t\r])/, ''), '1']);
      }),
    );
  });

  it('tells what a code page could not hold', () => {
    const { bytes, lost, replaced } = writeCsv(withPurpose('і 中 ₴'), 'cp866');
    expect([[...lost], replaced]).toEqual([['中'], expect.arrayContaining(['і', '₴', '«', '»'])]);
    expect(decodeText(bytes, 'cp866')).toContain('i ? грн');
  });
});

describe('a dBase file', () => {
  it.each([
    ['windows-1251', 'payments_export_1251.dbf'],
    ['cp866', 'payments_export_cp866.dbf'],
  ] as const)('in %s is the sample, byte for byte', (codePage, name) => {
    expect(writeDbf(SAMPLE, codePage, TODAY).bytes).toEqual(readDataFile(`samples/${name}`));
  });

  it('divides a purpose into three parts of 53 characters and tells that a longer one was cut', () => {
    const purpose = Array.from({ length: 170 }, (_, index) => String(index % 10)).join('');
    const { bytes, cut } = writeDbf(withPurpose(purpose), 'windows-1251', TODAY);
    expect(dbfRow(bytes)).toMatchObject({
      PAY_PURP1: purpose.slice(0, 53),
      PAY_PURP2: purpose.slice(53, 106),
      PAY_PURP3: purpose.slice(106, 159),
    });
    expect(cut).toEqual([{ row: 0, column: 'pay_purp' }]);
  });

  it('has room for what stands in place of a letter: ₴ becomes three', () => {
    const { bytes, cut } = writeDbf(withPurpose('₴'.repeat(53)), 'cp866', TODAY);
    expect([dbfRow(bytes)['PAY_PURP3'], cut]).toEqual(['грн'.repeat(53).slice(106), []]);
  });

  it('in cp866 writes і as i and ґ as г, and tells it', () => {
    const { bytes, replaced, lost } = writeDbf(withPurpose('ґанок і її'), 'cp866', TODAY);
    expect(dbfRow(bytes)['PAY_PURP1']).toBe('ганок і її');
    expect([replaced, lost]).toEqual([expect.arrayContaining(['ґ', 'і']), []]);
  });

  it('in cp1125 keeps every Ukrainian letter', () => {
    const { bytes, replaced } = writeDbf(withPurpose('ґанок і її єдність'), 'cp1125', TODAY);
    expect(dbfRow(bytes)['PAY_PURP1']).toBe('ґанок і її єдність');
    expect(replaced).toEqual(expect.not.arrayContaining(['ґ', 'і']));
  });

  it('holds the largest amount to the kopeck', () => {
    const rows = [SAMPLE.rows[1]?.map((value) => (value === '15600.50' ? '999999999999999.99' : value)) ?? []];
    expect(dbfRow(writeDbf({ ...SAMPLE, rows }, 'cp866', TODAY).bytes)['SUM_CUR']).toBe('999999999999999.99');
  });

  it('throws for an amount that is longer than its column, which is a bug of the caller', () => {
    const rows = [SAMPLE.rows[1]?.map((value) => (value === '15600.50' ? '9'.repeat(21) : value)) ?? []];
    expect(() => writeDbf({ ...SAMPLE, rows }, 'cp866', TODAY)).toThrow(RangeError);
  });
});

describe('a workbook', () => {
  const cellOf = (table: ExportTable, address: string) => {
    const { bytes } = writeWorkbook(table);
    const book = readWorkbook(bytes, { cellNF: true });
    return book.Sheets['export']?.[address] as { t: string; v: unknown; z?: string };
  };

  it('has days and amounts as numbers, codes with their zeros as text', () => {
    expect(cellOf(SAMPLE, 'B3')).toMatchObject({ t: 'n', v: 46_204, z: 'dd.mm.yyyy' });
    expect(cellOf(SAMPLE, 'G3')).toMatchObject({ t: 'n', v: 15_600.5, z: '0.00' });
    expect(cellOf(SAMPLE, 'L4')).toMatchObject({ t: 's', v: '0222103209' });
  });

  it('has rates as numbers with the decimals that they have', () => {
    const table: ExportTable = { columns: [{ name: 'Курс', holds: 'rate', length: 12 }], rows: [['48.331250'], ['']] };
    expect(cellOf(table, 'A2')).toMatchObject({ t: 'n', v: 48.33125, z: '0.00####' });
    expect(cellOf(table, 'A3')).toBeUndefined();
  });

  it('leaves a text that looks like a formula a text', () => {
    expect(cellOf(withPurpose('=1+1'), 'M2')).toMatchObject({ t: 's', v: '=1+1' });
  });

  it('leaves a text that looks like the number of a sign what it is', () => {
    expect(cellOf(withPurpose('_x000D_ x_x0041_'), 'M2')).toMatchObject({ t: 's', v: '_x000D_ x_x0041_' });
  });

  it.each([
    ['a text', 'а'],
    ['a text with what looks like numbers of signs', '_x000D_'],
  ])('cuts %s for which a cell has no room, and tells it', (_, part) => {
    const table = withPurpose(part.repeat(40_000));
    expect(writeWorkbook(table).cut).toEqual([{ row: 0, column: 'pay_purp' }]);
    expect(table.rows[0]?.[PURPOSE]?.startsWith(String(cellOf(table, 'M2').v))).toBe(true);
    expect(writeWorkbook(withPurpose('а'.repeat(32_767))).cut).toEqual([]);
  });

  it('writes an amount that a number would round as text', () => {
    const rows = [SAMPLE.rows[1]?.map((value) => (value === '15600.50' ? '99999999999999.99' : value)) ?? []];
    expect(cellOf({ ...SAMPLE, rows }, 'G2')).toMatchObject({ t: 's', v: '99999999999999.99' });
  });
});
