import type { Table } from './table';

/** What a person has chosen: by what a column means its place among the headings from 0, null for "no such column". */
export type ColumnChoice = Readonly<Partial<Record<string, number | null>>>;

/** Which columns of a table were taken for what, for a person to see and to correct. */
export interface ColumnsRead {
  /** As the file has them, in its order. */
  readonly headings: readonly string[];
  /** What the first row has in each of them. */
  readonly examples: readonly string[];
  /** Place among the headings, from 0, by what the column was taken for. */
  readonly taken: Readonly<Partial<Record<string, number>>>;
  /** Places of other columns that may be meant as well, by what they may mean: a person has to look. */
  readonly doubtful: Readonly<Partial<Record<string, readonly number[]>>>;
  /** First rows, cell by cell; present when the user has to choose a column. */
  readonly firstRows?: readonly { readonly line: number; readonly cells: readonly string[] }[];
}

/** Rows shown for choosing between columns. */
const ROWS_SHOWN = 3;

export function firstRows({ columns, rows }: Table): NonNullable<ColumnsRead['firstRows']> {
  return rows.slice(0, ROWS_SHOWN).map(({ line, cells }) => ({
    line,
    cells: columns.map((_, place) => exampleOf(cells[place])),
  }));
}

/** Characters of an example (ours: what fits into a choice). */
const EXAMPLE_MAX = 40;

export function exampleOf(cell: string | number | undefined): string {
  return String(cell ?? '').slice(0, EXAMPLE_MAX);
}
