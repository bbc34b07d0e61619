import { readPaymentsFile } from '.';
import type { ReadingOptions } from './recognise';

const OWN_IBAN = 'UA603516070000026003999000001';
const [ONE, TWO] = ['UA263052990000026006999000301', 'UA983052990000026008138043718'];
const own = { ibans: new Set([OWN_IBAN]), codes: new Set(['91000017']) };

const HEAD = ['Рахунок отримувача', 'Отримувач', 'Код отримувача', 'Сума', 'Призначення платежу', 'Дата документа'];
const ROW = [ONE, 'ТОВ «Світанок Постач»', '92000019', '10.00', 'Оплата за товар', '15.07.2026'];

async function opened(rows: readonly (readonly string[])[], options: Partial<ReadingOptions> = {}) {
  const bytes = new TextEncoder().encode(rows.map((cells) => cells.join(';')).join('\r\n'));
  const reading = await readPaymentsFile(bytes, { name: 'x', own, ...options });
  if (!reading.ok) throw new Error(reading.fault.key);
  return reading.value;
}

const beside = (heading: string, ...cells: readonly string[]) => [
  [...HEAD, heading],
  ...cells.map((cell) => [...ROW, cell]),
];

describe('columns that may be meant equally are asked about', () => {
  it.each([
    ['amounts', 'Сума, грн', '25000.00', 'sum_cur'],
    ['amounts, one without the tax', 'Сума без ПДВ', '8.33', 'sum_cur'],
    ['amounts, one to be paid', 'Разом до сплати', '12.00', 'sum_cur'],
    ['amounts, one in Russian', 'Сумма платежа', '12.00', 'sum_cur'],
    ['amounts with a Latin letter in the heading', 'Cума до оплати', '12.00', 'sum_cur'],
    ['accounts', 'IBAN отримувача', TWO, 'acn_c'],
    ['accounts, one of a counterparty', 'Рахунок контрагента', TWO, 'acn_c'],
    ['accounts, one that nobody is named for', 'IBAN', TWO, 'acn_c'],
    ['names', 'Назва контрагента', 'ПрАТ Тестовий Хліб', 'name_c'],
    ['names, one in Russian', 'Наименование получателя', 'ПрАТ Тестовий Хліб', 'name_c'],
    ['codes', 'ЄДРПОУ контрагента', '92000025', 'okpo_c'],
    ['purposes', 'Призначення', 'Оплата за інше', 'pay_purp'],
    ['dates', 'Дата платежу', '16.07.2026', 'oper_date'],
    ['dates, one of an operation', 'Дата складання', '17.07.2026', 'oper_date'],
  ])('two %s: «%s»', async (_, heading, cell, column) => {
    const { about } = await opened(beside(heading, cell));
    const places = [about.columns?.recognised[column], ...(about.columns?.doubtful[column] ?? [])];
    expect(Object.keys(about.columns?.doubtful ?? {})).toEqual([column]);
    expect(new Set(places)).toEqual(new Set([[...HEAD].findIndex((__, at) => places.includes(at)), HEAD.length]));
    const [firstRow] = about.columns?.firstRows ?? [];
    expect(firstRow).toEqual({ line: 2, cells: [...ROW, cell] });
  });

  it('three amounts, of which the smallest stands last', async () => {
    const rows = [
      ['Рахунок отримувача', 'Отримувач', 'Код отримувача', 'Призначення', 'Сума, грн', 'Сума без ПДВ', 'Сума'],
      ...['1', '2', '3', '4'].map(() => [ONE, 'ТОВ Тест', '92000019', 'Оплата', '25000.00', '0,01', '0,02']),
    ];
    const { about } = await opened(rows);
    expect(new Set([about.columns?.recognised['sum_cur'], ...(about.columns?.doubtful['sum_cur'] ?? [])])).toEqual(
      new Set([4, 5, 6]),
    );
    expect(about.columns?.firstRows).toHaveLength(3);
    const { records, about: chosen } = await opened(rows, { columns: { sum_cur: 4 } });
    expect([records[0]?.row.sum_cur, chosen.columns?.doubtful]).toEqual(['25000.00', {}]);
  });

  it('a difference in a late row too', async () => {
    const { about } = await opened(beside('Сума, грн', ...Array<string>(300).fill('10,00'), '11,00'));
    expect(Object.keys(about.columns?.doubtful ?? {})).toEqual(['sum_cur']);
  });
});

describe('columns that do not differ, or cannot be meant, are not asked about', () => {
  it.each([
    ['the same amount in another form', 'Сума, грн', '10,00'],
    ['the tax alone', 'Сума ПДВ', '1.67'],
    ['an empty column', 'Сума, грн', ''],
    ['an amount in words', 'Сума словами', 'десять гривень'],
    ['the same account with spaces', 'IBAN отримувача', ONE.replace(/(.{4})/g, '$1 ')],
    ['an account of before', 'Номер рахунку отримувача', '26006999000301'],
    ['the company’s own account', 'IBAN', OWN_IBAN],
    ['the company’s own code', 'ЄДРПОУ', '91000017'],
    ['a bank of the receiver', 'Банк отримувача', 'АТ КБ Приватбанк'],
    ['an address of the receiver', 'Адреса отримувача', 'Київ'],
    ['an invoice', 'Рахунок-фактура', '17'],
  ])('%s: «%s»', async (_, heading, cell) => {
    const { about, records } = await opened(beside(heading, cell));
    expect(about.columns?.doubtful).toEqual({});
    expect(records[0]?.row).toMatchObject({ acn_c: ONE, name_c: ROW[1], okpo_c: '92000019', sum_cur: '10.00' });
  });

  it('but the one that can be is taken where the first has no cell for it', async () => {
    const head = [
      'IBAN отримувача',
      'Рахунок отримувача',
      'Отримувач',
      'Код отримувача',
      'Сума, грн',
      'Сума',
      'Призначення',
    ];
    const { about, records } = await opened([
      head,
      [ONE, '26006999000301', 'ТОВ Тест', '92000019', '7.00', '', 'Оплата'],
    ]);
    expect(about.columns?.doubtful).toEqual({});
    expect(records[0]?.row).toMatchObject({ acn_c: ONE, sum_cur: '7.00' });
  });

  it('and the company’s own account is never the receiver’s', async () => {
    const head = ['IBAN', 'Рахунок', 'Назва', 'Код', 'Сума', 'Призначення'];
    const { records } = await opened([head, [ONE, OWN_IBAN, 'ТОВ Тест', '92000019', '7.00', 'Оплата']]);
    expect(records[0]?.row).toMatchObject({ acn_c: ONE });
    const turned = await opened([head, [OWN_IBAN, ONE, 'ТОВ Тест', '92000019', '7.00', 'Оплата']]);
    expect(turned.records[0]?.row).toMatchObject({ acn_c: ONE });
  });
});
