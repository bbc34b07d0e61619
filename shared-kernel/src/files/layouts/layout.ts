import { fromMinor } from '../../domain/money';
import type { ImportColumn, ImportRow, MoneyDirection } from '../../domain/rules';
import type { Cell, Table, TableRow } from '../table';
import type { FileFormat } from '../formats/format';
import { cellText } from './cell-text';

export interface SideColumn {
  readonly place: number;
  /** Directions of a program's own values; absent if it writes words. */
  readonly directionsOf?: (values: readonly string[]) => ReadonlyMap<string, MoneyDirection | null>;
}

/** The meaning of a table's columns. */
export interface Layout {
  readonly format: FileFormat;
  readonly columns: ReadonlyMap<ImportColumn, number>;
  /** Places of the parts of a divided purpose, in their order. */
  readonly purposeParts: readonly number[];
  /** Amounts are counted in kopecks. */
  readonly isInKopecks?: boolean;
  /** True for a program's own table: its columns are fixed, so none is chosen by content. */
  readonly isOfProgram?: boolean;
  /** Plain names of all columns of the table. */
  readonly headings?: readonly string[];
  /** Column of a program with the side of a row. */
  readonly sideColumn?: SideColumn;
  /** Direction of a row's money; null if the file does not say it, absent for a list of payments. */
  readonly directionOf?: (row: TableRow) => MoneyDirection | null;
  /** True if payer and receiver have their own columns: an incoming row is then not turned around. */
  readonly areSidesNamed?: boolean;
  /** The amount of a row where it stands in more columns than one, or with a sign. */
  readonly amountOf?: (row: TableRow) => Cell;
  /** Columns that may be meant instead of the taken ones. */
  readonly doubtful?: ReadonlyMap<ImportColumn, readonly number[]>;
}

const OTHER_SIDE: Readonly<Partial<Record<ImportColumn, ImportColumn>>> = {
  acn_d: 'acn_c',
  acn_c: 'acn_d',
  name_d: 'name_c',
  name_c: 'name_d',
  okpo_d: 'okpo_c',
  okpo_c: 'okpo_d',
  mfo_d: 'mfo_c',
  mfo_c: 'mfo_d',
};

/** Room of one part of a divided purpose where the file does not tell it. Source: spec 2 §9 */
const PURPOSE_PART = 53;

/** The payment that a row of a table says. */
export function rowOf(layout: Layout, table: Table, row: TableRow): ImportRow {
  // In an incoming row the counterparty has paid, so its two sides are swapped.
  const isTurned = !layout.areSidesNamed && layout.directionOf?.(row) === 'incoming';
  const said: Partial<Record<ImportColumn, string>> = {};
  for (const [column, place] of layout.columns) {
    const cell = column === 'sum_cur' ? layout.amountOf?.(row) : undefined;
    const text = cellText(column, cell ?? row.cells[place] ?? '', table.is1904);
    if (text !== '') said[isTurned ? (OTHER_SIDE[column] ?? column) : column] = text;
  }
  if (layout.isInKopecks && said.sum_cur !== undefined) said.sum_cur = fromKopecks(said.sum_cur);
  if (layout.purposeParts.length > 0) said.pay_purp = joinedPurpose(layout.purposeParts, table, row);
  return said;
}

/** `150000` is 1500.00. What is no count of kopecks is made unreadable, or it would pass for hryvnias. */
export function fromKopecks(text: string): string {
  const digits = text.trim().replace(/[.,]0+$/, '');
  return /^[0-9]{1,20}$/.test(digits) ? fromMinor(BigInt(digits)) : `${text.trim()} коп.`;
}

/** A part that fills its room goes on in the next; after a shorter one a word has ended. */
function joinedPurpose(parts: readonly number[], { widths }: Table, row: TableRow): string {
  return parts
    .reduce((text, place) => {
      const part = String(row.cells[place] ?? '');
      const room = widths?.[place] ?? PURPOSE_PART;
      return text + (part.length < room ? `${part} ` : part);
    }, '')
    .trim();
}
