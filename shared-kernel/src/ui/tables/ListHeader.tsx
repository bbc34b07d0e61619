import { SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useListPlace } from './list-place';
import { ColumnsChoice } from './ColumnsChoice';
import { SortChoice } from './SortChoice';
import type { RecordListState } from './use-record-list';

export interface ListHeaderProps<Row> {
  list: RecordListState<Row>;
  /** What rows are found by, in words. */
  searchLabel?: string | undefined;
  /** Something stands in its place. */
  isHidden?: boolean;
  /** What else is chosen or done above the rows. */
  children?: ReactNode;
}

/** What is above the rows of a list: search, whatever the list has of its own, columns; on a phone the order. */
export function ListHeader<Row>({ list, searchLabel, isHidden = false, children }: ListHeaderProps<Row>) {
  const { name, columns, shownColumns, canSearch, typed, search, sort, sortBy } = list;
  const { t } = useTranslation('kernel');
  const { hasCards } = useListPlace();
  const label = searchLabel ?? t('common.search');
  return (
    <div
      className={isHidden ? 'ncb-list-head ncb-unseen' : 'ncb-list-head'}
      {...(canSearch && { role: 'search', 'aria-label': label })}
    >
      {canSearch && (
        <Input
          className="ncb-toolbar-search"
          prefix={<SearchOutlined aria-hidden />}
          placeholder={label}
          aria-label={label}
          value={typed}
          onChange={({ target }) => search(target.value)}
          onKeyDown={({ key }) => key === 'Escape' && search('')}
          data-field="search"
        />
      )}
      {children}
      {!hasCards ? (
        <ColumnsChoice name={name} columns={columns.slice(1)} shown={shownColumns.map(({ key }) => key)} />
      ) : (
        <SortChoice columns={shownColumns.filter(({ sortKey }) => sortKey)} sort={sort} onSort={sortBy} />
      )}
    </div>
  );
}
