import { readDbf } from '../../dbf';
import { readPaymentsFile } from '../../formats';
import { decodeText } from '../../encoding';
import {
  EURO_OPERATIONS,
  buildAccount,
  buildOperation,
  buildSampleStatement,
  buildStatement,
} from '../../testing/statement-samples';
import { writeCsv } from '../write-csv';
import { writeDbf } from '../write-dbf';
import {
  buildCorpLightTable,
  buildDbfTable,
  STATEMENT_HEADINGS,
  buildStatementTable,
  type OperationOfTable,
} from './table-columns';
import type { StatementToWrite } from './statement-to-write';
import { writeStatement } from './write-statement';

const TODAY = '2026-07-16';
const rowsOf = ({ accounts }: StatementToWrite): readonly OperationOfTable[] =>
  accounts.flatMap((account) =>
    account.documents.map((document) => ({
      account,
      document,
      transfer: document.number === '101' ? 'Платіж на IBAN' : '',
    })),
  );
const HEADINGS = Object.fromEntries(STATEMENT_HEADINGS.map((key) => [key, key])) as Record<
  (typeof STATEMENT_HEADINGS)[number],
  string
>;

function dbfRows(bytes: Uint8Array) {
  const reading = readDbf(bytes, { fallback: 'cp866' });
  if (!reading.ok) throw new Error(reading.fault.key);
  const { columns, rows } = reading.value.table;
  return rows.map(({ cells }) => Object.fromEntries(columns.map((column, place) => [column, cells[place]])));
}

describe('the table of a statement', () => {
  it('has debits and credits in columns of their own, hryvnias with a sign, and no sum for a rate that moved', () => {
    const statement = buildSampleStatement();
    const lines = decodeText(
      writeCsv(buildStatementTable(rowsOf(statement), statement, HEADINGS), 'utf-8', true).bytes,
      'utf-8',
    ).split('\r\n');
    expect(lines[0]).toBe(STATEMENT_HEADINGS.join(';'));
    expect(lines[0]).toMatch(/;uetr;transfer$/);
    expect(lines[1]).toContain(';500,50;;UAH;-500,50;');
    expect(lines[1]).toMatch(/;Платіж на IBAN$/);
    expect(lines[2]).toContain(';;1200,00;UAH;1200,00;');
    expect(lines[4]).toContain(';;;EUR;220,00;48,330000;');
    expect(lines[5]).toContain(';1200,00;;EUR;-57996,00;48,330000;');
  });
});

describe('every table', () => {
  it('keeps a line break of a stranger out of its cells', async () => {
    const broken = 'А\r\n1';
    const operation = buildOperation({
      number: broken,
      correspondentCode: broken,
      correspondentAccount: broken,
      correspondentBankCode: broken,
      correspondentName: broken,
      purpose: broken,
    });
    const statement = buildStatement([buildAccount([operation])]);
    const table = { rows: rowsOf(statement), head: statement, headings: HEADINGS, today: TODAY };
    for (const format of ['csv', 'dbf', 'dbf-corplight'] as const) {
      const { bytes } = await writeStatement({ format, table }, () => undefined);
      const text = decodeText(bytes, format === 'csv' ? 'utf-8' : 'windows-1251');
      expect(text.split('А 1')).toHaveLength(7);
    }
  });
});

describe('our dBase table', () => {
  it('has the payer at D and the receiver at C, as the tables of payments', () => {
    const statement = buildSampleStatement();
    const [paid, received] = dbfRows(
      writeDbf(buildDbfTable(rowsOf(statement), statement), 'windows-1251', TODAY).bytes,
    );
    expect(paid).toMatchObject({
      ACN_D: 'UA603516070000026003999000001',
      OKPO_C: '92000019',
      SUM_CUR: '500.50',
      CUR_REF: '980',
    });
    expect(received).toMatchObject({ OKPO_D: '0148102804', NAME_C: 'ТОВ «Калинова Брама»', SUM_CUR: '1200.00' });
  });
});

describe('the dBase table of CorpLight', () => {
  const statement = buildSampleStatement();
  const write = (rows: readonly OperationOfTable[], encoding: 'windows-1251' | 'cp866' = 'windows-1251') =>
    writeDbf(buildCorpLightTable(rows, statement), encoding, TODAY).bytes;

  it('has its columns letter for letter, sums in kopecks, days as days', () => {
    const [paid, received] = dbfRows(write(rowsOf(statement)));
    expect(Object.keys(paid ?? {}).join(' ')).toBe(
      'NDOC DT MFOCLI OKPOCLI ACCCLI NAMECLI BANKCLI MFOCOR ACCCOR OKPOCOR NAMECOR BANKCOR DK SUMMA NAZN VAL DATP DA SALDOVH SALDOVHEV SALDOISH SALDOISHEV UETR',
    );
    expect(paid).toMatchObject({ DK: '1', SUMMA: '50050', SALDOVH: '1000000', SALDOISH: '1069650', VAL: '980' });
    expect(received).toMatchObject({ DK: '0', SUMMA: '120000', NAMECOR: 'Умовна Оксана Тестівна' });
    const bytes = write(rowsOf(statement));
    expect(String.fromCharCode(bytes[32 + 32 + 11] ?? 0)).toBe('D');
    expect(new TextDecoder('windows-1251').decode(bytes)).toContain('20260715');
  });

  it('has room for a whole purpose, which our import reads back', async () => {
    const purpose = 'Призначення на всі чотириста двадцять знаків '.repeat(10).slice(0, 420).trim();
    const rows = rowsOf(buildStatement([buildAccount([buildOperation({ purpose })])]));
    expect(dbfRows(write(rows))[0]?.['NAZN']).toBe(purpose);
    const reading = await readPaymentsFile(write(rows), { name: 'x.dbf' });
    expect(reading.ok && reading.value.about.format).toBe('corp2');
    expect(reading.ok && reading.value.records[0]?.row).toMatchObject({
      sum_cur: '500.50',
      pay_purp: purpose,
      okpo_c: '92000019',
    });
  });

  it.each(['dbf-cp866', 'dbf-corplight-cp866'] as const)('is written for programs under DOS as %s', async (format) => {
    const table = { rows: rowsOf(statement), head: statement, headings: HEADINGS, today: TODAY };
    const { bytes } = await writeStatement({ format, table }, () => undefined);
    // Language byte 0x26 means code page 866.
    expect(bytes[29]).toBe(0x26);
    expect(decodeText(bytes, 'cp866')).toContain('Оплата за товар');
  });

  it('keeps a currency account’s own money, and nothing for a rate that moved', () => {
    const account = buildAccount(EURO_OPERATIONS, { currencyLetters: 'EUR', currencyCode: '978' });
    const rows = dbfRows(write(rowsOf(buildStatement([account])), 'cp866'));
    expect(rows.map((row) => row['SUMMA'])).toEqual(['120000', '10000']);
  });
});
