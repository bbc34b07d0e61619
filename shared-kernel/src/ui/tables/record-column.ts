import type { ReactNode } from 'react';
import type { SortKey } from './sort-rows';

/** A column of a list. */
export interface RecordColumn<Row> {
  /** Its name on the wire, where it has one. */
  readonly key: string;
  readonly title: string;
  readonly isAmount?: boolean;
  cell(row: Row): ReactNode;
  sortKey(row: Row): SortKey;
}
