import { utils, write, type CellObject, type WorkSheet } from 'xlsx';
import { truncateText } from '../../domain/text';
import { CELL_LENGTH_MAX } from '../limits';
import { convertDayToSerial } from '../workbook-days';
import type { CutText, ExportColumn, ExportTable, WrittenFile } from './export-table';

/** A double holds amounts of up to 15 digits exactly; longer ones are written as text. */
const EXACT_DIGITS = 15;
const WIDTH_MAX = 60;
const NUMBER_FORMATS = { whole: '0', amount: '0.00', rate: '0.00####' } as const;

/**
 * Writes a table as xlsx: amounts and days as numbers, the rest as text, so that codes keep zeros and nothing becomes a
 * formula. The library rejects overlong texts: they are truncated and reported.
 */
export function writeWorkbook({ columns, rows }: ExportTable): WrittenFile {
  const names = columns.map(({ name }) => createTextCell(name));
  const cut: CutText[] = [];
  const cells = rows.map((row, index) =>
    columns.map((column, place) => {
      const value = row[place] ?? '';
      const fits = truncate(value);
      if (fits !== value) cut.push({ row: index, column: column.name });
      return toCell(column, fits);
    }),
  );
  const last = { r: rows.length, c: columns.length - 1 };
  const sheet: WorkSheet = {
    '!data': [names, ...cells],
    '!ref': utils.encode_range({ s: { r: 0, c: 0 }, e: last }),
    '!cols': columns.map(({ length, dividedInto = 1 }) => ({ wch: Math.min(length * dividedInto, WIDTH_MAX) })),
  };
  const workbook = { SheetNames: ['export'], Sheets: { export: sheet } };
  // Without a string table the library unescapes twice on reading: XML in a cell would come back broken.
  const options = { type: 'array', bookType: 'xlsx', compression: true, bookSST: true } as const;
  const bytes = write(workbook, options) as ArrayBuffer;
  return { bytes: new Uint8Array(bytes), cut, replaced: [], lost: [] };
}

function toCell({ holds }: ExportColumn, value: string): CellObject {
  if (value === '') return { t: 'z' };
  if (holds === 'day') return { t: 'n', v: convertDayToSerial(value), z: 'dd.mm.yyyy' };
  const isExact = holds !== 'text' && value.replace(/[^0-9]/g, '').length <= EXACT_DIGITS;
  return isExact ? { t: 'n', v: Number(value), z: NUMBER_FORMATS[holds] } : createTextCell(value);
}

/**
 * Sequence that would be read as a character code, `_x000D_`; the library does not escape it. Source: ECMA-376 part 1,
 * 22.9.2.19
 */
const CHARACTER_CODE = /_(?=x[0-9A-Fa-f]{4}_)/g;

function createTextCell(value: string): CellObject {
  return { t: 's', v: escapeCodes(value) };
}

function escapeCodes(value: string): string {
  return value.replace(CHARACTER_CODE, '_x005F_');
}

function truncate(value: string): string {
  const start = truncateText(value, CELL_LENGTH_MAX);
  return truncateText(start, CELL_LENGTH_MAX - (escapeCodes(start).length - start.length));
}
