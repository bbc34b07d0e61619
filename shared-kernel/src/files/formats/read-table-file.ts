import { toExample, getFirstRows, type ColumnChoice, type ColumnsRead } from '../columns-read';
import { readDelimited } from '../csv/read-delimited';
import { checkLimits, hideRows, findTable, type NamesTest } from '../grid';
import { normaliseHeading } from '../layouts';
import { read, refuse, type Reading } from '../reading';
import type { Table } from '../table';
import { selectSheets, findSheetsWithTable } from '../workbook/workbook-content';
import { describe, withAbout, type FileAbout, type ReadingOfFile } from './read-payments-file';
import { recognise, type FileContent, type ReadingOptions } from './recognise';

const FORMAT_OF_KIND = { text: 'csv', dbf: 'dbf' } as const;

interface TableFile {
  readonly about: FileAbout;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[]; readonly isBroken?: boolean }[];
}

export interface TableOptions extends ReadingOptions {
  /** Columns that the table must have; without any, the first non-empty row is the header. */
  readonly needs?: readonly string[];
  readonly headings?: TableHeadings;
}

type TableHeadings = Readonly<Record<string, readonly string[]>>;

/**
 * Reads a table unchanged for a page that knows its columns, such as a payroll. Columns with a known heading get the
 * page's name.
 */
export async function readTableFile(bytes: Uint8Array, options: TableOptions): Promise<ReadingOfFile<TableFile>> {
  const content = await recognise(bytes, options);
  if (!content.ok) return content;
  const opened = openTable(content.value, options);
  if (!opened.ok) return opened;
  const { about, table, places } = opened.value;
  const rows = table.rows.map(({ line, cells, isBroken }) => ({
    line,
    cells: cells.map(String),
    ...(isBroken && { isBroken }),
  }));
  return read({ columns: renameColumns(table.columns, places, options), rows, about });
}

interface OpenedTable {
  readonly about: FileAbout;
  readonly table: Table;
  readonly places: ReadonlyMap<string, number>;
}

type PlacesOf = (headings: readonly string[], options: TableOptions) => ReadonlyMap<string, number>;

/**
 * Finds the table of a recognised file.
 * @param placesOf for a page whose columns' meanings depend on each other
 */
export function openTable(
  content: FileContent,
  options: TableOptions,
  placesOf: PlacesOf = findPlaces,
): ReadingOfFile<OpenedTable> {
  const found = findTableIn(content, options, createNamesTest(options, placesOf));
  if (!found.ok) return withAbout(found.fault, content, options);
  const { sheet, otherSheets = [] } = found.value;
  const { table, hiddenRows } = hideRows(found.value.table, options.withHiddenRows);
  const places = placesOf(table.columns, options);
  if (!hasAll(options.needs, places)) return withAbout({ key: 'unknownStructure' }, content, options);
  const format = content.kind === 'workbook' ? content.format : FORMAT_OF_KIND[content.kind];
  const about: FileAbout = {
    format,
    sheet,
    ...describe(content),
    ...(otherSheets.length > 0 && { otherSheets }),
    ...(hiddenRows > 0 && { hiddenRows }),
    ...(options.headings && { columns: listReadColumns(table, places, options.headings, options.columns) }),
  };
  return read({ about, table, places });
}

function createNamesTest(options: TableOptions, placesOf: PlacesOf): NamesTest {
  return (names) => names.some((name) => name.trim() !== '') && hasAll(options.needs, placesOf(names, options));
}

function hasAll(needs: readonly string[] = [], places: ReadonlyMap<string, number>): boolean {
  return needs.every((need) => places.has(need));
}

function findPlaces(
  names: readonly string[],
  { headings = {}, columns = {} }: TableOptions,
): ReadonlyMap<string, number> {
  const there = names.map((name) => name.trim().toLowerCase());
  const places = new Map(there.map((name, place) => [name, place] as const).reverse());
  const plain = names.map(normaliseHeading);
  for (const [column, aliases] of Object.entries(headings)) {
    const place = aliases.map((alias) => plain.indexOf(normaliseHeading(alias))).find((at) => at >= 0);
    if (!places.has(column) && place !== undefined) places.set(column, place);
  }
  return withChosenPlaces(places, columns);
}

export function withChosenPlaces(
  found: ReadonlyMap<string, number>,
  chosen: ColumnChoice = {},
): ReadonlyMap<string, number> {
  const places = new Map(found);
  for (const [column, place] of Object.entries(chosen)) {
    if (place === null) places.delete(column);
    else if (place !== undefined) places.set(column, place);
  }
  return places;
}

