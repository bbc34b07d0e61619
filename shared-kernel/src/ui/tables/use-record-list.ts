import { Grid } from 'antd';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { TABLE_PAGE_SIZE_DEFAULT } from '../../domain/vocabulary';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import type { TableSort } from './DataTable';
import { rowsInSight } from './page-rows';
import { shownColumns, type RecordColumn } from './record-column';
import { useRowMarks, type RowMarks } from './row-marks';
import { nextSort, sortRows } from './sort-rows';
import { useEntryState } from './use-entry-state';
import { useWantedSearch } from './use-wanted-search';

export interface RecordListOptions<Row> {
  /** The list's name in the user's settings, of word characters. */
  name: string;
  rows: readonly Row[];
  /** In their order; the first is always shown. */
  columns: readonly RecordColumn<Row>[];
  /** The rows that what is typed means; without it there is no search. */
  find?: (rows: readonly Row[], typed: string) => readonly Row[];
  /** Rows that stand before all others. */
  isFirst?: (row: Row) => boolean;
  /** The list opens on the page of the first such row; on the first page without it. */
  beginsAt?: (row: Row) => boolean;
  /** Where somebody above the list needs to know them. */
  marks?: RowMarks;
  /** What is typed, where somebody above the list keeps it. */
  typing?: { readonly typed: string; readonly search: (typed: string) => void };
}

/** A list as the user sees it at this moment: what is typed, chosen, marked, and the rows that follow from it. */
export interface RecordListState<Row> {
  readonly name: string;
  readonly columns: readonly RecordColumn<Row>[];
  readonly shownColumns: readonly RecordColumn<Row>[];
  readonly canSearch: boolean;
  readonly typed: string;
  readonly search: (typed: string) => void;
  /** What was chosen last. */
  readonly sort: TableSort | null;
  readonly sortBy: (sort: TableSort | null) => void;
  /** The heading of a column was pressed. */
  readonly pressColumn: (column: string) => void;
  /** The order that `rows` have: ten thousand of them follow behind what was chosen. */
  readonly rowsSort: TableSort | null;
  /** From 1. */
  readonly page: number;
  readonly turnTo: (page: number) => void;
  readonly marks: RowMarks;
  /** What the search leaves, in the bank's order. */
  readonly found: readonly Row[];
  /** The same in the order of the list. */
  readonly rows: readonly Row[];
  /** Those of the page in sight. */
  readonly inSight: readonly Row[];
  /** Also those that the search hides, as several searches may fill one selection; a row that is gone is no longer meant. */
  readonly selected: readonly Row[];
  /** How many of the shown ones are on other pages than the one in sight. */
  readonly selectedElsewhere: number;
}

const NONE: readonly never[] = [];

/**
 * What a `RecordList` shows; for the page around it too, that exports or sums up the same rows. Who goes back to the page
 * finds its page, order and search as he left them.
 */
export function useRecordList<Row extends { readonly id: string }>(
  options: RecordListOptions<Row>,
): RecordListState<Row> {
  const { name, rows: all, columns, find, isFirst, beginsAt = () => false } = options;
  const { settings } = useSteadyShell().session.user;
  const { xxl: isVeryWide = false } = Grid.useBreakpoint();
  const [ownTyped, searchItself] = useEntryState(`${name}.typed`, () => '');
  const { typed, search } = options.typing ?? { typed: ownTyped, search: searchItself };
  const [sort, sortBy] = useEntryState<TableSort | null>(`${name}.sort`, () => null);
  const pressColumn = useCallback((column: string) => sortBy((before) => nextSort(before, column)), [sortBy]);
  const pageSize = settings.pageSizes?.[name] ?? TABLE_PAGE_SIZE_DEFAULT;
  const [page, turnTo] = useEntryState(
    `${name}.page`,
    () => 1 + Math.floor(Math.max(0, all.findIndex(beginsAt)) / pageSize),
  );
  const ownMarks = useRowMarks();
  const marks = options.marks ?? ownMarks;
  const { ids } = marks.selected;

  // What is typed appears at once; ten thousand rows follow when there is time.
  const wanted = useWantedSearch(typed, all.length);
  const found = useMemo(() => (find && wanted.trim() !== '' ? find(all, wanted) : all), [all, wanted, find]);
  const rowsSort = useDeferredValue(sort);
  const keyOf = columns.find(({ key }) => key === rowsSort?.column)?.sortKey;
  const isDescending = rowsSort?.isDescending;
  const rows = useMemo(() => sortRows(found, keyOf, isDescending, isFirst), [found, keyOf, isDescending, isFirst]);
  const selected = useMemo(() => {
    if (ids.size === 0) return NONE;
    const chosen = all.filter(({ id }) => ids.has(id));
    // The list itself, so that what is known of it, such as its sums, need not be counted again.
    return chosen.length === all.length ? all : chosen;
  }, [all, ids]);

  const inSight = useMemo(() => rowsInSight(rows, page, pageSize), [rows, page, pageSize]);
  const hasElsewhere = ids.size > 0 && inSight !== rows;
  const selectedElsewhere = useMemo(() => {
    if (!hasElsewhere) return 0;
    const seenIds = new Set(inSight.map(({ id }) => id));
    return rows.filter(({ id }) => ids.has(id) && !seenIds.has(id)).length;
  }, [hasElsewhere, rows, inSight, ids]);
  const chosen = settings.columns?.[name];
  const shown = useMemo(() => shownColumns(columns, chosen, isVeryWide), [columns, chosen, isVeryWide]);

  return {
    name,
    columns,
    shownColumns: shown,
    canSearch: find !== undefined,
    typed,
    search,
    sort,
    sortBy,
    pressColumn,
    rowsSort,
    page,
    turnTo,
    marks,
    found,
    rows,
    selected,
    inSight,
    selectedElsewhere,
  };
}
