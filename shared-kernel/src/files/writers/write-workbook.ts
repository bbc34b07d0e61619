import { utils, write, type CellObject, type WorkSheet } from 'xlsx';
import { beginningOf } from '../../domain/text';
import { CELL_LENGTH_MAX } from '../limits';
import { serialOfDay } from '../workbook-days';
import type { CutText, ExportColumn, ExportTable, WrittenFile } from './export-table';

/** An IEEE number holds every amount of this many digits to the kopeck; a longer one is written as text. */
const EXACT_DIGITS = 15;
const WIDTH_MAX = 60;
const NUMBER_FORMATS = { whole: '0', amount: '0.00', rate: '0.00####' } as const;

/**
 * A table as xlsx: amounts and days are numbers that a spreadsheet can sum and sort, all else is text, so that codes keep
 * their zeros and nothing becomes a formula. The library writes no text that a cell has no room for: its end is cut, and told.
 */
export function writeWorkbook({ columns, rows }: ExportTable): WrittenFile {
  const names = columns.map(({ name }) => textCell(name));
  const cut: CutText[] = [];
  const cells = rows.map((row, index) =>
    columns.map((column, place) => {
      const value = row[place] ?? '';
      const fits = fitting(value);
      if (fits !== value) cut.push({ row: index, column: column.name });
      return cellOf(column, fits);
    }),
  );
  const last = { r: rows.length, c: columns.length - 1 };
  const sheet: WorkSheet = {
    '!data': [names, ...cells],
    '!ref': utils.encode_range({ s: { r: 0, c: 0 }, e: last }),
    '!cols': columns.map(({ length, dividedInto = 1 }) => ({ wch: Math.min(length * dividedInto, WIDTH_MAX) })),
  };
  const workbook = { SheetNames: ['export'], Sheets: { export: sheet } };
  // Without a list of strings the library reads an escaped mark twice: XML in a cell would come back broken.
  const options = { type: 'array', bookType: 'xlsx', compression: true, bookSST: true } as const;
  const bytes = write(workbook, options) as ArrayBuffer;
  return { bytes: new Uint8Array(bytes), cut, replaced: [], lost: [] };
}

function cellOf({ holds }: ExportColumn, value: string): CellObject {
  if (value === '') return { t: 'z' };
  if (holds === 'day') return { t: 'n', v: serialOfDay(value), z: 'dd.mm.yyyy' };
  const isExact = holds !== 'text' && value.replace(/[^0-9]/g, '').length <= EXACT_DIGITS;
  return isExact ? { t: 'n', v: Number(value), z: NUMBER_FORMATS[holds] } : textCell(value);
}

/** What would be read as a sign's number, `_x000D_`; the library writes it as it is. Source: ECMA-376 part 1, 22.9.2.19 */
const SIGN_NUMBER = /_(?=x[0-9A-Fa-f]{4}_)/g;

function textCell(value: string): CellObject {
  return { t: 's', v: escaped(value) };
}

function escaped(value: string): string {
  return value.replace(SIGN_NUMBER, '_x005F_');
}

/** As much of a text as a cell has room for, with what is written for its signs. */
function fitting(value: string): string {
  const start = beginningOf(value, CELL_LENGTH_MAX);
  return beginningOf(start, CELL_LENGTH_MAX - (escaped(start).length - start.length));
}