function renameColumns(
  columns: readonly string[],
  places: ReadonlyMap<string, number>,
  { headings = {} }: TableOptions,
): readonly string[] {
  const names = new Map(Object.keys(headings).map((name) => [places.get(name), name] as const));
  return columns.map((heading, place) => {
    const isLeft = heading.trim().toLowerCase() in headings;
    return names.get(place) ?? (isLeft ? '' : heading);
  });
}

function listReadColumns(
  table: Table,
  places: ReadonlyMap<string, number>,
  headings: TableHeadings,
  chosen: ColumnChoice = {},
): ColumnsRead {
  const [first] = table.rows;
  const taken = Object.keys(headings).flatMap((column) => {
    const place = places.get(column);
    return place === undefined ? [] : [[column, place] as const];
  });
  return {
    headings: table.columns,
    examples: table.columns.map((_, place) => toExample(first?.cells[place])),
    recognised: Object.fromEntries(taken),
    ...withFirstRows(
      table,
      keepDifferent(
        table,
        new Map(taken),
        withoutChosen(findDoubtful(table.columns, new Map(taken), headings), chosen),
      ),
    ),
  };
}

/** Selects doubtful columns that are filled and differ from the chosen one in any row. */
export function keepDifferent(
  { rows }: Table,
  taken: ReadonlyMap<string, number>,
  doubtful: ColumnsRead['doubtful'],
): ColumnsRead['doubtful'] {
  const textAt = (row: Table['rows'][number], place: number) => String(row.cells[place] ?? '').trim();
  const isDifferent = (column: string) => (place: number) =>
    rows.some((row) => textAt(row, place) !== '') &&
    rows.some((row) => textAt(row, place) !== textAt(row, taken.get(column) ?? -1));
  return Object.fromEntries(
    Object.entries(doubtful).flatMap(([column, places = []]) => {
      const differing = places.filter(isDifferent(column));
      return differing.length > 0 ? [[column, differing] as const] : [];
    }),
  );
}

export function withoutChosen(doubtful: ColumnsRead['doubtful'], chosen: ColumnChoice = {}): ColumnsRead['doubtful'] {
  return Object.fromEntries(Object.entries(doubtful).filter(([column]) => chosen[column] === undefined));
}

export function withFirstRows(
  table: Table,
  doubtful: ColumnsRead['doubtful'],
): Pick<ColumnsRead, 'doubtful' | 'firstRows'> {
  return { doubtful, ...(Object.keys(doubtful).length > 0 && { firstRows: getFirstRows(table) }) };
}

function findDoubtful(
  columns: readonly string[],
  taken: ReadonlyMap<string, number>,
  headings: TableHeadings,
): ColumnsRead['doubtful'] {
  const used = new Set(taken.values());
  const found = [...taken.keys()].map((column): [string, readonly number[]] => {
    const names = [column, ...(headings[column] ?? [])].map(normaliseHeading);
    const places = columns.flatMap((heading, place) =>
      names.includes(normaliseHeading(heading)) && !used.has(place) ? [place] : [],
    );
    return [column, places];
  });
  return Object.fromEntries(found.filter(([, places]) => places.length > 0));
}

interface FoundTable {
  readonly table: Table;
  readonly sheet: string;
  readonly otherSheets?: readonly string[];
}

function findTableIn(content: FileContent, options: TableOptions, areNames: NamesTest): Reading<FoundTable> {
  if (content.kind === 'dbf') return withSheet(checkLimits(content.table), '');
  if (content.kind === 'text') {
    const grid = readDelimited(content.text, options.needs ? areNames : null);
    return withSheet(findTable(grid, areNames), '');
  }
  const candidates = selectSheets(content.sheets, options.sheet);
  const { is1904 } = content;
  const readings = candidates.map(({ name, grid }) => {
    const table = findTable(grid, areNames);
    return withSheet(table.ok ? read({ ...table.value, is1904 }) : table, name);
  });
  const at = readings.findIndex(({ ok }) => ok);
  const found = readings[Math.max(at, 0)] ?? refuse('unknownStructure');
  // Without required columns any sheet would count as such a table.
  if (!found.ok || !options.needs) return found;
  return read({ ...found.value, otherSheets: findSheetsWithTable(candidates.slice(at + 1), areNames) });
}

function withSheet(table: Reading<Table>, sheet: string): Reading<FoundTable> {
  return table.ok ? read({ table: table.value, sheet }) : table;
}
