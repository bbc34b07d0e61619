import { CURRENCY_IMPORT_COLUMNS, CURRENCY_IMPORT_REQUIRED, type CurrencyImportColumn } from '../../domain/rules';
import { readXml } from '../../domain/xml';
import { isStatement } from '../layouts';
import { amountText, dayText } from '../layouts/cell-text';
import { CURRENCY_HEADINGS } from '../layouts/currency-headings';
import { FILE_BYTES_MAX, ROWS_MAX } from '../limits';
import { read, refused } from '../reading';
import type { Cell, TableRow } from '../table';
import type { CurrencyRecord, CurrencyRecords } from './currency-record';
import { readCurrencyPain001 } from './pain001-currency';
import { isPain001 } from './pain001-parts';
import { describe, withAbout, type FileAbout, type ReadingOfFile } from './payments';
import { openTable } from './plain-table';
import { recognise, type FileContent, type ReadingOptions } from './recognise';

export interface CurrencyFile {
  readonly about: FileAbout;
  readonly records: CurrencyRecords;
}

const DAYS: readonly string[] = ['doc_date', 'val_date', 'dog_date'] satisfies CurrencyImportColumn[];
const AMOUNTS: readonly string[] = ['amount', 'contracts_amounts'] satisfies CurrencyImportColumn[];

/**
 * Reads a file of currency payments and requests: a table with the fields of the wire or with people's headings, or
 * pain.001. The rows are not judged yet. Never throws for anything that a file may hold.
 * Source: spec 3 §3, reference/areas C2
 */
export async function readCurrencyFile(
  bytes: Uint8Array,
  options: ReadingOptions,
): Promise<ReadingOfFile<CurrencyFile>> {
  const content = await recognise(bytes, options);
  if (!content.ok) return content;
  const isXml = content.value.kind === 'text' && content.value.text.trimStart().startsWith('<');
  return isXml ? fromXml(content.value) : fromTable(content.value, options);
}

function fromXml(content: FileContent): ReadingOfFile<CurrencyFile> {
  const xml = readXml(content.kind === 'text' ? content.text : '', FILE_BYTES_MAX);
  if (!xml.ok) return refused('impFileCorrupted');
  if (!isPain001(xml.root)) return refused('unknownStructure');
  const records = readCurrencyPain001(xml.root);
  if (!records.ok) return records;
  if (records.value.length > ROWS_MAX) return refused('tooManyRows', { max: String(ROWS_MAX) });
  return read({ records: records.value, about: { format: 'pain001', sheet: '', ...describe(content) } });
}

function fromTable(content: FileContent, options: ReadingOptions): ReadingOfFile<CurrencyFile> {
  const opened = openTable(content, { ...options, needs: CURRENCY_IMPORT_REQUIRED, headings: CURRENCY_HEADINGS });
  if (!opened.ok) return opened;
  const { about, table, places } = opened.value;
  // A column with kinds of documents has the heading of a direction too.
  const others = new Set(
    CURRENCY_IMPORT_COLUMNS.flatMap((name) => (name === 'pmt_type' ? [] : [places.get(name) ?? -1])),
  );
  if (isStatement(table, places.get('amount') ?? -1, others))
    return withAbout({ key: 'statementNotPayments' }, content, options);
  const known = CURRENCY_IMPORT_COLUMNS.flatMap((column) => {
    const place = places.get(column);
    return place === undefined ? [] : [{ column, place }];
  });
  return read({ about, records: table.rows.map((row) => recordOf(row, known, table.is1904)) });
}

interface KnownColumn {
  readonly column: CurrencyImportColumn;
  readonly place: number;
}

function recordOf(row: TableRow, known: readonly KnownColumn[], is1904 = false): CurrencyRecord {
  const cells: Partial<Record<CurrencyImportColumn, string>> = {};
  for (const { column, place } of known) {
    const text = textOf(column, row.cells[place] ?? '', is1904);
    if (text !== '') cells[column] = text;
  }
  return {
    line: row.line,
    row: cells,
    ...(row.isBroken && { isBroken: true }),
  };
}

/** A spreadsheet keeps so many digits of a number, and zeros in the place of the others. */
const DIGITS_KEPT = 1e15;

/**
 * A number of a workbook is a day or an amount as the column tells; all else is its shortest decimal, and a number that
 * has lost digits is written as one that is rounded: nobody may take it for an account.
 */
function textOf(column: string, cell: Cell, is1904: boolean): string {
  if (typeof cell === 'string') return cell;
  if (DAYS.includes(column)) return dayText(cell, is1904);
  if (AMOUNTS.includes(column)) return amountText(cell);
  return Math.abs(cell) < DIGITS_KEPT ? String(cell) : cell.toExponential();
}
