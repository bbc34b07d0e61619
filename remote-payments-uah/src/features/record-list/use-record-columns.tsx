import type { TableColumnsType } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectAllBox, SelectBox, sortedBy, type MarkedRows, type TableSort } from '@ncb/shared-kernel/ui';
import type { RecordColumn } from './record-column';

export interface RecordColumnsOptions<Row> {
  columns: readonly RecordColumn<Row>[];
  rows: readonly Row[];
  titleOf: (row: Row) => string;
  sort: TableSort | null;
  selected: MarkedRows | undefined;
  menu: ((row: Row) => ReactNode) | undefined;
}

/** The columns of a list where there is room for a table: a box to select, the data, the row's menu. */
export function useRecordColumns<Row extends { readonly id: string }>(
  options: RecordColumnsOptions<Row>,
): TableColumnsType<Row> {
  const { columns, rows, titleOf, sort, selected, menu } = options;
  const { t } = useTranslation(['payments-uah', 'kernel']);
  type Column = TableColumnsType<Row>[number];
  const data = columns.map(({ key, title, isAmount, cell }): Column => ({
    key,
    title,
    ...(isAmount && { align: 'right' as const }),
    ...sortedBy(key, sort),
    onHeaderCell: () => ({ 'data-column': key }) as object,
    render: (_, row) => cell(row),
  }));
  const ids = rows.map(({ id }) => id);
  const select: Column = {
    key: 'select',
    width: 32,
    align: 'center',
    className: 'ncb-narrow',
    title: selected && (
      <SelectAllBox ids={ids} label={t('catalogues.selectAll', { count: ids.length })} selected={selected} />
    ),
    render: (_, row) => selected && <RecordSelect row={row} titleOf={titleOf} selected={selected} />,
  };
  const actions: Column = {
    key: 'menu',
    width: 40,
    align: 'right',
    className: 'ncb-stay',
    title: <span className="ncb-visually-hidden">{t('common.actions', { ns: 'kernel' })}</span>,
    render: (_, row) => menu?.(row),
  };
  return [...(selected ? [select] : []), ...data, ...(menu ? [actions] : [])];
}

export interface RecordSelectProps<Row> {
  row: Row;
  titleOf: (row: Row) => string;
  selected: MarkedRows;
}

/** Selects a row of a list. */
export function RecordSelect<Row extends { readonly id: string }>({ row, titleOf, selected }: RecordSelectProps<Row>) {
  const { t } = useTranslation('payments-uah');
  return (
    <SelectBox
      id={row.id}
      label={t('catalogues.select', { title: titleOf(row) })}
      isSelected={selected.ids.has(row.id)}
      onToggle={selected.toggle}
    />
  );
}
