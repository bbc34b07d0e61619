import { CFB, utils, write, type WorkSheet } from 'xlsx';
import { CORRESPONDENT_COLUMNS, CORRESPONDENT_HEADINGS, RECEIVER_HEADINGS } from '../../domain/rules';
import { readPaymentsFile, readTableFile } from '.';
import type { ReadingOptions } from './recognise';

const HEAD = ['Рахунок отримувача', 'Отримувач', 'Код отримувача', 'Сума', 'Призначення платежу'];
const ROW = ['UA263052990000026006999000301', 'ТОВ «Світанок Постач»', '92000019', '10.00', 'Оплата за товар, без ПДВ'];

const text = (lines: readonly (readonly string[])[]) =>
  new TextEncoder().encode(lines.map((cells) => cells.join(';')).join('\r\n'));
const withCells = (cells: Readonly<Record<number, string>>) => ROW.map((cell, place) => cells[place] ?? cell);

async function opened(bytes: Uint8Array, options: Partial<ReadingOptions> = {}) {
  const reading = await readPaymentsFile(bytes, { name: 'x', ...options });
  if (!reading.ok) throw new Error(reading.fault.key);
  return reading.value;
}

describe('a workbook with sheets and rows that nobody sees', () => {
  const sheet = (sum: string, ...more: readonly string[]) =>
    utils.aoa_to_sheet([HEAD, ...[sum, ...more].map((amount) => withCells({ 3: amount }))]);
  const book = (bookType: 'xlsx' | 'biff8', visible: WorkSheet, hidden: 1 | 2 = 1) =>
    new Uint8Array(
      write(
        {
          SheetNames: ['Old & hidden', 'Платежі'],
          Sheets: { 'Old & hidden': sheet('999.00'), Платежі: visible },
          Workbook: { Sheets: [{ Hidden: hidden }, { Hidden: 0 }] },
        },
        { type: 'array', bookType },
      ) as ArrayBuffer,
    );
  const filtered = () => {
    const visible = sheet('1.00', '2.00', '3.00');
    visible['!rows'] = [{}, {}, { hidden: true }, {}];
    return visible;
  };
  /** Adds the record of a hidden row before the cells of the last sheet; the library cannot write it to xls. */
  const withHiddenRow = (bytes: Uint8Array, row: number) => {
    const file = CFB.read(bytes, { type: 'array' });
    const entry = CFB.find(file, 'Workbook');
    if (!entry) throw new Error('no workbook');
    const stream = Uint8Array.from(entry.content as Uint8Array);
    const view = new DataView(stream.buffer);
    const starts: number[] = [];
    for (let at = 0; at + 4 <= stream.length; at += 4 + view.getUint16(at + 2, true))
      if (view.getUint16(at, true) === 0x0809) starts.push(at);
    const after = (starts.at(-1) ?? 0) + 4 + view.getUint16((starts.at(-1) ?? 0) + 2, true);
    const record = [0x08, 0x02, 16, 0, row, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0x20, 0, 0, 0];
    entry.content = [...stream.subarray(0, after), ...record, ...stream.subarray(after)];
    entry.size = entry.content.length;
    return new Uint8Array(CFB.write(file, { type: 'buffer' }) as Buffer);
  };
  const amounts = ({ records }: Awaited<ReturnType<typeof opened>>) => records.map(({ row }) => row.sum_cur);

  it.each([
    ['xlsx', 1],
    ['xlsx', 2],
    ['biff8', 1],
    ['biff8', 2],
  ] as const)('is read from what is seen, the other sheet only when it is chosen: %s, %d', async (type, hidden) => {
    const bytes = book(type, sheet('1.00'), hidden);
    const file = await opened(bytes);
    expect([file.about.sheet, file.about.hiddenSheets, amounts(file)]).toEqual(['Платежі', ['Old & hidden'], ['1.00']]);
    expect(amounts(await opened(bytes, { sheet: 'Old & hidden' }))).toEqual(['999.00']);
  });

  it.each(['xlsx', 'biff8'] as const)(
    'in %s leaves hidden rows out and says how many, until they are wanted',
    async (type) => {
      const whole = book(type, filtered());
      const bytes = type === 'xlsx' ? whole : withHiddenRow(whole, 2);
      const file = await opened(bytes);
      expect([amounts(file), file.about.hiddenRows]).toEqual([['1.00', '3.00'], 1]);
      expect(amounts(await opened(bytes, { withHiddenRows: true }))).toEqual(['1.00', '2.00', '3.00']);
    },
  );

  it('whose payments go on in another sheet that is seen names it; a hidden one and an empty one are not meant', async () => {
    const sheets = { Титул: utils.aoa_to_sheet([['x']]), Перший: sheet('1.00'), Другий: sheet('2.00') };
    const all = { ...sheets, Порожній: utils.aoa_to_sheet([HEAD]), Старий: sheet('3.00') };
    const names = Object.keys(all);
    const Workbook = { Sheets: names.map((name) => ({ Hidden: name === 'Старий' ? 1 : 0 }) as const) };
    const bytes = new Uint8Array(
      write({ SheetNames: names, Sheets: all, Workbook }, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer,
    );
    const file = await opened(bytes);
    expect([file.about.sheet, file.about.otherSheets, amounts(file)]).toEqual(['Перший', ['Другий'], ['1.00']]);
    expect((await opened(bytes, { sheet: 'Другий' })).about.otherSheets).toBeUndefined();
  });

  it('whose payments are on the hidden sheet alone is refused, and names its sheets', async () => {
    const reading = await readPaymentsFile(book('xlsx', utils.aoa_to_sheet([['x']])), { name: 'x.xlsx' });
    expect(reading).toMatchObject({
      ok: false,
      fault: { key: 'unknownStructure' },
      about: { sheets: ['Old & hidden', 'Платежі'], hiddenSheets: ['Old & hidden'] },
    });
  });
});

describe('a statement', () => {
  const PRIVAT =
    'ЄДРПОУ;МФО;Рахунок;Валюта;Номер документа;Дата операції;МФО банка;Назва банка;Рахунок кореспондента;ЄДРПОУ кореспондента;Кореспондент;Сума;Призначення платежу'.split(
      ';',
    );
  const line = (sum: string) =>
    `91000017;351607;UA603516070000026003999000001;UAH;7;14.07.2026;305299;Банк;${ROW[0]};92000019;ТОВ «Світанок»;${sum};Оплата`.split(
      ';',
    );

  it('with signs is told to be one, and what came in is nobody’s payment of ours', async () => {
    const { about, records } = await opened(text([PRIVAT, line('-150.25'), line('+70.00'), line('30.00')]));
    expect(about.format).toBe('statement');
    expect(records.map(({ row, isIncoming = false }) => [isIncoming, row.sum_cur, row.acn_c === ROW[0]])).toEqual([
      [false, '150.25', true],
      [true, '70.00', false],
      [true, '30.00', false],
    ]);
  });

  it('of incoming payments only is known by its headings', async () => {
    const { about, records } = await opened(text([PRIVAT, line('70.00')]));
    expect([about.format, records[0]?.isIncoming]).toEqual(['statement', true]);
  });

  it('with debit and credit in two columns is told to be one', async () => {
    const head =
      'ЄДРПОУ;МФО;Рахунок;Валюта;Дата операції;Код операції;МФО банка;Назва банка;Рахунок кореспондента;ЄДРПОУ кореспондента;Кореспондент;Документ;Дата документа;Дебет;Кредит;Призначення платежу;Гривневе покриття';
    const of = (debit: string, credit: string) =>
      `91000017;351607;UA603516070000026003999000001;UAH;14.07.2026;1;305299;Банк;${ROW[0]};92000019;ТОВ «Світанок»;7;14.07.2026;${debit};${credit};Оплата;`;
    const { about, records } = await opened(
      text([[head], [of('10.00', '')], [of('', '20.00')], [of('0.00', '30.00')]]),
    );
    expect(about.format).toBe('statement');
    expect(records.map(({ row, isIncoming = false }) => [isIncoming, row.sum_cur])).toEqual([
      [false, '10.00'],
      [true, '20.00'],
      [true, '30.00'],
    ]);
  });

  it('is asked about where one amount of a list of payments has a minus, and is a list where the user says so', async () => {
    const bytes = text([HEAD, ROW, withCells({ 3: '-5.00' })]);
    const doubtful = await opened(bytes);
    expect(doubtful.records.map(({ isDirectionUnknown }) => isDirectionUnknown)).toEqual([true, true]);
    const { about, records } = await opened(bytes, { direction: { place: null } });
    expect([about.format, records[1]?.row.sum_cur]).toEqual(['csv', '-5.00']);
  });
});

describe('a column', () => {
  const head = [
    'Рахунок отримувача',
    'Отримувач',
    'Код отримувача',
    'Сума, грн',
    'Призначення',
    'Сума без ПДВ',
    'Сума ПДВ',
  ];
  const rows = [head, [...ROW, '8.33', '1.67']];

  it('that may be the amount as well as another is told, the tax alone is not', async () => {
    const { about } = await opened(text(rows));
    expect(about.columns?.recognised).toMatchObject({ acn_c: 0, sum_cur: 3, pay_purp: 4 });
    expect(about.columns?.doubtful).toEqual({ sum_cur: [5] });
    expect(about.columns?.examples[3]).toBe('10.00');
  });

  it('is told where two have the same heading', async () => {
    const { about } = await opened(
      text([
        [...HEAD, 'Сума'],
        [...ROW, '7.00'],
      ]),
    );
    expect(about.columns?.doubtful).toEqual({ sum_cur: [5] });
  });

  it('is the one that a person has chosen', async () => {
    const { about, records } = await opened(text(rows), { columns: { sum_cur: 5, okpo_c: null } });
    expect([records[0]?.row.sum_cur, records[0]?.row.okpo_c, about.columns?.doubtful]).toEqual(['8.33', undefined, {}]);
  });

  it('of a list of correspondents may be headed in words, chosen, and told', async () => {
    const bytes = text([
      ['Контрагент', 'ЄДРПОУ', 'IBAN контрагента', 'Інший рахунок'],
      ['Тест', '92000019', 'UA1', 'UA2'],
    ]);
    const options = {
      name: 'x',
      needs: ['code', 'name', 'iban'],
      headings: { code: ['ЄДРПОУ'], name: ['Контрагент'], iban: ['IBAN контрагента'] },
    };
    const reading = await readTableFile(bytes, options);
    expect(reading.ok && reading.value.columns).toEqual(['name', 'code', 'iban', 'Інший рахунок']);
    const chosen = await readTableFile(bytes, { ...options, columns: { iban: 3 } });
    expect(chosen.ok && [chosen.value.columns, chosen.value.about.columns?.recognised]).toEqual([
      ['name', 'code', 'IBAN контрагента', 'iban'],
      { name: 0, code: 1, iban: 3 },
    ]);
  });
});

describe('a list of correspondents', () => {
  const COUNT = Math.max(...Object.values(RECEIVER_HEADINGS).map((names) => names.split('|').length));
  it.each(Array.from({ length: COUNT }, (_, index) => index))('is headed as payments are: %d', async (index) => {
    const head = Object.values(RECEIVER_HEADINGS).map((names) => names.split('|').at(index % names.split('|').length));
    const bytes = text([head.map(String), [ROW[1] ?? '', ROW[2] ?? '', ROW[0] ?? '']]);
    const options = { name: 'x', needs: CORRESPONDENT_COLUMNS, headings: CORRESPONDENT_HEADINGS };
    const reading = await readTableFile(bytes, options);
    expect(reading.ok && reading.value.columns).toEqual(['name', 'code', 'iban']);
  });
});

describe('a code whose zeros a spreadsheet has eaten', () => {
  it.each([
    ['222103209', '0222103209'],
    ['383231', '00383231'],
  ])('%s is %s again, and what the file says is told', async (value, code) => {
    const { records } = await opened(text([HEAD, withCells({ 2: value })]));
    expect(records[0]).toMatchObject({ row: { okpo_c: code }, restored: { okpo_c: value } });
  });

  it.each([
    [222_103_209, '0222103209'],
    [383_231, '00383231'],
  ])('%d is %s again also as a number of a workbook, and that is told', async (value, code) => {
    const sheet = utils.aoa_to_sheet([HEAD, [ROW[0], ROW[1], value, 10, ROW[4]]]);
    const book = { SheetNames: ['1'], Sheets: { 1: sheet } };
    const { records } = await opened(new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer));
    expect(records[0]).toMatchObject({ row: { okpo_c: code }, restored: { okpo_c: String(value) } });
  });

  it('is left alone where no check digit speaks for it', async () => {
    const { records } = await opened(text([HEAD, withCells({ 2: '222103208' }), ROW]));
    expect(records.map(({ row, restored }) => [row.okpo_c, restored])).toEqual([
      ['222103208', undefined],
      ['92000019', undefined],
    ]);
  });
});

