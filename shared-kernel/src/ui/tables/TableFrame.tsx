import type { ReactNode, Ref } from 'react';
import { Table, type TableColumnsType } from 'antd';

export interface TableFrameProps {
  label: string;
  frame?: Ref<HTMLDivElement>;
  isLong?: boolean;
  isFixed?: boolean;
  hasCards?: boolean;
  children: ReactNode;
}

/**
 * Frame in which a wide table scrolls, also by keyboard. Not antd's `scroll`: it duplicates the header's controls in a
 * hidden row, where the focus can get lost.
 */
export function TableFrame({
  label,
  frame,
  isLong = false,
  isFixed = false,
  hasCards = false,
  children,
}: TableFrameProps) {
  return (
    <div
      ref={frame}
      className={['ncb-table', isLong && 'ncb-table-long', isFixed && 'ncb-table-fixed', hasCards && 'ncb-table-cards']
        .filter(Boolean)
        .join(' ')}
      role="region"
      aria-label={label}
      tabIndex={0}
    >
      {children}
    </div>
  );
}

export interface SimpleTableProps<Row> {
  label: string;
  rows: readonly Row[];
  rowId: (row: Row) => string;
  columns: TableColumnsType<Row>;
}

/** Table that shows all its rows, without pages and sorting. */
export function SimpleTable<Row extends object>({ label, rows, rowId, columns }: SimpleTableProps<Row>) {
  return (
    <TableFrame label={label}>
      <Table<Row>
        size="small"
        rowKey={rowId}
        columns={columns}
        dataSource={rows}
        onRow={(row) => ({ 'data-row': rowId(row) }) as object}
        pagination={false}
      />
    </TableFrame>
  );
}
