import fc from 'fast-check';
import Papa from 'papaparse';
import { formatMinor, toMinor } from '../../../domain/money';
import { findChildren, readXml, readText } from '../../../domain/xml';
import { Side, STATEMENT_BALANCE_FORMATS, type StatementBalanceFormat } from '../../../domain/vocabulary';
import { decodeText } from '../../encoding';
import { readPaymentsFile } from '../../formats';
import { anyStatement } from '../../testing/any-statement';
import {
  buildAccount,
  buildLongStatement,
  buildOperation,
  buildSampleStatement,
  buildStatement,
} from '../../testing/statement-samples';
import { getMovement, type StatementToWrite } from './statement-to-write';
import { writeBalances } from './write-balances';

const bytesOf = (statement: StatementToWrite, format: StatementBalanceFormat) => writeBalances(statement, format).bytes;

async function readBack(statement: StatementToWrite, format: StatementBalanceFormat) {
  const reading = await readPaymentsFile(bytesOf(statement, format), { name: 'statement' });
  if (!reading.ok) throw new Error(reading.fault.key);
  return reading.value.records;
}

const entriesOf = ({ accounts }: StatementToWrite) => accounts.flatMap((account) => getMovement(account).entries);

describe.each(['one-c-text', 'ibank', 'privatbank', 'ifobs'] as const)('a statement as %s', (format) => {
  it('is read by our own import as the same operations', async () => {
    const statement = buildSampleStatement();
    const records = await readBack(statement, format);
    expect(records.map(({ row }) => row.sum_cur)).toEqual(['500.50', '1200.00', '3.00', '1200.00', '100.00']);
    expect(records.map(({ row }) => row.oper_n ?? '')).toEqual(['101', '', '7', '12', '13']);
    const [paid, received] = records;
    expect(paid?.row).toMatchObject({
      acn_c: 'UA263052990000026006999000301',
      okpo_c: '92000019',
      name_c: 'ТОВ «Світанок Постач»',
      pay_purp: 'Оплата за товар згідно рахунку № 17 від 10.07.2026, у т.ч. ПДВ 20% 83.42 грн',
    });
    expect(paid?.row.acn_d).toBe('UA603516070000026003999000001');
    expect([received?.row.acn_d, received?.row.name_d]).toEqual([
      'UA883516070000026202999000200',
      'Умовна Оксана Тестівна',
    ]);
  });
});

describe('a statement of awkward texts', () => {
  const SUMS: Partial<Record<StatementBalanceFormat, (text: string) => readonly bigint[]>> = {
    ifobs: (text) =>
      rowsOfXml(text, 'ROW').map(({ attributes: { SUMMA = '', OPERATIONID } }) =>
        OPERATIONID === '0' ? -BigInt(SUMMA) : BigInt(SUMMA),
      ),
    ibank: (text) => cellsOf(text).map((cells) => (cells[13] ? -toMinor(cells[13]) : toMinor(cells[14] ?? ''))),
    privatbank: (text) => cellsOf(text).map((cells) => toMinor(cells[11] ?? '')),
    'one-c-text': (text) =>
      text
        .split('\r\nСекцияДокумент=Платежное поручение\r\n')
        .slice(1)
        .map((document) => {
          const sum = toMinor(/^Сумма=(.*)$/m.exec(document)?.[1] ?? '');
          return document.includes('\r\nДатаСписано=') ? -sum : sum;
        }),
  };
  const ENCODINGS = {
    ifobs: 'windows-1251',
    ibank: 'windows-1251',
    privatbank: 'windows-1251',
    'one-c-text': 'windows-1251',
  } as const;

  it.each(['one-c-text', 'ibank', 'privatbank', 'ifobs'] as const)('keeps every sum in %s', (format) => {
    fc.assert(
      fc.property(anyStatement(), (statement) => {
        const text = decodeText(bytesOf(statement, format), ENCODINGS[format]);
        expect(SUMS[format]?.(text)).toEqual(
          entriesOf(statement).map(({ isDebit, minor }) => (isDebit ? -minor : minor)),
        );
      }),
    );
  });

  it('keeps every sum in XML of 1C, and has no empty element', () => {
    fc.assert(
      fc.property(anyStatement(), (statement) => {
        const documents = rowsOfXml(decodeText(bytesOf(statement, 'one-c-xml'), 'utf-8'), 'СекцияДокумент');
        expect(documents.map((document) => toMinor(readText(document, 'Сумма')))).toEqual(
          entriesOf(statement).map(({ minor }) => minor),
        );
        expect(documents.flatMap(({ children }) => children).filter(({ text }) => text === '')).toEqual([]);
      }),
    );
  });
});

function rowsOfXml(text: string, name: string) {
  const reading = readXml(text);
  if (!reading.ok) throw new Error(JSON.stringify(reading));
  return findChildren(reading.root, name);
}