describe('what other programs leave in a text', () => {
  it.each([0, 100])('the end mark of DOS makes no row, nor %d zeros behind it', async (zeros) => {
    const bytes = new Uint8Array([...text([HEAD, ROW]), 13, 10, 26, ...Array<number>(zeros).fill(0)]);
    expect((await opened(bytes)).records).toHaveLength(1);
  });

  it('the end mark of DOS makes no row in code page 866 either', async () => {
    const letters = [...new TextDecoder('ibm866').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))];
    const content = [HEAD, ROW].map((cells) => cells.join(';').replace(/[«»]/g, '"').replace(/і/g, 'i')).join('\r\n');
    const bytes = Uint8Array.from([...[...content].map((letter) => letters.indexOf(letter)), 13, 10, 26]);
    const { about, records } = await opened(bytes);
    expect([about.encoding, records.length]).toEqual(['cp866', 1]);
  });

  it('a line in windows-1251 makes nothing of a file in UTF-8 unreadable but itself', async () => {
    const letters = [...new TextDecoder('windows-1251').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))];
    const foreign = Uint8Array.from([...ROW.join(';')].map((letter) => letters.indexOf(letter)));
    const { about, records } = await opened(new Uint8Array([...text([HEAD, ROW, ROW]), 13, 10, ...foreign]));
    expect([about.encoding, records[1]?.row.pay_purp]).toEqual(['utf-8', ROW[4]]);
    expect(records[2]?.row.pay_purp).toMatch(/\ufffd/u);
  });

  it('KOI8-U is told by its letters', async () => {
    const letters = [...new TextDecoder('koi8-u').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))];
    const content = [HEAD, ROW.map((cell) => cell.replace(/[«»]/g, '"'))].map((cells) => cells.join(';')).join('\r\n');
    const bytes = Uint8Array.from([...content].map((letter) => letters.indexOf(letter)));
    const { about, records } = await opened(bytes);
    expect([about.encoding, records[0]?.row.pay_purp]).toEqual(['koi8-u', ROW[4]]);
  });

  it.each([
    ['utf-16le', true],
    ['utf-16be', false],
  ] as const)('%s is told without its mark', async (encoding, isLittle) => {
    const content = [HEAD, ROW].map((cells) => cells.join(';')).join('\r\n');
    const bytes = new Uint8Array(content.length * 2);
    const view = new DataView(bytes.buffer);
    [...content].forEach((letter, at) => view.setUint16(at * 2, letter.charCodeAt(0), isLittle));
    const { about, records } = await opened(bytes);
    expect([about.encoding, records[0]?.row.name_c]).toEqual([encoding, ROW[1]]);
  });

  it.each([
    '<html><body><table><tr><td>Сума</td></tr></table></body></html>',
    '<!DOCTYPE html>\n<table></table>',
    '\ufeff<!-- exported --><html><table></table></html>',
    '<style>td{}</style><div><table></table></div>',
    'MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary="x"\r\n\r\n--x\r\nContent-Type: text/html',
    '<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"></Workbook>',
  ])('what is called a workbook and is %s is refused with the way out', async (content) => {
    const reading = await readPaymentsFile(new TextEncoder().encode(content), { name: 'x.xls' });
    expect(reading).toEqual({ ok: false, fault: { key: 'spreadsheetAsText' } });
  });

  const oneC = (...lines: readonly string[]) =>
    new TextEncoder().encode(
      [
        '1CClientBankExchange',
        'СекцияДокумент=Платежное поручение',
        'Номер=7',
        ...lines,
        'ПолучательСчет=UA263052990000026006999000301',
        'КонецДокумента',
        'КонецФайла',
      ].join('\r\n'),
    );

  it.each([
    [['НазначениеПлатежа=Оплата за товар', 'за договором № 5, ПДВ=20%'], 'Оплата за товар за договором № 5, ПДВ=20%'],
    [['НазначениеПлатежа=Оплата', '', 'ПДВ=20%', 'третій рядок'], 'Оплата ПДВ=20% третій рядок'],
    [['НазначениеПлатежа=Оплата', 'НовыйРеквизит=1'], 'Оплата'],
    [['НазначениеПлатежа=Оплата', 'Номер=5 договору'], 'Оплата Номер=5 договору'],
  ])('a purpose of 1C in several lines is whole: %j', async (lines, purpose) => {
    const { records } = await opened(oneC(...lines));
    expect(records[0]?.row).toMatchObject({ pay_purp: purpose, acn_c: 'UA263052990000026006999000301', oper_n: '7' });
  });

  const pain = (head: string, group: string, ...amounts: readonly string[]) =>
    new TextEncoder().encode(
      `<Document><CstmrCdtTrfInitn><GrpHdr><CreDtTm>2026-07-14T10:00:00</CreDtTm>${head}</GrpHdr><PmtInf>${group}${amounts
        .map((sum) => `<CdtTrfTxInf><Amt><InstdAmt Ccy="UAH">${sum}</InstdAmt></Amt></CdtTrfTxInf>`)
        .join('')}</PmtInf></CstmrCdtTrfInitn></Document>`,
    );

  it.each([
    ['<NbOfTxs>3</NbOfTxs>', '', { what: 'NbOfTxs', said: '3', found: '2' }],
    ['<CtrlSum>3.10</CtrlSum>', '', { what: 'CtrlSum', said: '3.10', found: '3.00' }],
    [
      '<NbOfTxs>2</NbOfTxs><CtrlSum>3</CtrlSum>',
      '<CtrlSum>2.99</CtrlSum>',
      { what: 'CtrlSum', said: '2.99', found: '3.00' },
    ],
    ['', '<NbOfTxs>1</NbOfTxs>', { what: 'NbOfTxs', said: '1', found: '2' }],
  ])('pain.001 that does not add up is refused: %s %s', async (head, group, params) => {
    const reading = await readPaymentsFile(pain(head, group, '1.00', '2.00'), { name: 'x.xml' });
    expect(reading).toEqual({ ok: false, fault: { key: 'controlSumDiffers', params } });
  });

  it('pain.001 that adds up is read', async () => {
    const head = '<NbOfTxs>2</NbOfTxs><CtrlSum>3.000</CtrlSum>';
    expect((await opened(pain(head, head, '1.00', '2.00'))).records).toHaveLength(2);
  });
});

