import { read, refuse, type Reading } from '../reading';
import type { Cell, TableRow } from '../table';
import { openCompoundFile } from './open-compound-file';
import type { Sheet, WorkbookContent } from './workbook-content';
import { decodeCharacters, readStringTable } from './read-string-table';
import { RecordType, readRecords, type XlsRecord } from './read-records';

const STREAMS = ['Workbook', 'Book'] as const;
/** Stream of an Office Open XML workbook with a password, which is stored in a compound file. */
const ENCRYPTED = 'EncryptedPackage';
const EXCEL_97 = 0x0600;
const SHEET = 0x0010;
/** Mark in place of a formula's number: its value is a text, a boolean or an error. */
const NO_NUMBER = 0xffff;

const FORMULA_PARTS: ReadonlySet<number> = new Set([0x0221, 0x04bc, 0x0236, 0x0021, 0x0036]);

type Cells = Map<number, Cell[]>;

interface SheetCells {
  readonly cells: Cells;
  readonly hidden: Set<number>;
}

interface Book {
  isExcel97: boolean;
  is1904: boolean;
  decoder: TextDecoder;
  strings: readonly string[];
  readonly names: string[];
  readonly hiddenSheets: boolean[];
  readonly sheets: SheetCells[];
}

/**
 * Reads the values of an Excel 97 or 95 workbook. The library's reader runs endlessly or out of memory on files with a
 * few wrong bytes, and takes five times as long. Source: [MS-XLS]
 */
export function readXls(bytes: Uint8Array): Reading<WorkbookContent> {
  const file = openCompoundFile(bytes);
  if (!file.ok) return file;
  if (file.value.has(ENCRYPTED)) return refuse('protectedFile');
  const name = STREAMS.find((stream) => file.value.has(stream));
  if (!name) return refuse('unknownFileFormat');
  const stream = file.value.stream(name);
  return stream.ok ? readStream(stream.value) : stream;
}

function readStream(stream: Uint8Array): Reading<WorkbookContent> {
  const records = [...readRecords(stream)];
  const book: Book = {
    isExcel97: true,
    is1904: false,
    decoder: createDecoder(0),
    strings: [],
    names: [],
    hiddenSheets: [],
    sheets: [],
  };
  if (records[0]?.type !== RecordType.begin) return refuse('impFileCorrupted');
  if (records.some(({ type }) => type === RecordType.filePass)) return refuse('protectedFile');
  let depth = 0;
  let sheet: SheetCells | null = null;
  for (const [index, record] of records.entries()) {
    if (record.type === RecordType.begin) {
      depth += 1;
      if (depth === 1) sheet = begin(book, record);
    } else if (record.type === RecordType.end) depth -= 1;
    // A chart on a sheet has its own substream, whose points look like cells.
    else if (depth > 1) continue;
    else if (sheet) putRecord(book, sheet, record, findFormulaText(records, index));
    else readGlobal(book, record, records, index);
  }
  // A truncated stream ends inside a sheet.
  if (depth !== 0 || book.sheets.length === 0) return refuse('impFileCorrupted');
  const sheets = book.sheets.map((found, index): Sheet => {
    const isHidden = book.hiddenSheets[index] === true;
    return { name: book.names[index] ?? '', grid: toGrid(found), ...(isHidden && { isHidden }) };
  });
  return read({ sheets, is1904: book.is1904 });
}

/** Finds the record with a formula's text; an array or a shared formula may come first. Source: [MS-XLS] 2.1.7.20.6 */
function findFormulaText(records: readonly XlsRecord[], index: number): XlsRecord | undefined {
  let at = index + 1;
  while (FORMULA_PARTS.has(records[at]?.type ?? 0)) at += 1;
  return records[at];
}

/** Starts a substream; a chart or macro becomes an empty sheet, so that names stay aligned. */
function begin(book: Book, { view }: XlsRecord): SheetCells | null {
  const [version, kind] = view.byteLength >= 4 ? [view.getUint16(0, true), view.getUint16(2, true)] : [0, 0];
  if (book.sheets.length === 0 && kind !== SHEET) {
    book.isExcel97 = version === EXCEL_97;
    return null;
  }
  const sheet = createEmptySheet();
  book.sheets.push(sheet);
  return kind === SHEET ? sheet : createEmptySheet();
}

function createEmptySheet(): SheetCells {
  return { cells: new Map(), hidden: new Set() };
}

function readGlobal(book: Book, record: XlsRecord, records: readonly XlsRecord[], index: number): void {
  const { type, view, data } = record;
  if (type === RecordType.dateMode && data.length >= 2) book.is1904 = view.getUint16(0, true) === 1;
  if (type === RecordType.codePage && data.length >= 2) book.decoder = createDecoder(view.getUint16(0, true));
  if (type === RecordType.sheetName && data.length >= 8) {
    book.names.push(readSheetName(book, data));
    // 1 hidden, 2 hidden so that the menu does not offer it.
    book.hiddenSheets.push(((data[4] ?? 0) & 3) !== 0);
  }
  if (type === RecordType.strings) {
    const end = records.findIndex((next, place) => place > index && next.type !== RecordType.more);
    book.strings = readStringTable(records.slice(index, end < 0 ? undefined : end).map((part) => part.data));
  }
}

