import type { ReactNode } from 'react';
import type { SortKey } from './sort-rows';

/** Where a column stands before the user has chosen: always, in very wide windows only, or not until asked for. */
export type ColumnRoom = 'always' | 'wide' | 'asked';

export interface PlacedColumn {
  /** Its name on the wire, where it has one. */
  readonly key: string;
  /** Without it, always. */
  readonly room?: ColumnRoom;
}

/** A column of a list. */
export interface RecordColumn<Row> extends PlacedColumn {
  readonly title: string;
  readonly isAmount?: boolean;
  /** Its cells have its key as their address. */
  readonly hasField?: boolean;
  cell(row: Row): ReactNode;
  /** Without one the list cannot be sorted by it. */
  sortKey?(row: Row): SortKey;
}

/**
 * The columns that are shown: those that the user chose, else what there is room for. The first always is.
 * @param chosen keys as they were stored, maybe by another version
 */
export function shownColumns<Column extends PlacedColumn>(
  columns: readonly Column[],
  chosen: readonly string[] | undefined,
  isVeryWide: boolean,
): readonly Column[] {
  const hasRoom = ({ room = 'always' }: PlacedColumn) => room === 'always' || (room === 'wide' && isVeryWide);
  return columns.filter((column, place) => place === 0 || (chosen ? chosen.includes(column.key) : hasRoom(column)));
}
