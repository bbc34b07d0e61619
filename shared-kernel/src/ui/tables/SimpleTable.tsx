import { Table, type TableColumnsType } from 'antd';
import { TableFrame } from './TableFrame';

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