function readSheetName({ isExcel97, decoder }: Book, data: Uint8Array): string {
  const length = data[6] ?? 0;
  if (!isExcel97) return decoder.decode(data.subarray(7, 7 + length));
  const isWide = ((data[7] ?? 0) & 1) === 1;
  return decodeCharacters(data.subarray(8, 8 + length * (isWide ? 2 : 1)), isWide);
}

/** Offset of a row's flags, and the flag of zero height, which means hidden by the user or a filter. */
const ROW_MARKS = 12;
const HIDDEN_ROW = 0x20;

function putRecord(book: Book, { cells, hidden }: SheetCells, record: XlsRecord, next: XlsRecord | undefined): void {
  const { type, view, data } = record;
  if (type !== RecordType.row) return putCells(book, cells, record, next);
  if (data.length > ROW_MARKS && ((data[ROW_MARKS] ?? 0) & HIDDEN_ROW) !== 0) hidden.add(view.getUint16(0, true));
}

const VALUE = 6;

function putCells(book: Book, cells: Cells, record: XlsRecord, next: XlsRecord | undefined): void {
  const { type, view, data } = record;
  if (data.length < VALUE + 2) return;
  const column = view.getUint16(2, true);
  const put = (value: Cell, offset = 0) => {
    const line = view.getUint16(0, true);
    const row = cells.get(line) ?? [];
    row[column + offset] = value;
    cells.set(line, row);
  };
  switch (type) {
    case RecordType.textOfTable:
      if (data.length >= 10) put(book.strings[view.getUint32(VALUE, true)] ?? '');
      return;
    case RecordType.text:
    case RecordType.richText:
      return put(readText(book, data, VALUE));
    case RecordType.number:
      if (data.length >= 14) put(view.getFloat64(VALUE, true));
      return;
    case RecordType.shortNumber:
      if (data.length >= 10) put(decodeRkNumber(view, VALUE));
      return;
    case RecordType.severalNumbers:
      for (let at = 6, offset = 0; at + 4 <= data.length - 2; at += 6, offset += 1)
        put(decodeRkNumber(view, at), offset);
      return;
    case RecordType.yesNoOrError:
      return put(data[7] === 0 ? String(data[VALUE] ?? 0) : ERROR);
    case RecordType.formula:
      if (data.length >= 14) put(readFormulaValue(book, record, next));
      return;
  }
}

/** Text in place of a formula's error, whose number would look like an amount. */
export const ERROR = '#ERROR';

function readFormulaValue(book: Book, { view, data }: XlsRecord, next: XlsRecord | undefined): Cell {
  if (view.getUint16(VALUE + 6, true) !== NO_NUMBER) return view.getFloat64(VALUE, true);
  if (data[VALUE] === 0) return next?.type === RecordType.formulaText ? readText(book, next.data, 0) : '';
  if (data[VALUE] === 1) return String(data[VALUE + 2] ?? 0);
  return data[VALUE] === 2 ? ERROR : '';
}

/**
 * Reads a text after its length; it never continues in another record: Excel cuts at 32,767 characters and records at
 * 8,224.
 */
function readText({ isExcel97, decoder }: Book, data: Uint8Array, at: number): string {
  const length = (data[at] ?? 0) + 256 * (data[at + 1] ?? 0);
  if (!isExcel97) return decoder.decode(data.subarray(at + 2, at + 2 + length));
  const isWide = ((data[at + 2] ?? 0) & 1) === 1;
  return decodeCharacters(data.subarray(at + 3, at + 3 + length * (isWide ? 2 : 1)), isWide);
}

/** Decodes an RK number: a 30-bit integer or the upper half of a float, optionally multiplied by 100. */
function decodeRkNumber(view: DataView, at: number): number {
  const bits = view.getInt32(at, true);
  let value = bits >> 2;
  if ((bits & 2) === 0) {
    const float = new DataView(new ArrayBuffer(8));
    float.setInt32(4, bits & ~3, true);
    value = float.getFloat64(0, true);
  }
  return (bits & 1) === 0 ? value : value / 100;
}

function toGrid({ cells, hidden }: SheetCells): readonly TableRow[] {
  return [...cells]
    .sort(([a], [b]) => a - b)
    .map(([line, row]) => ({
      line: line + 1,
      cells: Array.from(row, (cell: Cell | undefined) => cell ?? ''),
      ...(hidden.has(line) && { isHidden: true }),
    }));
}

const LABELS: Readonly<Record<number, string>> = {
  866: 'ibm866',
  1250: 'windows-1250',
  1251: 'windows-1251',
  1252: 'windows-1252',
  10007: 'x-mac-cyrillic',
  21866: 'koi8-u',
};
const CYRILLIC = 'windows-1251';

function createDecoder(codePage: number): TextDecoder {
  return new TextDecoder(LABELS[codePage] ?? CYRILLIC);
}
