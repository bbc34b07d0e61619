import { SearchOutlined } from '@ant-design/icons';
import { Grid, Input } from 'antd';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { ColumnsChoice } from './ColumnsChoice';
import { DataTable, type TableSort } from './DataTable';
import { EmptyView } from '../states/states';
import { SortChoice } from './SortChoice';
import { sortRows } from './sort-rows';
import type { MarkedRows } from './row-marks';
import { matchingRows } from './matching-rows';
import type { RecordColumn } from './record-column';
import { RecordCard } from './RecordCard';
import { useRecordColumns } from './use-record-columns';

export interface RecordListProps<Row> {
  /** The table's name in the user's settings. */
  name: string;
  label: string;
  rows: readonly Row[];
  /** The first one is always shown. */
  columns: readonly RecordColumn<Row>[];
  /** What a row is called. */
  titleOf: (row: Row) => string;
  /** What a row is found by. */
  wordsOf: (row: Row) => string;
  /** Rows can be selected. */
  selected?: MarkedRows;
  menu?: (row: Row) => ReactNode;
  /** What can be done with the selection. */
  children?: ReactNode;
}

const ROW_PX = 48;
const CARD_PX = 140;

const idOf = ({ id }: { readonly id: string }) => id;

/** A list with search, order, columns and pages; on a phone each row is a card. */
export function RecordList<Row extends { readonly id: string }>(props: RecordListProps<Row>) {
  const { name, label, rows, titleOf, wordsOf, selected, menu, children } = props;
  const { settings } = useShell().session.user;
  const { t } = useTranslation('kernel');
  const { md: isWide = true } = Grid.useBreakpoint();
  const [typed, setTyped] = useState('');
  const [sort, setSort] = useState<TableSort | null>(null);

  const chosen = settings.columns?.[name];
  const columns = props.columns.filter(({ key }, place) => place === 0 || !chosen || chosen.includes(key));
  const found = useMemo(() => matchingRows(rows, typed, wordsOf), [rows, typed, wordsOf]);
  const by = props.columns.find(({ key }) => key === sort?.column);
  const shown = sortRows(found, by?.sortKey, sort?.isDescending);
  const table = useRecordColumns({ columns, rows: shown, titleOf, sort, selected, menu });
  const card = {
    key: 'card',
    title: label,
    render: (_: unknown, row: Row) => (
      <RecordCard row={row} columns={columns} titleOf={titleOf} selected={selected} menu={menu} />
    ),
  };

  return (
    <>
      <div className="ncb-toolbar">
        <Input
          className="ncb-toolbar-search"
          prefix={<SearchOutlined aria-hidden />}
          placeholder={t('common.search')}
          aria-label={t('common.search')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          data-field="search"
        />
        {isWide ? (
          <ColumnsChoice name={name} columns={props.columns.slice(1)} shown={columns.map(({ key }) => key)} />
        ) : (
          <SortChoice columns={columns} sort={sort} onSort={setSort} />
        )}
      </div>
      {children}
      {shown.length === 0 ? (
        <EmptyView text={t('common.nothingFound')} />
      ) : (
        <DataTable<Row>
          name={name}
          label={label}
          rows={shown}
          rowId={idOf}
          columns={isWide ? table : [card]}
          showHeader={isWide}
          rowHeight={isWide ? ROW_PX : CARD_PX}
          onSort={setSort}
          {...(selected && { selectedIds: selected.ids })}
        />
      )}
    </>
  );
}
