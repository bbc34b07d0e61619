import Papa from 'papaparse';
import { findChildren, readXml } from '../../../domain/xml';
import type { StatementBalanceFormat } from '../../../domain/vocabulary';
import { decodeText } from '../../encoding';
import { buildAccount, buildOperation, buildSampleStatement, buildStatement } from '../../testing/statement-samples';
import { getMovement, type StatementToWrite } from './statement-to-write';
import { writeBalances } from './write-balances';

/* Requirements of public readers of these files, restated from reading them; docs/file-formats.md lists the readers. */

const AWKWARD = buildStatement([
  buildAccount([
    buildOperation({ purpose: 'За договір; «нові умови» 7', correspondentName: 'ТОВ "Річ; Лад"', number: '' }),
    buildOperation({ purpose: '', correspondentName: '', correspondentCode: '', correspondentAccount: '' }),
    buildOperation({ purpose: 'Кава 漢 і чай', operationDate: '2026-07-15', executed: '2026-07-15T14:05:59' }),
  ]),
]);
const STATEMENTS = [buildSampleStatement(), AWKWARD];
const textOf = (statement: StatementToWrite, format: StatementBalanceFormat) =>
  decodeText(writeBalances(statement, format).bytes, 'windows-1251');
const countOf = ({ accounts }: StatementToWrite) =>
  accounts.reduce((sum, account) => sum + getMovement(account).entries.length, 0);
const tableOf = (text: string) => Papa.parse<string[]>(text, { delimiter: ';', skipEmptyLines: true }).data;

/** Reads cells of a line as the converters in C# do: each ends with a delimiter, including a quoted one. */
function cellsOf(line: string, count: number): readonly string[] {
  const cells: string[] = [];
  let at = 0;
  while (cells.length < count) {
    const [match, quoted, plain] = /^(?:"((?:[^"]|"")*)"|([^";][^;]*|));/.exec(line.slice(at)) ?? [];
    if (match === undefined) throw new Error(`cell ${cells.length + 1}: no divider behind it`);
    cells.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    at += match.length;
  }
  return cells;
}

describe.each(STATEMENTS)('csv of other banks', (statement) => {
  it.each([
    ['ibank', 17],
    ['privatbank', 13],
  ] as const)('%s has a divider behind every one of its %i cells', (format, count) => {
    const [, ...rows] = textOf(statement, format).split('\r\n').filter(Boolean);
    expect(rows.map((row) => cellsOf(row, count).length)).toEqual(Array(countOf(statement)).fill(count));
  });

  it('of iBank 2 UA has the heading of Raiffeisen, and the time beside the day', () => {
    const [heading, ...rows] = tableOf(textOf(statement, 'ibank'));
    expect(heading?.join('|')).toBe(
      'ЄДРПОУ|МФО|Рахунок|Валюта|Дата операції|Код операції|МФО банка|Назва банка|Рахунок кореспондента|' +
        'ЄДРПОУ кореспондента|Кореспондент|Документ|Дата документа|Дебет|Кредит|Призначення платежу|Гривневе покриття',
    );
    for (const row of rows) expect(row[4]).toMatch(/^\d\d\.\d\d\.\d{4} \d\d:\d\d$/);
  });

  it('of PrivatBank has the columns that the book of income looks for', () => {
    const [heading] = tableOf(textOf(statement, 'privatbank'));
    expect(heading).toEqual(
      expect.arrayContaining([
        ...['Дата операції', 'Рахунок', 'Валюта', 'Номер документу', 'Сума', 'Кореспондент'],
        ...['Рахунок кореспондента', 'ЄДРПОУ кореспондента', 'Призначення платежу'],
      ]),
    );
  });
});

it('the time of an operation is told by the bank', () => {
  const times = tableOf(textOf(AWKWARD, 'ibank'))
    .slice(1)
    .map((row) => row[4]);
  expect(times).toContain('15.07.2026 14:05');
});

describe('XML of iFOBS', () => {
  const ATTRIBUTES = [
    ...['ACCOUNTID', 'ACCOUNTNO', 'ARCDATE', 'BANKDATE', 'BANKID', 'CONTRAGENTSNAME', 'CORRACCOUNTNO', 'CORRBANKID'],
    ...['CORRCONTRAGENTSNAME', 'CORRIBAN', 'CORRIDENTIFYCODE', 'CURRENCYID', 'CURRSYMBOLCODE', 'DOCUMENTDATE'],
    ...['DOCUMENTNO', 'DOCUMENTTYPEID', 'IBAN', 'IDENTIFYCODE', 'OPERATIONID', 'PLATPURPOSE', 'SUMMA'],
  ];
  const rowsOf = (text: string) => {
    const reading = readXml(text);
    if (!reading.ok) throw new Error(JSON.stringify(reading));
    return findChildren(reading.root, 'ROW').map(({ attributes }) => attributes);
  };

  it.each(STATEMENTS)('has every attribute in every row, also empty ones, and says its code page', (statement) => {
    const text = textOf(statement, 'ifobs');
    expect(text).toMatch(/^<\?xml version="1.0" encoding="windows-1251"\?>/);
    const rows = rowsOf(text);
    expect(rows).toHaveLength(countOf(statement));
    for (const row of rows) expect(Object.keys(row).toSorted()).toEqual(ATTRIBUTES);
  });

  it('loses no letter that the code page lacks, and names accounts without the IBAN too', () => {
    expect(writeBalances(AWKWARD, 'ifobs').lost).toEqual([]);
    const rows = rowsOf(textOf(AWKWARD, 'ifobs'));
    expect(rows.map(({ PLATPURPOSE }) => PLATPURPOSE)).toContain('Кава 漢 і чай');
    expect(rows[0]?.['ACCOUNTNO']).toBe('26003999000001');
  });
});

