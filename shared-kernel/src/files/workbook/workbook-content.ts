import { findTable, type Grid, type NamesTest } from '../grid';

export interface Sheet {
  readonly name: string;
  readonly grid: Grid;
  readonly isHidden?: boolean;
}

export function selectSheets(sheets: readonly Sheet[], requested: string | undefined): readonly Sheet[] {
  return sheets.filter(({ name, isHidden }) => (requested === undefined ? !isHidden : name === requested));
}

/** Returns the sheets with such a table and at least one row: a list may continue in them. */
export function findSheetsWithTable(sheets: readonly Sheet[], areNames: NamesTest): readonly string[] {
  return sheets.flatMap(({ name, grid }) => {
    const table = findTable(grid, areNames);
    return table.ok && table.value.rows.length > 0 ? [name] : [];
  });
}

export interface WorkbookContent {
  readonly sheets: readonly Sheet[];
  readonly is1904: boolean;
}
