import { readDelimited } from '../csv/read-delimited';
import type { EncodingPreviews, TextEncoding } from '../encoding';
import { limited, tableBelowNames, type Grid } from '../grid';
import { layoutOf, rowOf } from '../layouts';
import { ROWS_MAX } from '../limits';
import { read, refused, type Reading } from '../reading';
import type { Table } from '../table';
import type { FileFormat } from './format';
import { isIBank2, readIBank2 } from './ibank2';
import { isIFobsText, readIFobsText } from './ifobs-text';
import { isOneC, readOneC } from './one-c';
import { readXmlFile, type RecordsOfFormat } from './read-xml';
import { recognise, type FileContent, type ReadingOptions } from './recognise';
import type { ImportRecords } from './record';

/** What was found out about a file, for a person to see and to correct. */
export interface FileAbout {
  readonly format: FileFormat;
  /** null for a workbook, whose texts are in Unicode. */
  readonly encoding: TextEncoding | null;
  /** The first lines in every encoding that the file may be in. */
  readonly previews: EncodingPreviews;
  /** The sheet that was read, and all there are; '' and none for what is no workbook. */
  readonly sheet: string;
  readonly sheets: readonly string[];
}

export interface PaymentsFile {
  readonly about: FileAbout;
  readonly records: ImportRecords;
}

/**
 * Reads a file of hryvnia payments, of whatever program: recognised by what is in it. The rows are not judged yet.
 * Never throws for anything that a file may hold. Source: spec 2 §2, §5, §9; reference/banking 4
 */
export async function readPaymentsFile(bytes: Uint8Array, options: ReadingOptions): Promise<Reading<PaymentsFile>> {
  const content = await recognise(bytes, options);
  if (!content.ok) return content;
  const found = recordsOf(content.value, options);
  if (!found.ok) return found;
  const { records, format, sheet } = found.value;
  if (records.length > ROWS_MAX) return refused('tooManyRows', { max: String(ROWS_MAX) });
  return read({ records, about: { format, sheet, ...describe(content.value) } });
}

interface Found extends RecordsOfFormat {
  readonly sheet: string;
}

function recordsOf(content: FileContent, options: ReadingOptions): Reading<Found> {
  switch (content.kind) {
    case 'dbf':
      return withoutSheet(fromTable(limited(content.table), 'dbf'));
    case 'workbook':
      return fromSheets(content, options.sheet);
    case 'text':
      return withoutSheet(fromText(content.text));
  }
}

function withoutSheet(found: Reading<RecordsOfFormat>): Reading<Found> {
  return found.ok ? read({ ...found.value, sheet: '' }) : found;
}

function fromText(text: string): Reading<RecordsOfFormat> {
  if (isOneC(text)) return labelled('oneC', readOneC(text));
  if (isIBank2(text)) return labelled('iBank2', readIBank2(text));
  if (text.trimStart().startsWith('<')) return readXmlFile(text);
  if (isIFobsText(text)) return labelled('iFobsText', readIFobsText(text));
  return fromGrid(readDelimited(text, arePaymentColumns), 'csv');
}

/** The sheet that was asked for, or the first that holds payments. */
function fromSheets(content: FileContent & { kind: 'workbook' }, wanted: string | undefined): Reading<Found> {
  const { sheets, format, is1904 } = content;
  const candidates = wanted === undefined ? sheets : sheets.filter(({ name }) => name === wanted);
  for (const { name, grid } of candidates) {
    const found = fromGrid(grid, format, is1904);
    const isOtherSheet = !found.ok && found.fault.key === 'unknownStructure';
    if (!isOtherSheet) return found.ok ? read({ ...found.value, sheet: name }) : found;
  }
  return refused('unknownStructure');
}

function fromGrid(grid: Grid, format: FileFormat, is1904 = false): Reading<RecordsOfFormat> {
  const table = tableBelowNames(grid, arePaymentColumns);
  return fromTable(table.ok ? read({ ...table.value, is1904 }) : table, format);
}

function fromTable(table: Reading<Table>, format: FileFormat): Reading<RecordsOfFormat> {
  if (!table.ok) return table;
  const layout = layoutOf(table.value.columns, format);
  if (!layout) return refused('unknownStructure');
  const records = table.value.rows.map((row) => ({
    line: row.line,
    row: rowOf(layout, table.value, row),
    ...(row.isBroken && { isBroken: true }),
  }));
  return read({ format: layout.format, records });
}

function labelled(format: FileFormat, records: Reading<ImportRecords>): Reading<RecordsOfFormat> {
  return records.ok ? read({ format, records: records.value }) : records;
}

function arePaymentColumns(names: readonly string[]): boolean {
  return layoutOf(names, 'csv') !== null;
}

export function describe(content: FileContent): Omit<FileAbout, 'format' | 'sheet'> {
  if (content.kind === 'workbook')
    return { encoding: null, previews: {}, sheets: content.sheets.map(({ name }) => name) };
  return { encoding: content.encoding, previews: content.previews, sheets: [] };
}