describe('a table of FoxPro', () => {
  it('has amounts in bytes: currency, double, integer, day with a time', async () => {
    const fields = [
      ['ACN_C', 'C', 29],
      ['NAME_C', 'C', 20],
      ['OKPO_C', 'C', 10],
      ['SUM_CUR', 'Y', 8],
      ['PAY_PURP', 'C', 20],
      ['OPER_DATE', 'T', 8],
      ['OPER_N', 'I', 4],
    ] as const;
    const length = 1 + fields.reduce((sum, [, , size]) => sum + size, 0);
    const start = 32 + 32 * fields.length + 1;
    const bytes = new Uint8Array(start + length + 1).fill(0x20, start);
    const view = new DataView(bytes.buffer);
    bytes.set([0x30, 126, 7, 14]);
    view.setUint32(4, 1, true);
    view.setUint16(8, start, true);
    view.setUint16(10, length, true);
    fields.forEach(([name, type, size], index) => {
      const at = 32 + 32 * index;
      bytes.set(new TextEncoder().encode(name), at);
      bytes.set([type.charCodeAt(0)], at + 11);
      bytes.set([size], at + 16);
    });
    bytes.set([0x0d], start - 1);
    bytes.set(new TextEncoder().encode(ROW[0]), start + 1);
    bytes.set(new TextEncoder().encode('TEST'), start + 30);
    bytes.set(new TextEncoder().encode('92000019'), start + 50);
    view.setBigInt64(start + 60, 12_345_600n, true);
    bytes.set(new TextEncoder().encode('goods'), start + 68);
    view.setInt32(start + 88, 2_461_236, true);
    view.setInt32(start + 92, 36_000_000, true);
    view.setInt32(start + 96, 17, true);
    bytes.set([0x1a], start + length);
    const { records } = await opened(bytes);
    expect(records[0]?.row).toMatchObject({ sum_cur: '1234.56', oper_date: '2026-07-14', oper_n: '17' });
  });
});
