import { PAYROLL_ROWS_MAX } from '@ncb/shared-kernel/domain/vocabulary';
import {
  normaliseCell,
  DATA_COLUMNS,
  EMPTY_ROW,
  isCellEditable,
  toGridRow,
  type DataColumn,
  type GridRow,
} from './grid-row';

/** Parses clipboard text of a spreadsheet. A quoted cell may contain line ends and tabs. */
export function readBlock(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  for (const line of splitLines(text)) rows.push(splitCells(line));
  return rows;
}

export interface PastePlan {
  readonly overwritten: readonly number[];
  readonly appendRows: number;
  /** Number of locked cells (the bank's data) that stay unchanged. */
  readonly lockedCells: number;
  /** Rows of the block beyond the maximum of a payroll. */
  readonly rowsBeyond: number;
  /** Columns of the block to the right of the amount, which is the last column. */
  readonly columnsBeyond: number;
  readonly rows: readonly GridRow[];
  readonly view: readonly number[];
  readonly nextKey: number;
}

interface PasteTarget {
  readonly rows: readonly GridRow[];
  readonly view: readonly number[];
  readonly nextKey: number;
}

/** A block this wide is a whole row, which fits in one position only. */
const WHOLE_ROW = DATA_COLUMNS.length - 1;

/**
 * Plans pasting a block from a cell on; rows beyond the last are added. Whole rows end at the amount: pasted from the
 * amount cell on, tax codes would be paid out.
 */
export function planPaste(
  { rows, view, nextKey }: PasteTarget,
  from: { readonly key: number; readonly column: DataColumn },
  block: readonly (readonly string[])[],
): PastePlan {
  const width = Math.max(0, ...block.map((cells) => cells.findLastIndex((cell) => cell.trim() !== '') + 1));
  const place = DATA_COLUMNS.indexOf(from.column);
  const isWhole = width >= WHOLE_ROW && width <= DATA_COLUMNS.length;
  const first = isWhole ? Math.min(place, DATA_COLUMNS.length - width) : place;
  const columns = DATA_COLUMNS.slice(first);
  const below = view.slice(Math.max(0, view.indexOf(from.key))).filter((key) => key > 0);
  const changed = new Map<number, GridRow>();
  const overwritten: number[] = [];
  const byKey = new Map(rows.map((row) => [row.key, row]));
  let lockedCells = 0;
  below.slice(0, block.length).forEach((key, index) => {
    const row = byKey.get(key);
    const cells = block[index] ?? [];
    if (!row) return;
    const laid = layCells(row, columns, cells);
    lockedCells += laid.lockedCells;
    if (laid.row === row) return;
    changed.set(key, laid.row);
    if (columns.some((column) => row[column] !== '' && row[column] !== laid.row[column])) overwritten.push(key);
  });
  const further = block.slice(below.length);
  const room = Math.max(0, PAYROLL_ROWS_MAX - rows.length);
  const appendRows = further
    .slice(0, room)
    .map((cells, index) => layCells(toGridRow(nextKey + index, EMPTY_ROW), columns, cells).row);
  return {
    overwritten,
    appendRows: appendRows.length,
    lockedCells,
    rowsBeyond: further.length - appendRows.length,
    columnsBeyond: Math.max(0, width - columns.length),
    rows: [...(changed.size === 0 ? rows : rows.map((row) => changed.get(row.key) ?? row)), ...appendRows],
    view: [...view, ...appendRows.map(({ key }) => key)],
    nextKey: nextKey + appendRows.length,
  };
}

function layCells(row: GridRow, columns: readonly DataColumn[], cells: readonly string[]) {
  let laid = row;
  let lockedCells = 0;
  columns.slice(0, cells.length).forEach((column, index) => {
    const value = normaliseCell(column, cells[index] ?? '');
    if (value === laid[column]) return;
    if (isCellEditable(row, column)) laid = { ...laid, [column]: value };
    else lockedCells += 1;
  });
  return { row: laid, lockedCells };
}

function splitLines(text: string): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const part of text.replace(/\r\n?/g, '\n').split('\n')) {
    line = line === '' ? part : `${line}\n${part}`;
    if (isOpen(line)) continue;
    lines.push(line);
    line = '';
  }
  if (line !== '') lines.push(line);
  // A spreadsheet ends the last row with a line end too.
  while (lines.at(-1) === '') lines.pop();
  return lines;
}

function isOpen(line: string): boolean {
  return /(?:^|\t)"/.test(line) && (line.match(/"/g)?.length ?? 0) % 2 === 1;
}

function splitCells(line: string): string[] {
  const cells = line.includes('"') ? (line.match(/(?:^|\t)(?:"(?:[^"]|"")*"|[^\t]*)/g) ?? []) : line.split('\t');
  return cells.map((cell) => {
    const bare = cell.replace(/^\t/, '');
    return /^".*"$/s.test(bare) ? bare.slice(1, -1).replaceAll('""', '"').replaceAll('\n', ' ') : bare;
  });
}
