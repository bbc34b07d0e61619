import type { ReactNode } from 'react';

/** What a row of a list offers beside its data, in the table and on a card. */
export interface RecordRowParts<Row> {
  /** What a row is called. */
  titleOf: (row: Row) => string;
  /** Rows that can be selected; without it none can. */
  canSelect?: ((row: Row) => boolean) | undefined;
  /** What opens below a row. */
  panel?: RecordPanel<Row> | undefined;
  /** Small buttons before the data. */
  buttons?: ((row: Row) => ReactNode) | undefined;
  menu?: ((row: Row) => ReactNode) | undefined;
}

export interface RecordPanel<Row> {
  /** Of the buttons' column, for screen readers. */
  readonly title: string;
  /** What the row's button opens, in words. */
  readonly label: (row: Row) => string;
  /** The same function as long as the list is there: a panel is made anew for another one. */
  readonly content: (row: Row) => ReactNode;
}

/** For a list of which every row can be selected. */
export const EVERY_ROW = () => true;
