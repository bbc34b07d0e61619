import { CURRENCY_IMPORT_COLUMNS, CURRENCY_IMPORT_REQUIRED, type CurrencyImportColumn } from '../../domain/rules';
import { readXml } from '../../domain/xml';
import { isStatement } from '../layouts';
import { toAmountText, toDayText } from '../layouts/to-cell-text';
import { CURRENCY_HEADINGS } from '../layouts/currency-headings';
import { FILE_BYTES_MAX, ROWS_MAX } from '../limits';
import { read, refuse } from '../reading';
import type { Cell, TableRow } from '../table';
import type { CurrencyRecord, CurrencyRecords } from './currency-record';
import { readCurrencyPain001 } from './read-currency-pain001';
import { isPain001 } from './pain001-parts';
import { describe, withAbout, type FileAbout, type ReadingOfFile } from './read-payments-file';
import { openTable } from './read-table-file';
import { recognise, type FileContent, type ReadingOptions } from './recognise';

interface CurrencyFile {
  readonly about: FileAbout;
  readonly records: CurrencyRecords;
}

const DAYS: readonly string[] = ['doc_date', 'val_date', 'dog_date'] satisfies CurrencyImportColumn[];
const AMOUNTS: readonly string[] = ['amount', 'contracts_amounts'] satisfies CurrencyImportColumn[];

/**
 * Reads a file of currency payments and requests: a table or pain.001. Rows are not checked. Never throws. Source:
 * docs/requirements/currency-payroll-credits-statements.md#data, docs/requirements/currency.md#swift-message.
 */
export async function readCurrencyFile(
  bytes: Uint8Array,
  options: ReadingOptions,
): Promise<ReadingOfFile<CurrencyFile>> {
  const content = await recognise(bytes, options);
  if (!content.ok) return content;
  const isXml = content.value.kind === 'text' && content.value.text.trimStart().startsWith('<');
  return isXml ? readXmlContent(content.value) : readTableContent(content.value, options);
}

function readXmlContent(content: FileContent): ReadingOfFile<CurrencyFile> {
  const xml = readXml(content.kind === 'text' ? content.text : '', FILE_BYTES_MAX);
  if (!xml.ok) return refuse('impFileCorrupted');
  if (!isPain001(xml.root)) return refuse('unknownStructure');
  const records = readCurrencyPain001(xml.root);
  if (!records.ok) return records;
  if (records.value.length > ROWS_MAX) return refuse('tooManyRows', { max: String(ROWS_MAX) });
  return read({ records: records.value, about: { format: 'pain001', sheet: '', ...describe(content) } });
}

function readTableContent(content: FileContent, options: ReadingOptions): ReadingOfFile<CurrencyFile> {
  const opened = openTable(content, { ...options, needs: CURRENCY_IMPORT_REQUIRED, headings: CURRENCY_HEADINGS });
  if (!opened.ok) return opened;
  const { about, table, places } = opened.value;
  // The column of document kinds also has the heading of a direction.
  const others = new Set(
    CURRENCY_IMPORT_COLUMNS.flatMap((name) => (name === 'pmt_type' ? [] : [places.get(name) ?? -1])),
  );
  if (isStatement(table, places.get('amount') ?? -1, others))
    return withAbout({ key: 'statementNotPayments' }, content, options);
  const knownColumns = CURRENCY_IMPORT_COLUMNS.flatMap((column) => {
    const place = places.get(column);
    return place === undefined ? [] : [{ column, place }];
  });
  return read({ about, records: table.rows.map((row) => toRecord(row, knownColumns, table.is1904)) });
}

interface KnownColumn {
  readonly column: CurrencyImportColumn;
  readonly place: number;
}

function toRecord(row: TableRow, knownColumns: readonly KnownColumn[], is1904 = false): CurrencyRecord {
  const cells: Partial<Record<CurrencyImportColumn, string>> = {};
  for (const { column, place } of knownColumns) {
    const text = formatCell(column, row.cells[place] ?? '', is1904);
    if (text !== '') cells[column] = text;
  }
  return {
    line: row.line,
    row: cells,
    ...(row.isBroken && { isBroken: true }),
  };
}

/** Limit above which a spreadsheet replaces digits by zeros. */
const EXACT_NUMBER_LIMIT = 1e15;

/**
 * Converts a cell to text: a number is a day or an amount if the column is one, else its shortest decimal. A number
 * that has lost digits becomes exponential, so that it cannot pass for an account.
 */
function formatCell(column: string, cell: Cell, is1904: boolean): string {
  if (typeof cell === 'string') return cell;
  if (DAYS.includes(column)) return toDayText(cell, is1904);
  if (AMOUNTS.includes(column)) return toAmountText(cell);
  return Math.abs(cell) < EXACT_NUMBER_LIMIT ? String(cell) : cell.toExponential();
}
