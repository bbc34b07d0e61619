import type { ReactNode } from 'react';
import { formatAmount } from '../../domain/money';
import type { Language } from '../../domain/vocabulary';
import type { SortKey } from './sort-rows';

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

/** Default visibility of a column: always, in very wide windows only, or hidden until chosen. */
type ColumnRoom = 'always' | 'wide' | 'asked';

export interface PlacedColumn {
  /** Wire name, if it has one. */
  readonly key: string;
  /** Default: always. */
  readonly room?: ColumnRoom;
  /** List width in px below which the column is hidden and another one shows its value. */
  readonly givesWayBelow?: number;
  /** True if the column cannot be hidden, as it opens the row. */
  readonly isAlwaysShown?: boolean;
}

/** Returns true if the column was hidden for lack of space and another one must show its value. */
export type GaveWay = (key: string) => boolean;

export const NONE_GAVE_WAY: GaveWay = () => false;

export interface RecordColumn<Row> extends PlacedColumn {
  readonly title: string;
  /** Returns another title for the header where the column also shows one that gave way. */
  titleWhen?(gaveWay: GaveWay): string | undefined;
  readonly isAmount?: boolean;
  /** True if its cells carry the key as `data-field`. */
  readonly hasField?: boolean;
  /** Width in px, possibly depending on the rows; one column has none and takes the rest. */
  readonly width?: number | ((rows: readonly Row[], gaveWay: GaveWay) => number);
  cell(row: Row, gaveWay: GaveWay): ReactNode;
  sortKey?(row: Row): SortKey;
}

/**
 * Returns the visible columns: the user's choice, or those that fit by default. The first is always visible.
 * @param chosen stored keys, possibly from another version
 */
export function getShownColumns<Column extends PlacedColumn>(
  columns: readonly Column[],
  chosen: readonly string[] | undefined,
  isVeryWide: boolean,
): readonly Column[] {
  const hasRoom = ({ room = 'always' }: PlacedColumn) => room === 'always' || (room === 'wide' && isVeryWide);
  return columns.filter(
    (column, place) => isAlwaysShown(column, place) || (chosen ? chosen.includes(column.key) : hasRoom(column)),
  );
}

export function isAlwaysShown(column: PlacedColumn, place: number): boolean {
  return place === 0 || column.isAlwaysShown === true;
}

/** Smallest width in px of the column without fixed width, as long as another one can be hidden: a short name. */
const MIN_REST_WIDTH = 120;

/**
 * Returns the keys of columns hidden for lack of space: those whose limit the list width is below, and further ones
 * while long amounts take the space of the flexible column.
 * @param width list width, px
 * @param beside px beside the data: checkboxes, buttons, menus
 */
export function getHiddenColumns<Row>(
  columns: readonly RecordColumn<Row>[],
  rows: readonly Row[],
  width: number,
  beside: number,
): ReadonlySet<string> {
  const away = new Set(columns.filter(({ givesWayBelow = 0 }) => width < givesWayBelow).map(({ key }) => key));
  const stays = ({ key }: RecordColumn<Row>) => !away.has(key);
  const getRest = () =>
    columns
      .filter(stays)
      .reduce((rest, column) => rest - (getColumnWidth(column, rows, (key) => away.has(key)) ?? 0), width);
  const takesRest = (column: RecordColumn<Row>) => stays(column) && column.width === undefined;
  const next = columns.filter(canGiveWay).toSorted((one, other) => getHidingWidth(other) - getHidingWidth(one));
  for (const column of next) {
    if (!columns.some(takesRest) || getRest() - beside >= MIN_REST_WIDTH) break;
    away.add(column.key);
  }
  return away;
}

export function getColumnWidth<Row>(
  { width }: RecordColumn<Row>,
  rows: readonly Row[],
  gaveWay: GaveWay,
): number | undefined {
  return typeof width === 'function' ? width(rows, gaveWay) : width;
}

function canGiveWay<Row>(column: RecordColumn<Row>, place: number): boolean {
  return !isAlwaysShown(column, place) && getHidingWidth(column) > 0;
}

/** Returns the width below which a column is hidden; optional columns are hidden first. */
function getHidingWidth({ room = 'always', givesWayBelow }: PlacedColumn): number {
  return givesWayBelow ?? (room === 'always' ? 0 : Number.MAX_SAFE_INTEGER);
}

/** Maximum width in px of a digit, of a separator, and of the currency with padding, in any font of ours. */
const [FIGURE, GAP, AROUND] = [9, 5, 56];

/**
 * Returns the width of a column in px so that its longest amount is not cut. Formats only that amount, as a list of
 * 10,000 rows asks on every mark.
 * @param amounts decimal strings
 */
export function getAmountWidth(usual: number, amounts: readonly string[], language: Language): number {
  const longest = amounts.reduce((most, amount) => (amount.length > most.length ? amount : most), '0');
  const text = formatAmount(longest, language);
  const figures = text.replaceAll(/\D/g, '').length;
  return Math.max(usual, figures * FIGURE + (text.length - figures) * GAP + AROUND);
}
