import { Table, type TableColumnsType } from 'antd';
import { createContext, useContext, type ComponentProps, type ReactNode } from 'react';
import { CaretDownOutlined, CaretUpOutlined } from '@ant-design/icons';
import type { TableSort } from './sort-rows';

/** Content above and below a row, as wide as the table. */
export interface RowSurroundings {
  readonly above?: ReactNode;
  readonly below?: ReactNode;
  /** Total height in px, reserved while the row is not rendered. */
  readonly height: number;
}

const NONE: ReadonlySet<string> = new Set();
export const NOTHING_AROUND: ReadonlyMap<string, RowSurroundings> = new Map();

export const RowSpace = createContext<{ before: number; after: number; count: number } | null>(null);

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

export const Surroundings = createContext<{ around: ReadonlyMap<string, RowSurroundings>; columns: number }>({
  around: NOTHING_AROUND,
  columns: 1,
});

export const RowStates = createContext<{ selectedIds: ReadonlySet<string>; markedId: string | null }>({
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

/** Stable objects: new ones would remount every cell. */
export const TABLE_COMPONENTS = {
  table: CountedTable,
  header: { cell: SortedHead },
  body: { wrapper: SpacedRows, row: SurroundedRow },
};

interface TotalRowsProps<Row> {
  rows: readonly Row[];
  rowId: (row: Row) => string;
  columns: TableColumnsType<Row>;
}

/** Columns left empty: a total has no checkbox and no menu. */
const ROW_CONTROLS: readonly unknown[] = ['select', 'details', 'menu'];

export function TotalRows<Row>({ rows, rowId, columns }: TotalRowsProps<Row>) {
  return (
    <Table.Summary>
      {rows.map((row) => (
        <Table.Summary.Row key={rowId(row)} className="ncb-total-row" data-row={rowId(row)}>
          {columns.map(({ key, align, className, render }, place) => (
            <Table.Summary.Cell
              key={String(key)}
              index={place}
              {...(align === 'right' && { align })}
              {...(className && { className })}
            >
              {!ROW_CONTROLS.includes(key) && (render?.(undefined, row, place) as ReactNode)}
            </Table.Summary.Cell>
          ))}
        </Table.Summary.Row>
      ))}
    </Table.Summary>
  );
}

/** Chosen order, provided apart from the columns: the arrow changes at once, while 10,000 rows are sorted later. */
export const SortContext = createContext<TableSort | null>(null);

export function SortSign({ column }: { column: string }) {
  const sort = useContext(SortContext);
  const getSignClass = (isDescending: boolean) =>
    sort?.column === column && sort.isDescending === isDescending ? 'active' : '';
  return (
    <span className="ant-table-column-sorter ant-table-column-sorter-full">
      <span className="ant-table-column-sorter-inner" aria-hidden>
        <CaretUpOutlined className={`ant-table-column-sorter-up ${getSignClass(false)}`} />
        <CaretDownOutlined className={`ant-table-column-sorter-down ${getSignClass(true)}`} />
      </span>
    </span>
  );
}

function SortedHead(props: ComponentProps<'th'> & { 'data-column'?: string }) {
  const sort = useContext(SortContext);
  const isSorted = sort !== null && sort.column === props['data-column'];
  return <th {...props} {...(isSorted && { 'aria-sort': sort.isDescending ? 'descending' : 'ascending' })} />;
}
