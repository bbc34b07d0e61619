import { CELL_LENGTH_MAX, COLUMNS_MAX, ROWS_ABOVE_NAMES_MAX, ROWS_MAX } from './limits';
import { read, refuse, type Reading } from './reading';
import type { Cell, Table, TableRow } from './table';

export type Grid = readonly TableRow[];

export type NamesTest = (names: readonly string[]) => boolean;

/** Returns the table below the first row with column names; titles and periods above are skipped. */
export function findTable(grid: Grid, areNames: NamesTest): Reading<Table> {
  const at = grid.slice(0, ROWS_ABOVE_NAMES_MAX + 1).findIndex(({ cells }) => areNames(cells.map(String)));
  const names = grid[at];
  if (!names) return refuse('unknownStructure');
  // A separator at the header's end gives an unnamed last column, which would swallow the end of a purpose.
  const count = names.cells.findLastIndex(isFilled) + 1;
  return checkLimits({
    columns: names.cells.map(String),
    rows: grid.slice(at + 1).map((row) => withoutStrayCells(row, count)),
  });
}

/** Marks a row with too many cells as broken: an unquoted separator split it, and half of its purpose would be lost. */
function withoutStrayCells(row: TableRow, count: number): TableRow {
  const isBroken = row.isBroken || row.cells.slice(count).some(isFilled) || row.cells.some(isTooLong);
  return isBroken ? { ...row, isBroken } : row;
}

/** Table without hidden rows, unless requested. */
interface ShownTable {
  readonly table: Table;
  readonly hiddenRows: number;
}

export function hideRows(table: Table, withHiddenRows = false): ShownTable {
  if (withHiddenRows) return { table, hiddenRows: 0 };
  const rows = table.rows.filter(({ isHidden }) => !isHidden);
  return { table: { ...table, rows }, hiddenRows: table.rows.length - rows.length };
}

export function checkLimits(table: Table): Reading<Table> {
  if (table.rows.length > ROWS_MAX) return refuse('tooManyRows', { max: String(ROWS_MAX) });
  return table.columns.length > COLUMNS_MAX ? refuse('unknownStructure') : read(table);
}

export function isFilled(cell: Cell): boolean {
  return typeof cell === 'number' || cell.trim() !== '';
}

function isTooLong(cell: Cell): boolean {
  return typeof cell === 'string' && cell.length > CELL_LENGTH_MAX;
}
