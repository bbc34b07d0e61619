import { readDelimited } from '../csv/read-delimited';
import { limited, tableBelowNames, type NamesTest } from '../grid';
import { read, refused, type Reading } from '../reading';
import type { Table } from '../table';
import { describe, type FileAbout } from './payments';
import { recognise, type FileContent, type ReadingOptions } from './recognise';

export interface TableFile {
  readonly about: FileAbout;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[];
}

export interface TableOptions extends ReadingOptions {
  /** Names that the table's columns must have, in lower case; none: the first row that holds anything names them. */
  readonly needs?: readonly string[];
}

/**
 * Reads a table as it is, for a page that knows its columns: a payroll, a list of correspondents. Numbers of workbooks
 * are their shortest decimals.
 */
export async function readTableFile(bytes: Uint8Array, options: TableOptions): Promise<Reading<TableFile>> {
  const content = await recognise(bytes, options);
  if (!content.ok) return content;
  const areNames = namesTest(options.needs);
  const found = tableOf(content.value, options, areNames);
  if (!found.ok) return found;
  const { table, sheet } = found.value;
  if (!areNames(table.columns)) return refused('unknownStructure');
  const rows = table.rows.map(({ line, cells }) => ({ line, cells: cells.map(String) }));
  const format = content.value.kind === 'text' ? 'csv' : content.value.kind === 'dbf' ? 'dbf' : content.value.format;
  return read({ columns: table.columns, rows, about: { format, sheet, ...describe(content.value) } });
}

function namesTest(needs: readonly string[] = []): NamesTest {
  return (names) => {
    const there = new Set(names.map((name) => name.trim().toLowerCase()));
    return names.some((name) => name.trim() !== '') && needs.every((need) => there.has(need));
  };
}

function tableOf(
  content: FileContent,
  options: TableOptions,
  areNames: NamesTest,
): Reading<{ readonly table: Table; readonly sheet: string }> {
  if (content.kind === 'dbf') return withSheet(limited(content.table), '');
  if (content.kind === 'text') {
    const grid = readDelimited(content.text, options.needs ? areNames : null);
    return withSheet(tableBelowNames(grid, areNames), '');
  }
  const candidates = content.sheets.filter(({ name }) => options.sheet === undefined || name === options.sheet);
  const readings = candidates.map(({ name, grid }) => withSheet(tableBelowNames(grid, areNames), name));
  return readings.find(({ ok }) => ok) ?? readings[0] ?? refused('unknownStructure');
}

function withSheet(table: Reading<Table>, sheet: string): Reading<{ readonly table: Table; readonly sheet: string }> {
  return table.ok ? read({ table: table.value, sheet }) : table;
}
