import type { Table } from './table';

/** Columns chosen by the user: heading's position by meaning, null for "no such column". */
export type ColumnChoice = Readonly<Partial<Record<string, number | null>>>;

export interface ColumnsRead {
  readonly headings: readonly string[];
  readonly examples: readonly string[];
  readonly recognised: Readonly<Partial<Record<string, number>>>;
  readonly doubtful: Readonly<Partial<Record<string, readonly number[]>>>;
  readonly firstRows?: readonly { readonly line: number; readonly cells: readonly string[] }[];
}

const ROWS_SHOWN = 3;

export function getFirstRows({ columns, rows }: Table): NonNullable<ColumnsRead['firstRows']> {
  return rows.slice(0, ROWS_SHOWN).map(({ line, cells }) => ({
    line,
    cells: columns.map((_, place) => toExample(cells[place])),
  }));
}

/** Characters of an example (ours: what fits into a choice). */
const EXAMPLE_MAX = 40;

export function toExample(cell: string | number | undefined): string {
  return String(cell ?? '').slice(0, EXAMPLE_MAX);
}
