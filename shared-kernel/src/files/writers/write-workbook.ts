import { utils, write, type CellObject, type WorkSheet } from 'xlsx';
import { serialOfDay } from '../workbook-days';
import type { ExportColumn, ExportTable, WrittenFile } from './export-table';

/** An IEEE number holds every amount of this many digits to the kopeck; a longer one is written as text. */
const EXACT_DIGITS = 15;
const WIDTH_MAX = 60;

/**
 * A table as xlsx: amounts and days are numbers that a spreadsheet can sum and sort, all else is text, so that codes keep
 * their zeros and nothing becomes a formula.
 */
export function writeWorkbook({ columns, rows }: ExportTable): WrittenFile {
  const names = columns.map(({ name }) => textCell(name));
  const cells = rows.map((row) => columns.map((column, place) => cellOf(column, row[place] ?? '')));
  const last = { r: rows.length, c: columns.length - 1 };
  const sheet: WorkSheet = {
    '!data': [names, ...cells],
    '!ref': utils.encode_range({ s: { r: 0, c: 0 }, e: last }),
    '!cols': columns.map(({ length, dividedInto = 1 }) => ({ wch: Math.min(length * dividedInto, WIDTH_MAX) })),
  };
  const workbook = { SheetNames: ['export'], Sheets: { export: sheet } };
  const bytes = write(workbook, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer;
  return { bytes: new Uint8Array(bytes), cut: [], replaced: [], lost: [] };
}

function cellOf({ holds }: ExportColumn, value: string): CellObject {
  if (value === '') return { t: 'z' };
  if (holds === 'day') return { t: 'n', v: serialOfDay(value), z: 'dd.mm.yyyy' };
  const isExact = (holds === 'amount' || holds === 'whole') && value.replace(/[^0-9]/g, '').length <= EXACT_DIGITS;
  return isExact ? { t: 'n', v: Number(value), z: holds === 'whole' ? '0' : '0.00' } : textCell(value);
}

function textCell(value: string): CellObject {
  return { t: 's', v: value };
}
