import type { TableColumnsType } from 'antd';
import type { ReactNode } from 'react';
import { SelectAllBox } from './SelectAllBox';
import { SortSign } from './SortSign';

type Column<Row> = TableColumnsType<Row>[number];

/** The columns at both edges, of boxes and of menus. */
export const EDGE_PX = 44;

export interface DataColumnOptions {
  title: ReactNode;
  isAmount: boolean;
  isSortable: boolean;
}

/** A column of data: its address, amounts at the right. Which order was chosen is told by its heading: `SortedHead`. */
export function dataColumn<Row>(
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
  /** The rows of the page in sight that can be selected. */
  ids: readonly string[];
  /** What the box in the head does, in words. */
  label: string;
}

/** The column of boxes that select rows, with one for all of the page in its head. */
export function selectColumn<Row>(all: SelectColumnOptions, box: (row: Row) => ReactNode): Column<Row> {
  return {
    key: 'select',
    width: EDGE_PX,
    align: 'center',
    className: 'ncb-narrow ncb-box-cell',
    title: <SelectAllBox {...all} />,
    render: (_, row) => box(row),
  };
}

/** A column of small buttons before the data; its title is for screen readers. */
export function buttonColumn<Row>(
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

/** The column of the rows' menus, which stays in sight; its title is for screen readers. */
export function menuColumn<Row>(title: string, menu: (row: Row) => ReactNode): Column<Row> {
  return {
    key: 'menu',
    width: EDGE_PX,
    align: 'right',
    className: 'ncb-stay',
    title: <span className="ncb-visually-hidden">{title}</span>,
    render: (_, row) => menu(row),
  };
}
