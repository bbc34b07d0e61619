import Papa from 'papaparse';
import { childrenOf, readXml } from '../../../domain/xml';
import type { StatementBalanceFormat } from '../../../domain/vocabulary';
import { decodeText } from '../../encoding';
import { accountToWrite, operationToWrite, sampleStatement, statementToWrite } from '../../testing/statement-samples';
import { movedOn, type StatementToWrite } from './statement-to-write';
import { writeBalances } from './write-balances';

/* Demands of public readers of these files, restated from reading them: docs/file-formats.md says which. */

const AWKWARD = statementToWrite([
  accountToWrite([
    operationToWrite({ purpose: 'За договір; «нові умови» 7', correspondentName: 'ТОВ "Річ; Лад"', number: '' }),
    operationToWrite({ purpose: '', correspondentName: '', correspondentCode: '', correspondentAccount: '' }),
    operationToWrite({ purpose: 'Кава 漢 і чай', operationDate: '2026-07-15', executed: '2026-07-15T14:05:59' }),
  ]),
]);
const STATEMENTS = [sampleStatement(), AWKWARD];
const textOf = (statement: StatementToWrite, format: StatementBalanceFormat) =>
  decodeText(writeBalances(statement, format).bytes, 'windows-1251');
const countOf = ({ accounts }: StatementToWrite) =>
  accounts.reduce((sum, account) => sum + movedOn(account).entries.length, 0);
const tableOf = (text: string) => Papa.parse<string[]>(text, { delimiter: ';', skipEmptyLines: true }).data;

/** Reads cells of a line as the converters in C# do: each ends with a divider, a quoted one as well. */
function cellsOf(line: string, count: number): readonly string[] {
  const cells: string[] = [];
  let at = 0;
  while (cells.length < count) {
    const [found, quoted, plain] = /^(?:"((?:[^"]|"")*)"|([^";][^;]*|));/.exec(line.slice(at)) ?? [];
    if (found === undefined) throw new Error(`cell ${cells.length + 1}: no divider behind it`);
    cells.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    at += found.length;
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
    return childrenOf(reading.root, 'ROW').map(({ attributes }) => attributes);
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
