import type { FileFault } from '../../domain';
import { readAccountCell } from '../../domain/rules';
import { readDelimited } from '../csv/read-delimited';
import type { EncodingPreviews, TextEncoding } from '../encoding';
import type { ColumnsRead } from '../columns-read';
import { checkLimits, hideRows, findTable, type Grid } from '../grid';
import type { DirectionRead } from '../direction-read';
import {
  describeColumns,
  findDirectionPlaces,
  findLayout,
  toImportRow,
  applyColumnChoice,
  correctColumnsByContent,
  detectDirection,
  restoreCodeZeros,
  type Layout,
  type OwnSide,
} from '../layouts';
import { ROWS_MAX } from '../limits';
import { read, refuse, type Reading } from '../reading';
import type { Table, TableRow } from '../table';
import { selectSheets, findSheetsWithTable } from '../workbook/workbook-content';
import type { PayrollFileFacts } from '../payroll/payroll-file';
import type { FileFormat } from './file-format';
import { findTotalDifference, removeTotals, type TotalDifference } from './table-totals';
import { isIBank2, readIBank2 } from './read-ibank2';
import { isIFobsText, readIFobsText } from './read-ifobs-text';
import { isOneC, readOneC } from './read-one-c';
import { readXmlFile, type RecordsOfFormat } from './read-xml-file';
import { recognise, type FileContent, type ReadingOptions } from './recognise';
import type { ImportRecord, ImportRecords } from './record';

export interface FileAbout {
  readonly format: FileFormat;
  /** Null for a workbook, whose texts are Unicode. */
  readonly encoding: TextEncoding | null;
  readonly previews: EncodingPreviews;
  readonly sheet: string;
  readonly sheets: readonly string[];
  readonly hiddenSheets?: readonly string[];
  readonly otherSheets?: readonly string[];
  readonly hiddenRows?: number;
  readonly columns?: ColumnsRead;
  readonly direction?: DirectionRead;
  readonly control?: TotalDifference;
  /** True if some rows have already been paid: none is paid again before the user confirms it. */
  readonly isStatement?: boolean;
  readonly payroll?: PayrollFileFacts;
}

interface PaymentsFile {
  readonly about: FileAbout;
  readonly records: ImportRecords;
}

/**
 * Reads a file of hryvnia payments of any program, recognised by its content. Rows are not checked. Never throws.
 * Source: docs/requirements/hryvnia-payments.md#import-and-export, docs/requirements/hryvnia-payments.md#import-files,
 * docs/requirements/hryvnia-payments.md#files, docs/requirements/banking-rules.md#recognising-files.
 */
export async function readPaymentsFile(
  bytes: Uint8Array,
  options: ReadingOptions,
): Promise<ReadingOfFile<PaymentsFile>> {
  const content = await recognise(bytes, options);
  if (!content.ok) return content;
  const found = readRecords(content.value, options);
  if (!found.ok) return withAbout(found.fault, content.value, options);
  const { format, sheet, hiddenRows = 0, otherSheets = [], columns, direction, control } = found.value;
  const records = found.value.records.map((record) =>
    isPaidToCompany(record.row, options.own) ? { ...record, isIncoming: true } : record,
  );
  const isStatement = format === 'statement' || direction !== undefined || records.some(({ isIncoming }) => isIncoming);
  if (records.length > ROWS_MAX) return refuse('tooManyRows', { max: String(ROWS_MAX) });
  const about: FileAbout = {
    format,
    sheet,
    ...describe(content.value),
    ...(otherSheets.length > 0 && { otherSheets }),
    ...(hiddenRows > 0 && { hiddenRows }),
    ...(columns && { columns }),
    ...(direction && { direction }),
    ...(control && { control }),
    ...(isStatement && { isStatement }),
  };
  return read({ records, about });
}

function isPaidToCompany({ acn_d = '', acn_c = '' }: ImportRecord['row'], own: OwnSide | undefined): boolean {
  if (!own || own.ibans.size === 0 || acn_d.trim() === '') return false;
  return own.ibans.has(readAccountCell(acn_c)) && !own.ibans.has(readAccountCell(acn_d));
}

/** Result of reading; a fault may include facts, as another sheet may be the right one. */
export type ReadingOfFile<T> = { readonly ok: true; readonly value: T } | FileUnread;

export interface FileUnread {
  readonly ok: false;
  readonly fault: FileFault;
  readonly about?: FileAbout;
}

export function withAbout(fault: FileFault, content: FileContent, { sheet = '' }: ReadingOptions): FileUnread {
  if (content.kind !== 'workbook') return { ok: false, fault };
  return { ok: false, fault, about: { format: content.format, sheet, ...describe(content) } };
}

interface Found extends RecordsOfFormat {
  readonly sheet: string;
  readonly otherSheets?: readonly string[];
}

