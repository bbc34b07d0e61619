import type { TableColumnsType } from 'antd';
import type { ReactNode } from 'react';
import { SelectAllBox } from './SelectAllBox';
import { SortSign } from './SortSign';

type Column<Row> = TableColumnsType<Row>[number];

/** Width of the checkbox and menu columns, px. */
export const EDGE_PX = 44;

export interface DataColumnOptions {
  title: ReactNode;
  isAmount: boolean;
  isSortable: boolean;
}

export function buildDataColumn<Row>(
  key: string,
  { title, isAmount, isSortable }: DataColumnOptions,
  cell: (row: Row) => ReactNode,
): Column<Row> {
  return {
    key,
    title,
    ...(isAmount && { align: 'right', className: 'ncb-amount' }),
    ...(isSortable && { sorter: true, sortOrder: null, sortIcon: () => <SortSign column={key} /> }),
    onHeaderCell: () => ({ 'data-column': key }) as object,
    render: (_, row) => cell(row),
  };
}

export interface SelectColumnOptions {
  ids: readonly string[];
  label: string;
}

export function buildSelectColumn<Row>(all: SelectColumnOptions, box: (row: Row) => ReactNode): Column<Row> {
  return {
    key: 'select',
    width: EDGE_PX,
    align: 'center',
    className: 'ncb-narrow ncb-box-cell',
    title: <SelectAllBox {...all} />,
    render: (_, row) => box(row),
  };
}

export function buildButtonColumn<Row>(
  title: string,
  { width }: { width: number },
  buttons: (row: Row) => ReactNode,
): Column<Row> {
  return {
    key: 'details',
    width,
    className: 'ncb-narrow',
    title: <span className="ncb-visually-hidden">{title}</span>,
    render: (_, row) => buttons(row),
  };
}

export function buildMenuColumn<Row>(title: string, menu: (row: Row) => ReactNode): Column<Row> {
  return {
    key: 'menu',
    width: EDGE_PX,
    align: 'right',
    className: 'ncb-stay',
    title: <span className="ncb-visually-hidden">{title}</span>,
    render: (_, row) => menu(row),
  };
}
