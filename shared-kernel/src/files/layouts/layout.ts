import { formatMinor } from '../../domain/money';
import type { ImportColumn, ImportRow, MoneyDirection } from '../../domain/rules';
import type { Cell, Table, TableRow } from '../table';
import type { FileFormat } from '../formats/file-format';
import { toCellText } from './to-cell-text';

interface SideColumn {
  readonly place: number;
  /** Directions of a program's own values; absent if it writes words. */
  readonly directionsOf?: (values: readonly string[]) => ReadonlyMap<string, MoneyDirection | null>;
}

export interface Layout {
  readonly format: FileFormat;
  readonly columns: ReadonlyMap<ImportColumn, number>;
  readonly purposeParts: readonly number[];
  /** Amounts are in kopecks. */
  readonly isInKopecks?: boolean;
  /** True for a program's own table: its columns are fixed, so none is chosen by content. */
  readonly isOfProgram?: boolean;
  readonly headings?: readonly string[];
  /** Column of a program with the side of a row. */
  readonly sideColumn?: SideColumn;
  /** Direction of a row's money; null if the file does not say it, absent for a list of payments. */
  readonly directionOf?: (row: TableRow) => MoneyDirection | null;
  /** True if payer and receiver have their own columns: an incoming row is then not swapped. */
  readonly areSidesNamed?: boolean;
  /** Amount of a row if it has several amount columns or a sign. */
  readonly amountOf?: (row: TableRow) => Cell;
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

/** Default width of a part of a split purpose. Source: docs/requirements/hryvnia-payments.md#files. */
const PURPOSE_PART = 53;

export function toImportRow(layout: Layout, table: Table, row: TableRow): ImportRow {
  // In an incoming row the counterparty has paid, so its two sides are swapped.
  const isTurned = !layout.areSidesNamed && layout.directionOf?.(row) === 'incoming';
  const importRow: Partial<Record<ImportColumn, string>> = {};
  for (const [column, place] of layout.columns) {
    const cell = column === 'sum_cur' ? layout.amountOf?.(row) : undefined;
    const text = toCellText(column, cell ?? row.cells[place] ?? '', table.is1904);
    if (text !== '') importRow[isTurned ? (OTHER_SIDE[column] ?? column) : column] = text;
  }
  if (layout.isInKopecks && importRow.sum_cur !== undefined) importRow.sum_cur = convertKopecks(importRow.sum_cur);
  if (layout.purposeParts.length > 0) importRow.pay_purp = joinPurpose(layout.purposeParts, table, row);
  return importRow;
}

/**
 * Converts kopecks: `150000` becomes 1500.00. Invalid texts are made unreadable, otherwise they would pass for
 * hryvnias.
 */
export function convertKopecks(text: string): string {
  const digits = text.trim().replace(/[.,]0+$/, '');
  return /^[0-9]{1,20}$/.test(digits) ? formatMinor(BigInt(digits)) : `${text.trim()} коп.`;
}

/** Joins a split purpose: a part that fills its width continues without a space. */
function joinPurpose(parts: readonly number[], { widths }: Table, row: TableRow): string {
  return parts
    .reduce((text, place) => {
      const part = String(row.cells[place] ?? '');
      const room = widths?.[place] ?? PURPOSE_PART;
      return text + (part.length < room ? `${part} ` : part);
    }, '')
    .trim();
}
