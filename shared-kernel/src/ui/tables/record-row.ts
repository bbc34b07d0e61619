import type { ReactNode } from 'react';

/** What a row of a list offers beside its data, in the table and on a card. */
export interface RecordRowParts<Row> {
  /** What a row is called. */
  titleOf: (row: Row) => string;
  /** Rows that can be selected; without it none can. */
  canSelect?: ((row: Row) => boolean) | undefined;
  /** What opens beside the list. */
  panel?: RecordPanel<Row> | undefined;
  /** Small buttons before the data of a table; what they do is in the row's menu too, where cards have it. */
  buttons?: ((row: Row) => ReactNode) | undefined;
  /** In a narrower list the buttons' column gives way, px; without it, only to cards. */
  buttonsGiveWayBelow?: number | undefined;
  menu?: ((row: Row) => ReactNode) | undefined;
}

/** What opens of a row: at the side of the list, over its edge where there is no room, on a phone as a page of its own. */
export interface RecordPanel<Row> {
  /** Of the buttons' column, for screen readers. */
  readonly title: string;
  /** What the row's button opens, in words. */
  readonly label: (row: Row) => string;
  readonly content: (row: Row) => ReactNode;
  /** A cell of the row is the button, a `RecordOpener`; without it a small button stands before the data. */
  readonly hasOpener?: boolean;
  /** What stands in the panel's head; without it, what the row is called. */
  readonly heading?: (row: Row) => ReactNode;
  /** What can be done with the row, at the panel's foot. */
  readonly foot?: (row: Row) => ReactNode;
}

/** For a list of which every row can be selected. */
export const EVERY_ROW = () => true;
