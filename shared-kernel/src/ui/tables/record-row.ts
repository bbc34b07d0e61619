import type { ReactNode } from 'react';

export interface RecordRowParts<Row> {
  titleOf: (row: Row) => string;
  canSelect?: ((row: Row) => boolean) | undefined;
  panel?: RecordPanel<Row> | undefined;
  /** Small buttons before the data; on cards their actions are in the row menu. */
  buttons?: ((row: Row) => ReactNode) | undefined;
  /** List width in px below which the buttons are hidden; absent: only on cards. */
  buttonsGiveWayBelow?: number | undefined;
  menu?: ((row: Row) => ReactNode) | undefined;
}

/** Panel of a row: beside the list, over its edge in a narrow window, a page of its own on a phone. */
export interface RecordPanel<Row> {
  readonly title: string;
  readonly label: (row: Row) => string;
  readonly content: (row: Row) => ReactNode;
  /** True if a cell of the row is the button, a `RecordOpener`; else a small button stands before the data. */
  readonly hasOpener?: boolean;
  readonly heading?: (row: Row) => ReactNode;
  readonly foot?: (row: Row) => ReactNode;
}

export const EVERY_ROW = () => true;
