import { read as readSheets, type CellObject, type WorkBook, type WorkSheet } from 'xlsx';
import { isFilled, type Grid } from '../grid';
import { COLUMNS_MAX, ROWS_ABOVE_NAMES_MAX, ROWS_MAX } from '../limits';
import { read, refuse, type Reading } from '../reading';
import type { Cell } from '../table';
import { findHiddenRows, type HiddenRows } from './find-hidden-rows';
import { ERROR } from './read-xls';
import { buildStoredZip, type ArchiveFile } from '../../domain/zip';
import { unpackWorkbook } from './unpack-workbook';
import type { Sheet, WorkbookContent } from './workbook-content';
import { readZipDirectory } from './read-zip-directory';

/** Reads stored values only: days stay serial numbers, unaffected by time zones. */
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

/** Reads an Office Open XML workbook: unpacked by the platform within limits, then parsed for values. */
export async function readXlsx(bytes: Uint8Array): Promise<Reading<WorkbookContent>> {
  const parts = await unpackWorkbook(bytes);
  if (!parts.ok) return parts;
  const other = findOtherFormat(bytes);
  if (other) return refuse('otherWorkbook', { format: other });
  if (!parts.value.some(({ name }) => name === '[Content_Types].xml')) return refuse('unknownFileFormat');
  let book: WorkBook;
  try {
    book = readSheets(buildStoredZip(removeMissingParts(parts.value)), VALUES_ONLY);
  } catch {
    // The library throws various errors on a broken workbook.
    return refuse('impFileCorrupted');
  }
  const hidden = findHiddenRows(parts.value);
  const sheets = book.SheetNames.map((name, index): Sheet => {
    const isHidden = (book.Workbook?.Sheets?.[index]?.Hidden ?? 0) !== 0;
    return { name, grid: toGrid(book.Sheets[name], hidden.get(name)), ...(isHidden && { isHidden }) };
  });
  return read({ sheets, is1904: book.Workbook?.WBProps?.date1904 === true });
}

const OTHER_FORMATS = [
  ['xl/workbook.bin', 'xlsb'],
  ['content.xml', 'ods'],
  ['Index/Document.iwa', 'numbers'],
] as const;

function findOtherFormat(bytes: Uint8Array): string | null {
  const directory = readZipDirectory(bytes);
  const names = new Set(directory.ok ? directory.value.map(({ name }) => name) : []);
  return OTHER_FORMATS.find(([name]) => names.has(name))?.[1] ?? null;
}

const TYPES = '[Content_Types].xml';
const OVERRIDE =
  /<(?:\w+:)?Override\s[^>]*?PartName\s*=\s*["']\/?([^"']+)["'][^>]*?(?:\/>|>\s*<\/(?:\w+:)?Override>)/gi;

/** Removes missing parts from the list of contents: the library fails on them. */
function removeMissingParts(parts: readonly ArchiveFile[]): readonly ArchiveFile[] {
  const names = new Set(parts.map(({ name }) => name.toLowerCase()));
  return parts.map((part) => {
    if (part.name !== TYPES) return part;
    const listing = new TextDecoder().decode(part.content);
    const remaining = listing.replace(OVERRIDE, (whole, name: string) => (names.has(name.toLowerCase()) ? whole : ''));
    return { ...part, content: new TextEncoder().encode(remaining) };
  });
}

const NO_ROWS: HiddenRows = new Set();

function toGrid(sheet: WorkSheet | undefined, hidden: HiddenRows = NO_ROWS): Grid {
  const rows: readonly (readonly (CellObject | undefined)[] | undefined)[] = sheet?.['!data'] ?? [];
  return rows.flatMap((row = [], index) => {
    // A cell in the last column of each row would make arrays of 16,384.
    const cells = Array.from({ length: Math.min(row.length, COLUMNS_MAX) }, (_, place) => toCell(row[place]));
    if (!cells.some(isFilled)) return [];
    return [
      {
        line: index + 1,
        cells,
        ...(row.length > COLUMNS_MAX && { isBroken: true }),
        ...(hidden.has(index + 1) && { isHidden: true }),
      },
    ];
  });
}

function toCell(cell: CellObject | undefined): Cell {
  if (cell?.v === undefined) return '';
  if (typeof cell.v === 'boolean') return cell.v ? '1' : '0';
  if (cell.t === 'e') return ERROR;
  return typeof cell.v === 'number' ? cell.v : String(cell.v);
}
