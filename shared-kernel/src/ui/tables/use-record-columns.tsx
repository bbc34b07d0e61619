import type { TableColumnsType } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dataColumn, menuColumn, selectColumn } from './columns';
import { SelectBox } from './SelectBox';
import type { MarkedRows } from './row-marks';
import type { TableSort } from './DataTable';
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
  const { t } = useTranslation('kernel');
  const data = columns.map(({ key, title, isAmount = false, cell }) =>
    dataColumn<Row>(key, { title, isAmount, sort }, cell),
  );
  const ids = rows.map(({ id }) => id);
  const select =
    selected &&
    selectColumn<Row>({ ids, label: t('common.selectAll', { count: ids.length }), selected }, (row) => (
      <RecordSelect row={row} titleOf={titleOf} selected={selected} />
    ));
  return [...(select ? [select] : []), ...data, ...(menu ? [menuColumn<Row>(t('common.actions'), menu)] : [])];
}

export interface RecordSelectProps<Row> {
  row: Row;
  titleOf: (row: Row) => string;
  selected: MarkedRows;
}

/** Selects a row of a list. */
export function RecordSelect<Row extends { readonly id: string }>({ row, titleOf, selected }: RecordSelectProps<Row>) {
  const { t } = useTranslation('kernel');
  return (
    <SelectBox
      id={row.id}
      label={t('common.select', { title: titleOf(row) })}
      isSelected={selected.ids.has(row.id)}
      onToggle={selected.toggle}
    />
  );
}
