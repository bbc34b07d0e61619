import { tableBelowNames, type Grid, type NamesTest } from '../grid';

export interface Sheet {
  readonly name: string;
  readonly grid: Grid;
  readonly isHidden?: boolean;
}

export function sheetsToRead(sheets: readonly Sheet[], wanted: string | undefined): readonly Sheet[] {
  return sheets.filter(({ name, isHidden }) => (wanted === undefined ? !isHidden : name === wanted));
}

/** Returns the sheets with such a table and at least one row: a list may continue in them. */
export function sheetsWithTable(sheets: readonly Sheet[], areNames: NamesTest): readonly string[] {
  return sheets.flatMap(({ name, grid }) => {
    const table = tableBelowNames(grid, areNames);
    return table.ok && table.value.rows.length > 0 ? [name] : [];
  });
}

export interface WorkbookContent {
  readonly sheets: readonly Sheet[];
  readonly is1904: boolean;
}
