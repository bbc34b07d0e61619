import { Table, type TableColumnsType } from 'antd';
import {
  createContext,
  useContext,
  useMemo,
  useState,
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { LONG_TABLE_ROWS } from '../../domain/vocabulary';
import { ListFoot } from './ListFoot';
import { pageRows } from './page-rows';
import { SortContext, SortedHead } from './SortSign';
import { TableFrame } from './TableFrame';
import { TotalRows } from './TotalRows';
import { useRowWindow } from './use-row-window';
import { useTablePages } from './use-table-pages';

export interface TableSort {
  /** Key of the column. */
  readonly column: string;
  readonly isDescending: boolean;
}

export interface DataTableProps<Row> {
  /** Its name in the user's settings, of word characters. */
  name: string;
  /** What it holds, for screen readers. */
  label: string;
  /** Filtered and sorted; the table itself does neither, it may hold a part of them only. */
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** Made anew only when they change: with them every cell is. */
  columns: TableColumnsType<Row>;
  /** What was chosen last; the rows may follow behind it. */
  sort?: TableSort | null;
  /** The heading of a column was pressed. */
  onSort?: (column: string) => void;
  /** Rows with an open panel below them, and what is in it. */
  openIds?: ReadonlySet<string>;
  panel?: (row: Row) => ReactNode;
  selectedIds?: ReadonlySet<string>;
  /** The row whose data are open beside the table. */
  markedId?: string | null;
  /** A row was pressed where it has no control of its own. */
  onRow?: (row: Row, target: Element) => void;
  showHeader?: boolean;
  /** The columns say how wide they are; whatever is in them, they stay so. */
  isFixed?: boolean;
  /** The page in sight, from 1, where somebody else needs to know it. */
  page?: number;
  onPage?: (page: number) => void;
  /** What the rows sum up to, at the foot. */
  sums?: ReactNode;
  /** Rows of sums below all pages, in the same columns. */
  totalRows?: readonly Row[] | undefined;
  /** A row that stands out. */
  toneOf?: ((row: Row) => RowTone | null) | undefined;
  /** What stands above and below rows, by their ids: the heading of a day, the total of an account. */
  around?: ReadonlyMap<string, RowSurroundings> | undefined;
  /** Height of a row, px, until one has been measured; all rows must be equally high. */
  rowHeight: number;
}

/** How a row stands out: something about it waits, or it is refused. */
export type RowTone = 'waiting' | 'bad';

/** What stands around a row, as wide as the table. */
export interface RowSurroundings {
  readonly above?: ReactNode;
  readonly below?: ReactNode;
  /** Of both together, px: rows that are not there leave room for it. */
  readonly height: number;
}

const NONE: ReadonlySet<string> = new Set();
const NO_HEIGHTS: readonly never[] = [];
const NOTHING_AROUND: ReadonlyMap<string, RowSurroundings> = new Map();

/** A table by pages, whose size the user chooses; with more than a thousand rows a window of rows instead. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const {
    name,
    label,
    rows,
    rowId,
    columns,
    sort = null,
    onSort,
    openIds = NONE,
    selectedIds = NONE,
    panel,
    isFixed = false,
    markedId = null,
    onRow,
    around = NOTHING_AROUND,
    showHeader = true,
    toneOf,
    totalRows,
  } = props;
  const { pageSize } = useTablePages(name);
  const [ownPage, setOwnPage] = useState(1);
  const { page: wanted = ownPage, onPage = setOwnPage } = props;
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
  const { page, ...ofPage } = pageRows(rows.length, wanted, pageSize);
  const { first, end } = isLong ? seen : ofPage;
  const shown = useMemo(() => rows.slice(first, end), [rows, first, end]);
  const surroundings = useMemo(() => ({ around, columns: columns.length }), [around, columns.length]);
  const openKeys = useMemo(() => [...openIds], [openIds]);
  const space = useMemo(
    () => (isLong ? { before, after, count: rows.length } : null),
    [isLong, before, after, rows.length],
  );

  const states = useMemo(() => ({ selectedIds, markedId }), [selectedIds, markedId]);
  // The same table as long as it shows the same: what is marked, opened or chosen as order reaches its parts by themselves.
  const table = useMemo(
    () => (
      <Table<Row>
        size="small"
        rowKey={rowId}
        columns={columns}
        components={COMPONENTS}
        dataSource={shown}
        showHeader={showHeader}
        showSorterTooltip={false}
        // Without a head there is one column of cards, as wide as the screen whatever is in them.
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
              onClick: (event: MouseEvent) => isOfRow(event) && onRow(row, event.target as Element),
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
    ),
    [
      rowId,
      columns,
      shown,
      showHeader,
      isFixed,
      toneOf,
      isLong,
      first,
      onRow,
      onSort,
      onPage,
      panel,
      openKeys,
      totalRows,
    ],
  );

  return (
    <>
      <TableFrame label={label} frame={frame} isLong={isLong} isFixed={isFixed} hasCards={!showHeader}>
        <SortContext value={sort}>
          <RowStates value={states}>
            <RowSpace value={space}>
              <Surroundings value={surroundings}>{table}</Surroundings>
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

/** Pressed beside every control of the row, and not to mark a text. What opens above the page is in the row for React only. */
function isOfRow({ currentTarget, target }: MouseEvent): boolean {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return false;
  const isControl = target.closest('a, button, input, label, [role="menu"], .ant-select') !== null;
  return !isControl && (window.getSelection()?.isCollapsed ?? true);
}

/** The space of the rows that are not there; null where all are. */
const RowSpace = createContext<{ before: number; after: number; count: number } | null>(null);

function CountedTable(props: ComponentProps<'table'>) {
  const space = useContext(RowSpace);
  return <table {...props} {...(space && { 'aria-rowcount': space.count + 1 })} />;
}

function SpacedRows(props: ComponentProps<'tbody'>) {
  const space = useContext(RowSpace);
  return (
    <>
      {space && <Space place="above" height={space.before} />}
      <tbody {...props} />
      {space && <Space place="below" height={space.after} />}
    </>
  );
}

function Space({ place, height }: { place: 'above' | 'below'; height: number }) {
  return (
    <tbody data-rows={place} aria-hidden>
      <tr>
        <td className="ncb-row-space" style={{ height }} />
      </tr>
    </tbody>
  );
}

/** What stands around the rows, and how many columns it is wide. */
const Surroundings = createContext<{ around: ReadonlyMap<string, RowSurroundings>; columns: number }>({
  around: NOTHING_AROUND,
  columns: 1,
});

/** What is marked of the rows. */
const RowStates = createContext<{ selectedIds: ReadonlySet<string>; markedId: string | null }>({
  selectedIds: NONE,
  markedId: null,
});

function SurroundedRow(props: ComponentProps<'tr'> & { 'data-row'?: string }) {
  const { around, columns } = useContext(Surroundings);
  const { selectedIds, markedId } = useContext(RowStates);
  const id = props['data-row'] ?? '';
  const className = [
    props.className,
    selectedIds.has(id) && 'ant-table-row-selected',
    id === markedId && 'ncb-row-open',
  ]
    .filter(Boolean)
    .join(' ');
  const row = <tr {...props} className={className} />;
  const surroundings = around.get(id);
  if (!surroundings) return row;
  return (
    <>
      {surroundings.above && <AroundRow columns={columns}>{surroundings.above}</AroundRow>}
      {row}
      {surroundings.below && <AroundRow columns={columns}>{surroundings.below}</AroundRow>}
    </>
  );
}

function AroundRow({ columns, children }: { columns: number; children: ReactNode }) {
  return (
    <tr className="ncb-around-row">
      <td colSpan={columns}>{children}</td>
    </tr>
  );
}

/** The same objects at every render: others would make every cell anew. */
const COMPONENTS = {
  table: CountedTable,
  header: { cell: SortedHead },
  body: { wrapper: SpacedRows, row: SurroundedRow },
};
