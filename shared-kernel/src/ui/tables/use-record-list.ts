import { Grid } from 'antd';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { getShownColumns, type RecordColumn } from './record-parts';
import { useRowMarks, type RowMarks } from './row-marks';
import { getNextSort, sortRows, type TableSort } from './sort-rows';
import { getPageOfRow, getPageRows, usePageOfRows, usePagesOfRows } from './table-pages';
import { useEntryState } from './use-entry-state';
import { useDeferredSearch } from './word-search';

interface RecordListOptions<Row> {
  name: string;
  rows: readonly Row[];
  columns: readonly RecordColumn<Row>[];
  find?: (rows: readonly Row[], typed: string) => readonly Row[];
  isFirst?: (row: Row) => boolean;
  /** Opens the list on the page of the first matching row; by default on the first page. */
  startsAt?: (row: Row) => boolean;
  marks?: RowMarks;
  typing?: { readonly typed: string; readonly search: (typed: string) => void };
}

export interface RecordListState<Row> {
  readonly name: string;
  readonly columns: readonly RecordColumn<Row>[];
  readonly shownColumns: readonly RecordColumn<Row>[];
  readonly canSearch: boolean;
  readonly typed: string;
  readonly search: (typed: string) => void;
  readonly sort: TableSort | null;
  readonly sortBy: (sort: TableSort | null) => void;
  readonly pressColumn: (column: string) => void;
  /** Order of `rows`; with 10,000 rows it lags behind the chosen one. */
  readonly rowsSort: TableSort | null;
  readonly page: number;
  readonly turnTo: (page: number) => void;
  readonly turnToRow: (row: Row) => void;
  readonly marks: RowMarks;
  /** Rows that match the search, in the bank's order. */
  readonly found: readonly Row[];
  readonly rows: readonly Row[];
  readonly inSight: readonly Row[];
  /**
   * Selected rows, including those hidden by the search, as several searches may build one selection; deleted rows are
   * left out.
   */
  readonly selected: readonly Row[];
  readonly selectedElsewhere: number;
}

const NONE: readonly never[] = [];

/**
 * Keeps the state of a `RecordList`, also for exports and totals on the page. Going back restores page, order and
 * search.
 */
export function useRecordList<Row extends { readonly id: string }>(
  options: RecordListOptions<Row>,
): RecordListState<Row> {
  const { name, rows: all, columns, find, isFirst, startsAt = () => false } = options;
  const { settings } = useSteadyShell().session.user;
  const { xxl: isVeryWide = false } = Grid.useBreakpoint();
  const [ownTyped, setOwnTyped] = useEntryState(`${name}.typed`, () => '');
  const { typed, search } = options.typing ?? { typed: ownTyped, search: setOwnTyped };
  const [sort, sortBy] = useEntryState<TableSort | null>(`${name}.sort`, () => null);
  const pressColumn = useCallback((column: string) => sortBy((before) => getNextSort(before, column)), [sortBy]);
  const pages = usePagesOfRows(name);
  const [page, turnTo] = useEntryState(`${name}.page`, () => getPageOfRow(all.findIndex(startsAt), 1, pages));
  const ownMarks = useRowMarks();
  const marks = options.marks ?? ownMarks;
  const { ids } = marks.selected;

  const deferredText = useDeferredSearch(typed, all.length);
  const found = useMemo(
    () => (find && deferredText.trim() !== '' ? find(all, deferredText) : all),
    [all, deferredText, find],
  );
  const rowsSort = useDeferredValue(sort);
  const keyOf = columns.find(({ key }) => key === rowsSort?.column)?.sortKey;
  const isDescending = rowsSort?.isDescending;
  const rows = useMemo(() => sortRows(found, keyOf, isDescending, isFirst), [found, keyOf, isDescending, isFirst]);
  const selected = useMemo(() => {
    if (ids.size === 0) return NONE;
    const chosen = all.filter(({ id }) => ids.has(id));
    // Keeps the identity of the full list, so that cached results, such as totals, stay valid.
    return chosen.length === all.length ? all : chosen;
  }, [all, ids]);

  const pageOfRows = usePageOfRows(page);
  const inSight = useMemo(() => getPageRows(rows, pageOfRows, pages), [rows, pageOfRows, pages]);
  const hasElsewhere = ids.size > 0 && inSight !== rows && !pages.isGrowing;
  const selectedElsewhere = useMemo(() => {
    if (!hasElsewhere) return 0;
    const seenIds = new Set(inSight.map(({ id }) => id));
    return rows.filter(({ id }) => ids.has(id) && !seenIds.has(id)).length;
  }, [hasElsewhere, rows, inSight, ids]);
  const chosen = settings.columns?.[name];
  const shown = useMemo(() => getShownColumns(columns, chosen, isVeryWide), [columns, chosen, isVeryWide]);

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
    turnToRow: (row) => turnTo(getPageOfRow(rows.indexOf(row), page, pages)),
    marks,
    found,
    rows,
    selected,
    inSight,
    selectedElsewhere,
  };
}