function readRecords(content: FileContent, options: ReadingOptions): Reading<Found> {
  switch (content.kind) {
    case 'dbf':
      return withoutSheet(explainExternalField(readTableRecords(checkLimits(content.table), 'dbf', options), content));
    case 'workbook':
      return readSheets(content, options);
    case 'text':
      return withoutSheet(readTextContent(content.text, options));
  }
}

function explainExternalField<Value>(
  found: Reading<Value>,
  { elsewhere: externalField }: FileContent & { kind: 'dbf' },
): Reading<Value> {
  if (found.ok || found.fault.key !== 'unknownStructure' || !externalField) return found;
  return refuse('unknownFieldType', { column: externalField.name, type: externalField.type });
}

function withoutSheet(found: Reading<RecordsOfFormat>): Reading<Found> {
  return found.ok ? read({ ...found.value, sheet: '' }) : found;
}

function readTextContent(text: string, options: ReadingOptions): Reading<RecordsOfFormat> {
  if (isOneC(text)) return addFormat('oneC', readOneC(text));
  if (isIBank2(text)) return addFormat('iBank2', readIBank2(text));
  if (text.trimStart().startsWith('<')) return readXmlFile(text);
  if (isIFobsText(text)) return addFormat('iFobsText', readIFobsText(text));
  return readGrid(readDelimited(text, hasPaymentColumns), 'csv', options);
}

function readSheets(content: FileContent & { kind: 'workbook' }, options: ReadingOptions): Reading<Found> {
  const { sheets, format, is1904 } = content;
  const candidates = selectSheets(sheets, options.sheet);
  for (const [at, { name, grid }] of candidates.entries()) {
    const found = readGrid(grid, format, options, is1904);
    const isOtherSheet = !found.ok && found.fault.key === 'unknownStructure';
    if (!isOtherSheet) {
      const otherSheets = findSheetsWithTable(candidates.slice(at + 1), hasPaymentColumns);
      return found.ok ? read({ ...found.value, sheet: name, otherSheets }) : found;
    }
  }
  return refuse('unknownStructure');
}

function readGrid(grid: Grid, format: FileFormat, options: ReadingOptions, is1904 = false): Reading<RecordsOfFormat> {
  const table = findTable(grid, hasPaymentColumns);
  return readTableRecords(table.ok ? read({ ...table.value, is1904 }) : table, format, options);
}

function readTableRecords(
  reading: Reading<Table>,
  format: FileFormat,
  options: ReadingOptions,
): Reading<RecordsOfFormat> {
  if (!reading.ok) return reading;
  const { table, hiddenRows } = hideRows(reading.value, options.withHiddenRows);
  const found = findLayout(table.columns, format);
  if (!found) return refuse('unknownStructure');
  const byContent = found.isOfProgram
    ? found
    : correctColumnsByContent(found, table, options.own, findDirectionPlaces(found, table));
  const { layout, direction } = detectDirection(
    applyColumnChoice(byContent, options.columns),
    table,
    options.direction,
  );
  const { rows, totals } = removeTotals(layout, table);
  const records = rows.map((row) => toRecord(layout, table, row));
  const control = direction
    ? null
    : findTotalDifference(
        totals,
        records.map(({ row }) => row.sum_cur ?? ''),
      );
  return read({
    format: layout.format,
    records,
    hiddenRows,
    ...(control && { control }),
    columns: describeColumns(direction ? withoutDoubtfulDay(layout) : layout, table),
    ...(direction && { direction }),
  });
}

/** Drops the question about the column of days: those of a statement are past and become no payment's date. */
function withoutDoubtfulDay({ doubtful = new Map(), ...layout }: Layout): Layout {
  return { ...layout, doubtful: new Map([...doubtful].filter(([column]) => column !== 'oper_date')) };
}

function toRecord(layout: Layout, table: Table, row: TableRow): ImportRecord {
  return {
    line: row.line,
    ...restoreCodeZeros(toImportRow(layout, table, row)),
    ...(row.isBroken && { isBroken: true }),
    ...(layout.directionOf?.(row) === 'incoming' && { isIncoming: true }),
    ...(layout.directionOf?.(row) === null && { isDirectionUnknown: true }),
  };
}

function addFormat(format: FileFormat, records: Reading<ImportRecords>): Reading<RecordsOfFormat> {
  return records.ok ? read({ format, records: records.value }) : records;
}

function hasPaymentColumns(names: readonly string[]): boolean {
  return findLayout(names, 'csv') !== null;
}

export function describe(content: FileContent): Omit<FileAbout, 'format' | 'sheet'> {
  if (content.kind !== 'workbook') return { encoding: content.encoding, previews: content.previews, sheets: [] };
  const hidden = content.sheets.filter(({ isHidden }) => isHidden).map(({ name }) => name);
  return {
    encoding: null,
    previews: {},
    sheets: content.sheets.map(({ name }) => name),
    ...(hidden.length > 0 && { hiddenSheets: hidden }),
  };
}
