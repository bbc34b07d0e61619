import { Table, type TableColumnsType } from 'antd';
import { memo, useMemo, useState, type MouseEvent, type ReactNode } from 'react';
import { LONG_TABLE_ROWS } from '../../domain/vocabulary';
import { ListFoot } from './ListFoot';
import {
  SortContext,
  NOTHING_AROUND,
  RowSpace,
  RowStates,
  Surroundings,
  TABLE_COMPONENTS,
  TotalRows,
  type RowSurroundings,
} from './TableParts';
import type { TableSort } from './sort-rows';
import { TableFrame } from './TableFrame';
import { getPageRange, usePageOfRows, usePagesOfRows } from './table-pages';
import { useRowWindow } from './use-row-window';

export interface DataTableProps<Row> {
  /** Table name in the user's settings, word characters only. */
  name: string;
  label: string;
  /** Rows, already filtered and sorted: the table may render only a part of them. */
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** Must keep its identity: a change re-renders every cell. */
  columns: TableColumnsType<Row>;
  /** Chosen order; the rows may follow later. */
  sort?: TableSort | null;
  onSort?: (column: string) => void;
  openIds?: ReadonlySet<string>;
  panel?: (row: Row) => ReactNode;
  selectedIds?: ReadonlySet<string>;
  markedId?: string | null;
  onRow?: (row: Row, target: Element) => void;
  showHeader?: boolean;
  isFixed?: boolean;
  /** Current page from 1, if the parent controls it. */
  page?: number;
  onPage?: (page: number) => void;
  sums?: ReactNode;
  totalRows?: readonly Row[] | undefined;
  toneOf?: ((row: Row) => RowTone | null) | undefined;
  /** Content above and below rows by id: the heading of a day, the total of an account. */
  around?: ReadonlyMap<string, RowSurroundings> | undefined;
  /** Row height in px before one is measured; all rows must be equally high. */
  rowHeight: number;
}

export type RowTone = 'waiting' | 'bad' | 'quiet';

const NONE: ReadonlySet<string> = new Set();
const NO_HEIGHTS: readonly never[] = [];

/** Table with pages of a chosen size; above 1,000 rows with a window of rows instead. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { name, label, rows, rowId, columns, sort = null, onSort, openIds = NONE, selectedIds = NONE, panel } = props;
  const {
    isFixed = false,
    markedId = null,
    onRow,
    around = NOTHING_AROUND,
    showHeader = true,
    toneOf,
    totalRows,
  } = props;
  const pages = usePagesOfRows(name);
  const [ownPage, setOwnPage] = useState(1);
  const { page: requestedPage = ownPage, onPage = setOwnPage } = props;
  const isLong = rows.length > LONG_TABLE_ROWS;
  const ids = useMemo(() => rows.map(rowId), [rows, rowId]);
  const heights = useMemo(
    () =>
      isLong && around.size > 0
        ? ids.flatMap((id, index) => {
            const surroundings = around.get(id);
            return surroundings ? [{ index, height: surroundings.height }] : [];
          })
        : NO_HEIGHTS,
    [isLong, ids, around],
  );
  const seen = useRowWindow({ ids, openIds, isOn: isLong, rowHeight: props.rowHeight, around: heights });
  const { frame, before, after } = seen;
  const { page } = getPageRange(rows.length, requestedPage, pages);
  const ofPage = getPageRange(rows.length, usePageOfRows(requestedPage), pages);
  const { first, end } = isLong ? seen : ofPage;
  const shown = useMemo(() => rows.slice(first, end), [rows, first, end]);
  const surroundings = useMemo(() => ({ around, columns: columns.length }), [around, columns.length]);
  const openKeys = useMemo(() => [...openIds], [openIds]);
  const space = useMemo(
    () => (isLong ? { before, after, count: rows.length } : null),
    [isLong, before, after, rows.length],
  );
  const states = useMemo(() => ({ selectedIds, markedId }), [selectedIds, markedId]);
  return (
    <>
      <TableFrame label={label} frame={frame} isLong={isLong} isFixed={isFixed} hasCards={!showHeader}>
        <SortContext value={sort}>
          <RowStates value={states}>
            <RowSpace value={space}>
              <Surroundings value={surroundings}>
                <ShownRows<Row>
                  {...{ rowId, columns, showHeader, isFixed, toneOf, isLong, onRow, onSort, onPage, panel, totalRows }}
                  rows={shown}
                  first={first}
                  openKeys={openKeys}
                />
              </Surroundings>
            </RowSpace>
          </RowStates>
        </SortContext>
      </TableFrame>
      <ListFoot name={name} count={rows.length} page={page} onPage={onPage}>
        {props.sums}
      </ListFoot>
    </>
  );
}

type ShownRowsProps<Row> = Pick<
  DataTableProps<Row>,
  'rows' | 'rowId' | 'columns' | 'showHeader' | 'isFixed' | 'toneOf' | 'onRow' | 'onSort' | 'panel' | 'totalRows'
> & {
  /** Index of the first row in the whole list. */
  first: number;
  isLong: boolean;
  openKeys: readonly string[];
  onPage: (page: number) => void;
};

/** Memoised: selection, open rows and order reach the parts through contexts. */
const ShownRows = memo(TableOfRows) as typeof TableOfRows;

function TableOfRows<Row extends object>(props: ShownRowsProps<Row>) {
  const { rows, first, isLong, openKeys, rowId, columns, showHeader, isFixed, panel, totalRows } = props;
  const { toneOf, onRow, onSort, onPage } = props;
  return (
    <Table<Row>
      size="small"
      rowKey={rowId}
      columns={columns}
      components={TABLE_COMPONENTS}
      dataSource={rows}
      showHeader={showHeader}
      showSorterTooltip={false}
      tableLayout={isFixed || !showHeader ? 'fixed' : 'auto'}
      rowClassName={(row) => {
        const tone = toneOf?.(row) ?? null;
        return tone === null ? '' : `ncb-row-${tone}`;
      }}
      onRow={(row, index = 0) =>
        ({
          'data-row': rowId(row),
          ...(isLong && { 'aria-rowindex': first + index + 2 }),
          ...(onRow && {
            onClick: (event: MouseEvent) => isRowPress(event) && onRow(row, event.target as Element),
          }),
        }) as object
      }
      onChange={(_, __, sorter, { action }) => {
        if (action !== 'sort' || Array.isArray(sorter)) return;
        onSort?.(String(sorter.columnKey));
        onPage(1);
      }}
      {...(panel && {
        expandable: { showExpandColumn: false, expandedRowKeys: openKeys, expandedRowRender: panel },
      })}
      pagination={false}
      {...(totalRows?.length && {
        summary: () => <TotalRows rows={totalRows} rowId={rowId} columns={columns} />,
      })}
    />
  );
}

/**
 * True for a press on the row itself: not on a control, not a text selection, and not in an overlay, which is inside
 * the row only in React's tree.
 */
function isRowPress({ currentTarget, target }: MouseEvent): boolean {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return false;
  const isControl = target.closest('a, button, input, label, [role="menu"], .ant-select') !== null;
  return !isControl && (window.getSelection()?.isCollapsed ?? true);
}
