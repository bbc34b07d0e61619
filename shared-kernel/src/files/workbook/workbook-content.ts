import { tableBelowNames, type Grid, type NamesTest } from '../grid';

export interface Sheet {
  readonly name: string;
  readonly grid: Grid;
  /** Hidden in any way: a person who opens the workbook does not see it. */
  readonly isHidden?: boolean;
}

/** The sheet that a person wants; otherwise those that everybody sees, for whom the file was made. */
export function sheetsToRead(sheets: readonly Sheet[], wanted: string | undefined): readonly Sheet[] {
  return sheets.filter(({ name, isHidden }) => (wanted === undefined ? !isHidden : name === wanted));
}

/** Those of the sheets that hold such a table with a row at least: a list may go on in them. */
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