describe('text of 1C', () => {
  const ENDS: Readonly<Record<string, string>> = { СекцияРасчСчет: 'КонецРасчСчет', СекцияДокумент: 'КонецДокумента' };
  const MONEY = ['НачальныйОстаток', 'ВсегоПоступило', 'ВсегоСписано', 'КонечныйОстаток', 'Сумма'];

  function getForm(key: string): RegExp {
    if (key.includes('Дата')) return /^\d\d\.\d\d\.\d{4}$/;
    if (key.includes('Время')) return /^\d\d:\d\d:\d\d$/;
    return MONEY.includes(key) ? /^-?\d+\.\d\d$/ : /^/;
  }

  /** Reads a line as the loader in Python does, which fails on a day, a time or a sum of another form. */
  function pairOf(line: string): readonly [key: string, value: string] {
    const [, key, value = ''] = /^([\p{L}\p{N}_]+)(?:=(.*))?$/u.exec(line) ?? [];
    if (key === undefined) throw new Error(`no key: ${line}`);
    if (!getForm(key).test(value)) throw new Error(`${key}: ${value}`);
    return [key, value];
  }

  /** Reads sections as both loaders do: one at a time, each with its end, the file's end behind the last. */
  function sectionsOf(text: string) {
    const [signature, ...rest] = text.split('\r\n').filter(Boolean);
    if (signature !== '1CClientBankExchange') throw new Error('no signature');
    if (rest.pop() !== 'КонецФайла') throw new Error('no end of the file');
    const sections: { readonly name: string; readonly values: Map<string, string> }[] = [];
    let open: (typeof sections)[number] | null = null;
    for (const line of rest) {
      const [key, value] = pairOf(line);
      if (key in ENDS) {
        if (open) throw new Error(`${key} within ${open.name}`);
        open = { name: key, values: new Map([['kind', value]]) };
      } else if (open && key === ENDS[open.name]) {
        sections.push(open);
        open = null;
      } else open?.values.set(key, value);
    }
    if (open) throw new Error(`${open.name} without an end`);
    return sections;
  }

  it.each(STATEMENTS)('has sections that end, days, times and sums of the form that its loaders parse', (statement) => {
    const sections = sectionsOf(textOf(statement, 'one-c-text'));
    const documents = sections.filter(({ name }) => name === 'СекцияДокумент');
    expect(sections.length - documents.length).toBe(statement.accounts.length);
    expect(documents).toHaveLength(countOf(statement));
    for (const { values } of documents) {
      expect(values.get('kind')).toBe('Платежное поручение');
      for (const key of ['Дата', 'Сумма']) expect(values.get(key) ?? '').not.toBe('');
    }
  });
});

/* Versions of iBank 2 csv whose headings exclude each other; converters in C# and four handlers of BAS read by places. */
describe('headings of iBank 2 csv', () => {
  const RAIFFEISEN = tableOf(textOf(buildSampleStatement(), 'ibank'))[0] ?? [];
  const instead = (changes: Readonly<Record<string, string>>) => RAIFFEISEN.map((name) => changes[name] ?? name);
  const ODOO = instead({
    'Дата операції': 'Дата операцiї',
    'Код операції': 'Код операцiї',
    Документ: 'Номер документа',
  });
  const PROCREDIT = instead({ МФО: 'Код ID НБУ' });
  const READERS: Readonly<Record<string, (heading: readonly string[]) => boolean>> = {
    'C# converter': (heading) => heading.length === 17,
    ...Object.fromEntries(
      ['Universal', 'Raiffeisen', 'Akord', 'Ukrgasbank'].map((bank) => [`BAS ${bank}`, ({ length }) => length === 17]),
    ),
    firemerge: (heading) => heading.join() === RAIFFEISEN.join(),
    'Odoo 2016': (heading) => ODOO.every((name) => heading.includes(name)),
    'uabean ProCredit': (heading) => heading.slice(0, 6).join() === PROCREDIT.slice(0, 6).join(),
  };

  it.each([
    ['Raiffeisen', RAIFFEISEN],
    ['Odoo 2016', ODOO],
    ['ProCredit', PROCREDIT],
  ])('of %s satisfy six of eight readers, as any other does', (_, heading) => {
    expect(Object.values(READERS).filter((takes) => takes(heading))).toHaveLength(6);
  });
});
