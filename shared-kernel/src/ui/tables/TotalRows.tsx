import { Table, type TableColumnsType } from 'antd';
import type { ReactNode } from 'react';

export interface TotalRowsProps<Row> {
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
