import type { ReactNode } from 'react';
import { formatAmount } from '../../domain/money';
import type { Language } from '../../domain/vocabulary';
import type { SortKey } from './sort-rows';

/** Where a column stands before the user has chosen: always, in very wide windows only, or not until asked for. */
export type ColumnRoom = 'always' | 'wide' | 'asked';

export interface PlacedColumn {
  /** Its name on the wire, where it has one. */
  readonly key: string;
  /** Without it, always. */
  readonly room?: ColumnRoom;
  /** In a list narrower than this, px, the column gives way and another one says what it says. */
  readonly givesWayBelow?: number;
  /** It cannot be hidden: it opens the row. */
  readonly isKept?: boolean;
}

/** Whether the column of this name had no room, so that another one has to say what it says. */
export type GaveWay = (key: string) => boolean;

/** None did: as on a card. */
export const NONE_GAVE_WAY: GaveWay = () => false;

/** A column of a list. */
export interface RecordColumn<Row> extends PlacedColumn {
  readonly title: string;
  readonly isAmount?: boolean;
  /** Its cells have its key as their address. */
  readonly hasField?: boolean;
  /** px, maybe more for what the rows hold; one column of the list has none and takes what is left. */
  readonly width?: number | ((rows: readonly Row[], gaveWay: GaveWay) => number);
  cell(row: Row, gaveWay: GaveWay): ReactNode;
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
  return columns.filter(
    (column, place) => isKept(column, place) || (chosen ? chosen.includes(column.key) : hasRoom(column)),
  );
}

/** The first column, and one that opens the row, cannot be hidden. */
export function isKept(column: PlacedColumn, place: number): boolean {
  return place === 0 || column.isKept === true;
}

/** Room that a column without a width of its own keeps while another one can give way, px: a short name. */
const LEAST_REST = 120;

/**
 * Keys of the columns that give way: those for which the list is too narrow, and, where long amounts have taken the room of
 * the column that has what is left, those that would give way next.
 * @param width of the list, px
 * @param beside what stands beside the data, px: boxes, buttons, menus
 */
export function columnsAway<Row>(
  columns: readonly RecordColumn<Row>[],
  rows: readonly Row[],
  width: number,
  beside: number,
): ReadonlySet<string> {
  const away = new Set(columns.filter(({ givesWayBelow = 0 }) => width < givesWayBelow).map(({ key }) => key));
  const stays = ({ key }: RecordColumn<Row>) => !away.has(key);
  const left = () =>
    columns
      .filter(stays)
      .reduce((rest, column) => rest - (columnWidth(column, rows, (key) => away.has(key)) ?? 0), width);
  const takesRest = (column: RecordColumn<Row>) => stays(column) && column.width === undefined;
  const next = columns.filter(canGiveWay).toSorted((one, other) => bound(other) - bound(one));
  for (const column of next) {
    if (!columns.some(takesRest) || left() - beside >= LEAST_REST) break;
    away.add(column.key);
  }
  return away;
}

/** px; undefined: what is left. */
export function columnWidth<Row>(
  { width }: RecordColumn<Row>,
  rows: readonly Row[],
  gaveWay: GaveWay,
): number | undefined {
  return typeof width === 'function' ? width(rows, gaveWay) : width;
}

function canGiveWay<Row>(column: RecordColumn<Row>, place: number): boolean {
  return !isKept(column, place) && bound(column) > 0;
}

/** A column that not everybody sees gives way first. */
function bound({ room = 'always', givesWayBelow }: PlacedColumn): number {
  return givesWayBelow ?? (room === 'always' ? 0 : Number.MAX_SAFE_INTEGER);
}

/** Figures are at most this wide in any font of ours, spaces and commas that, and around an amount stands its currency. px */
const [FIGURE, GAP, AROUND] = [9, 5, 56];

/**
 * The width of a column whose longest amount is never cut, px. Only that one is written out: a list of ten thousand rows
 * asks for its widths whenever one of them is marked.
 * @param amounts decimal strings
 */
export function amountWidth(usual: number, amounts: readonly string[], language: Language): number {
  const longest = amounts.reduce((most, amount) => (amount.length > most.length ? amount : most), '0');
  const text = formatAmount(longest, language);
  const figures = text.replaceAll(/\D/g, '').length;
  return Math.max(usual, figures * FIGURE + (text.length - figures) * GAP + AROUND);
}