function cellsOf(text: string): readonly (readonly string[])[] {
  return Papa.parse<readonly string[]>(text, { delimiter: ';', skipEmptyLines: true }).data.slice(1);
}

describe('the text of 1C', () => {
  const linesOf = (statement: StatementToWrite) =>
    decodeText(bytesOf(statement, 'one-c-text'), 'windows-1251').split('\r\n');

  it('has the account’s balances, and no key without a value', () => {
    const lines = linesOf(buildSampleStatement());
    expect(lines.slice(0, 17)).toEqual([
      '1CClientBankExchange',
      'ВерсияФормата=1.03',
      'Кодировка=Windows',
      'Отправитель=NCB',
      'ДатаСоздания=16.07.2026',
      'ВремяСоздания=09:12:05',
      'ДатаНачала=15.07.2026',
      'ДатаКонца=16.07.2026',
      'РасчСчет=UA603516070000026003999000001',
      'СекцияРасчСчет',
      'ДатаНачала=15.07.2026',
      'ДатаКонца=16.07.2026',
      'РасчСчет=UA603516070000026003999000001',
      'НачальныйОстаток=10000.00',
      'ВсегоПоступило=1200.00',
      'ВсегоСписано=503.50',
      'КонечныйОстаток=10696.50',
    ]);
    expect(lines.filter((line) => line.endsWith('='))).toEqual([]);
    expect(lines.slice(-2)).toEqual(['КонецФайла', '']);
  });

  it('tells a credit from a debit by its date', () => {
    const lines = linesOf(buildSampleStatement());
    expect(lines.filter((line) => /^Дата(?:Списано|Поступило)=/.test(line))).toEqual([
      'ДатаСписано=15.07.2026',
      'ДатаПоступило=15.07.2026',
      'ДатаСписано=16.07.2026',
      'ДатаСписано=15.07.2026',
      'ДатаПоступило=16.07.2026',
    ]);
  });
});

describe('XML of 1C', () => {
  it('has numeric currencies, days of ISO and sums with a point', () => {
    const text = decodeText(bytesOf(buildSampleStatement(), 'one-c-xml'), 'utf-8');
    expect(text).toContain('<ВерсияФормата>2.00</ВерсияФормата>');
    expect(text).toContain(
      '<Дата>2026-07-15</Дата><ДокументИД>900001</ДокументИД><Сумма>500.50</Сумма><КодВалюты>980</КодВалюты>',
    );
    expect(text).toContain('<РасчСчет>UA603516070000026003999000001</РасчСчет>');
  });

  it('of several accounts names none of them as the file’s own', () => {
    const other = buildAccount([buildOperation()], { iban: 'UA523516070000026009349119632' });
    expect(decodeText(bytesOf(buildStatement([buildAccount([]), other]), 'one-c-xml'), 'utf-8')).not.toContain(
      '<РасчСчет>',
    );
  });
});

describe('csv of other banks', () => {
  it('has one sum with a sign, or two columns', () => {
    const [, paid = '', received = ''] = decodeText(
      bytesOf(buildSampleStatement(), 'privatbank'),
      'windows-1251',
    ).split('\r\n');
    expect([paid, received].map((line) => line.split(';')[11])).toEqual(['-500.50', '1200.00']);
    const [, debit = '', credit = ''] = decodeText(bytesOf(buildSampleStatement(), 'ibank'), 'windows-1251').split(
      '\r\n',
    );
    expect([debit, credit].map((line) => line.split(';').slice(13, 15))).toEqual([
      ['500.50', ''],
      ['', '1200.00'],
    ]);
  });

  it('does not let a spreadsheet run a text', () => {
    const statement = buildStatement([
      buildAccount([buildOperation({ purpose: '=1+1', correspondentName: '@A1', number: '-7' })]),
    ]);
    for (const format of ['ibank', 'privatbank'] as const) {
      const text = decodeText(bytesOf(statement, format), 'windows-1251');
      expect(text).toContain(";'=1+1");
      expect(text).toContain(";'@A1");
      expect(text).toContain(";'-7;");
    }
  });
});

describe('the file of a statement', () => {
  it.each(STATEMENT_BALANCE_FORMATS)('of %s tells how far it is', (format) => {
    const progress: number[] = [];
    writeBalances(buildLongStatement(1100), format, (done) => progress.push(done));
    expect(progress).toEqual([500, 1000]);
  });

  it.each(STATEMENT_BALANCE_FORMATS)('of %s tells of letters that it cannot hold', (format) => {
    const statement = buildStatement([buildAccount([buildOperation({ purpose: 'Ціна 5 😀', side: Side.credit })])]);
    const isCodePage = ['one-c-text', 'mt940-cyrillic', 'ibank', 'privatbank'].includes(format);
    expect(writeBalances(statement, format).lost).toEqual(isCodePage ? ['😀'] : []);
    expect(formatMinor(getMovement(statement.accounts[0] ?? { documents: [] }).credit)).toBe('500.50');
  });
});
