import { STATEMENT_BALANCE_FORMATS } from '../../../src/domain/vocabulary';
import { buildLongStatement } from '../../../src/files/testing/statement-samples';
import { writeBalances, type StatementToWrite } from '../../../src/files/writers/statement';
import {
  buildCorpLightTable,
  buildDbfTable,
  STATEMENT_HEADINGS,
  buildStatementTable,
  type StatementHeading,
} from '../../../src/files/writers/statement/table-columns';
import { writeCsv } from '../../../src/files/writers/write-csv';
import { writeDbf } from '../../../src/files/writers/write-dbf';
import { writeWorkbook } from '../../../src/files/writers/write-workbook';
import { printStatement } from '../../../src/print/statement/print-statement';
import { longPrintedStatement } from '../../../src/print/testing/statement-sample';
import { reportBenches } from '../report-benches';

const COUNT = 10_000;
const YEAR = 50_000;
const LIMIT_MS = 1000;
const TABLE_LIMIT_MS = 2000;
const PDF_LIMIT_MS = 3500;
const YEAR_LIMIT_MS = 5000;
const TODAY = '2026-07-16';

const statement = buildLongStatement(COUNT);
const year = buildLongStatement(YEAR);
const printed = longPrintedStatement(COUNT);
const headings = Object.fromEntries(STATEMENT_HEADINGS.map((key) => [key, key])) as Record<StatementHeading, string>;
const flattenRows = ({ accounts }: StatementToWrite) =>
  accounts.flatMap((account) => account.documents.map((document) => ({ account, document, transfer: '' })));
const rows = flattenRows(statement);

/** `npm run bench -- statement-files`: runs the workers' code in process; the engine is the same. */
await reportBenches([
  ...STATEMENT_BALANCE_FORMATS.map((format) => ({
    name: `10,000 operations as ${format}`,
    limitMs: LIMIT_MS,
    prepare: () => () => writeBalances(statement, format),
  })),
  ...(['camt-08', 'mt940'] as const).map((format) => ({
    name: `a year of 50,000 operations as ${format}`,
    limitMs: YEAR_LIMIT_MS,
    prepare: () => () => writeBalances(year, format),
  })),
  {
    name: '10,000 operations as xlsx',
    limitMs: TABLE_LIMIT_MS,
    prepare: () => () => writeWorkbook(buildStatementTable(rows, statement, headings)),
  },
  {
    name: '10,000 operations as csv',
    limitMs: TABLE_LIMIT_MS,
    prepare: () => () => writeCsv(buildStatementTable(rows, statement, headings), 'utf-8', true),
  },
  {
    name: '10,000 operations as dbf',
    limitMs: TABLE_LIMIT_MS,
    prepare: () => () => writeDbf(buildDbfTable(rows, statement), 'windows-1251', TODAY),
  },
  {
    name: '10,000 operations as dbf of CorpLight',
    limitMs: TABLE_LIMIT_MS,
    prepare: () => () => writeDbf(buildCorpLightTable(rows, statement), 'windows-1251', TODAY),
  },
  { name: '10,000 operations as PDF', limitMs: PDF_LIMIT_MS, prepare: () => () => printStatement(printed) },
]);
