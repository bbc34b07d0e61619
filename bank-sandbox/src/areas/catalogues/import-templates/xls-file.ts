import type { Column } from './columns';
import { compoundFile } from './compound-file';

/** Records of a workbook of Excel 97, by their numbers. Source: [MS-XLS] 2.3 */
const R = {
  bof: 0x0809,
  eof: 0x000a,
  codePage: 0x0042,
  window1: 0x003d,
  dateMode: 0x0022,
  font: 0x0031,
  format: 0x00e0,
  style: 0x0293,
  boundSheet: 0x0085,
  strings: 0x00fc,
  columnInfo: 0x007d,
  dimensions: 0x0200,
  row: 0x0208,
  cell: 0x00fd,
  window2: 0x023e,
} as const;

const WORKBOOK = 0x0005;
const SHEET = 0x0010;
/** Excel wants the formats of its fifteen built-in styles in front of those of cells. */
const STYLE_FORMATS = 15;
const GENERAL = STYLE_FORMATS;
const TEXT = STYLE_FORMATS + 1;
/** The number format "text": as numbers, codes lose their leading zeros. */
const TEXT_NUMBER_FORMAT = 49;

/** A workbook of Excel 97 with one sheet: the columns' names in its first row, text columns as text. */
export function xlsFile(columns: readonly Column[]): Buffer {
  const beforeSheets = Buffer.concat([
    beginning(WORKBOOK),
    record(R.codePage, words(1200)),
    record(R.window1, words(0, 0, 0x5c46, 0x39be, 0x38, 0, 0, 1, 0x258)),
    record(R.dateMode, words(0)),
    ...Array.from({ length: 4 }, () =>
      record(R.font, Buffer.concat([words(200, 0, 0x7fff, 400, 0, 0, 0), short('Arial')])),
    ),
    ...Array.from({ length: STYLE_FORMATS }, () => cellFormat(0, 0xfff5)),
    cellFormat(0, 1),
    cellFormat(TEXT_NUMBER_FORMAT, 1),
    record(R.style, words(0x8000, 0xff00)),
  ]);
  const names = short('import');
  const afterSheets = Buffer.concat([record(R.strings, sharedStrings(columns)), record(R.eof, Buffer.alloc(0))]);
  const sheetAt = beforeSheets.length + 4 + 6 + names.length + afterSheets.length;
  const boundSheet = record(R.boundSheet, Buffer.concat([longs(sheetAt), words(0), names]));
  return compoundFile('Workbook', Buffer.concat([beforeSheets, boundSheet, afterSheets, sheet(columns)]));
}

function sheet(columns: readonly Column[]): Buffer {
  return Buffer.concat([
    beginning(SHEET),
    ...columns.map(({ type, length, name }, index) => {
      const width = Math.min(Math.max(length, name.length) + 2, 40) * 256;
      return record(R.columnInfo, words(index, index, width, type === 'N' ? GENERAL : TEXT, 0, 0));
    }),
    record(R.dimensions, Buffer.concat([longs(0, 1), words(0, columns.length, 0)])),
    record(R.row, Buffer.concat([words(0, 0, columns.length, 0xff, 0, 0), longs(0x100)])),
    ...columns.map((_, index) => record(R.cell, Buffer.concat([words(0, index, GENERAL), longs(index)]))),
    record(R.window2, Buffer.concat([words(0x06b6, 0, 0), longs(0x40), words(0, 0), longs(0)])),
    record(R.eof, Buffer.alloc(0)),
  ]);
}

function beginning(kind: number): Buffer {
  return record(R.bof, Buffer.concat([words(0x0600, kind, 0x0dbb, 0x07cc), longs(0x41, 6)]));
}

function cellFormat(numberFormat: number, kind: number): Buffer {
  return record(R.format, Buffer.concat([words(0, numberFormat, kind, 0x20, 0x0400), longs(0, 0), words(0x20c0)]));
}

function sharedStrings(columns: readonly Column[]): Buffer {
  const texts = columns.map(({ name }) =>
    Buffer.concat([words(name.length), Buffer.of(0), Buffer.from(name, 'latin1')]),
  );
  return Buffer.concat([longs(columns.length, columns.length), ...texts]);
}

/** A text behind its length in one byte; 0: one byte per character. */
function short(text: string): Buffer {
  return Buffer.concat([Buffer.of(text.length, 0), Buffer.from(text, 'latin1')]);
}

function record(type: number, data: Buffer): Buffer {
  return Buffer.concat([words(type, data.length), data]);
}

function words(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  values.forEach((value, index) => bytes.writeUInt16LE(value, index * 2));
  return bytes;
}

function longs(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => bytes.writeUInt32LE(value, index * 4));
  return bytes;
}
