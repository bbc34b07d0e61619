import { read as readSheets, set_cptable, type CellObject, type WorkBook, type WorkSheet } from 'xlsx';
import type { Reading } from '../reading';
import { read, refused } from '../reading';
import { isFilled, type Grid } from '../grid';
import { ROWS_ABOVE_NAMES_MAX, ROWS_MAX } from '../limits';
import type { Cell } from '../table';
import { codePages } from './code-pages';
import { storedZip } from './stored-zip';
import { unpackWorkbook } from './unpack';

export interface Sheet {
  readonly name: string;
  readonly grid: Grid;
}

export interface WorkbookContent {
  readonly sheets: readonly Sheet[];
  readonly is1904: boolean;
}

// Without it letters of workbooks of Excel 95, which have code pages, are lost.
set_cptable(codePages);

/** Values only, as they are stored: no formats, no formulas, no styles; days stay serial numbers, away from time zones. */
const VALUES_ONLY = {
  type: 'array',
  dense: true,
  cellDates: false,
  cellFormula: false,
  cellHTML: false,
  cellText: false,
  cellStyles: false,
  bookVBA: false,
  bookDeps: false,
  sheetRows: ROWS_MAX + ROWS_ABOVE_NAMES_MAX + 2,
} as const;

/** Reads a workbook of Office Open XML: unpacked by the platform within limits, then read without its decorations. */
export async function readXlsx(bytes: Uint8Array): Promise<Reading<WorkbookContent>> {
  const parts = await unpackWorkbook(bytes);
  if (!parts.ok) return parts;
  if (!parts.value.some(({ name }) => name === '[Content_Types].xml')) return refused('unknownFileFormat');
  return readBook(storedZip(parts.value));
}

/** Reads a workbook of Excel 97, or of Excel 95. */
export function readXls(bytes: Uint8Array): Reading<WorkbookContent> {
  return readBook(bytes);
}

/** The library throws whatever comes to its mind when a workbook is broken. */
function readBook(bytes: Uint8Array): Reading<WorkbookContent> {
  let book: WorkBook;
  try {
    book = readSheets(bytes, VALUES_ONLY);
  } catch (error) {
    return refused(/password|encrypt/i.test(String(error)) ? 'protectedFile' : 'impFileCorrupted');
  }
  const sheets = book.SheetNames.map((name) => ({ name, grid: gridOf(book.Sheets[name]) }));
  if (sheets.some(({ grid }) => grid.length > ROWS_MAX + ROWS_ABOVE_NAMES_MAX))
    return refused('tooManyRows', { max: String(ROWS_MAX) });
  return read({ sheets, is1904: book.Workbook?.WBProps?.date1904 === true });
}

/** Rows with anything in them, by their numbers in the sheet. */
function gridOf(sheet: WorkSheet | undefined): Grid {
  const rows: readonly (readonly (CellObject | undefined)[] | undefined)[] = sheet?.['!data'] ?? [];
  return rows.flatMap((row, index) => {
    const cells = Array.from(row ?? [], cellOf);
    return cells.some(isFilled) ? [{ line: index + 1, cells }] : [];
  });
}

function cellOf(cell: CellObject | undefined): Cell {
  if (cell?.v === undefined) return '';
  if (typeof cell.v === 'boolean') return cell.v ? '1' : '0';
  // What a formula could not compute: the number of the error would look like an amount.
  if (cell.t === 'e') return '#ERROR';
  return typeof cell.v === 'number' ? cell.v : String(cell.v);
}
