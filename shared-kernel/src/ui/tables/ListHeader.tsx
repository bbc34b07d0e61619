import { EllipsisOutlined, SearchOutlined, SlidersOutlined } from '@ant-design/icons';
import { Button, Input, Popover, Select, Checkbox, Flex } from 'antd';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettingsChange } from '../use-settings-change';
import { getHeaderLayout, useListLayout } from './list-layout';
import { isAlwaysShown } from './record-parts';
import type { RecordListState } from './use-record-list';
import type { TableSort } from './sort-rows';

interface ListHeaderProps<Row> {
  list: RecordListState<Row>;
  searchLabel?: string | undefined;
  /** True while the selection bar takes its place. */
  isHidden?: boolean;
  tools?: ReactNode;
  main?: ReactNode;
  children?: ReactNode;
}

/**
 * Header of a list on one line: search, filters, actions, columns, main button. In a narrow list icons replace text; on
 * a phone rare actions are behind one button. Memoised: an opening row does not re-render it.
 */
export const ListHeader = memo(HeaderOfList) as typeof HeaderOfList;

function HeaderOfList<Row>({ list, searchLabel, isHidden = false, tools, main, children }: ListHeaderProps<Row>) {
  const { name, columns, shownColumns, canSearch, typed, search, sort, sortBy } = list;
  const { t } = useTranslation('kernel');
  const { hasCards, width } = useListLayout();
  const label = searchLabel ?? t('common.search');
  const room = getHeaderLayout(width);
  return (
    <div
      className={`ncb-list-head ncb-list-head-${room} ${isHidden ? 'ncb-unseen' : ''}`}
      {...(canSearch && { role: 'search', 'aria-label': label })}
    >
      {canSearch && (
        <Input
          className="ncb-toolbar-search"
          prefix={<SearchOutlined aria-hidden />}
          placeholder={room === 'signs' ? t('common.search') : label}
          aria-label={label}
          value={typed}
          onChange={({ target }) => search(target.value)}
          onKeyDown={({ key }) => key === 'Escape' && search('')}
          data-field="search"
        />
      )}
      {children}
      <div className="ncb-list-tools">
        {hasCards ? (
          <Popover
            trigger="click"
            placement="bottomRight"
            content={
              <div className="ncb-list-more">
                <SortChoice columns={shownColumns.filter(({ sortKey }) => sortKey)} sort={sort} onSort={sortBy} />
                {tools}
              </div>
            }
          >
            <Button icon={<EllipsisOutlined />} aria-label={t('common.more')} data-action="listMore" />
          </Popover>
        ) : (
          <>
            {tools}
            <ColumnsChoice
              name={name}
              columns={columns.filter((column, place) => !isAlwaysShown(column, place))}
              shown={shownColumns.map(({ key }) => key)}
            />
          </>
        )}
        {main}
      </div>
    </div>
  );
}

interface SortChoiceProps {
  columns: readonly { readonly key: string; readonly title: string }[];
  sort: TableSort | null;
  onSort: (sort: TableSort | null) => void;
}

function SortChoice({ columns, sort, onSort }: SortChoiceProps) {
  const { t } = useTranslation('kernel');
  return (
    <Select<string>
      className="ncb-toolbar-select"
      aria-label={t('common.sort')}
      value={sort ? `${sort.column}${sort.isDescending ? '-' : ''}` : ''}
      options={[
        { value: '', label: t('common.bankOrder') },
        ...columns.flatMap(({ key, title }) => [
          { value: key, label: `${title} ↑` },
          { value: `${key}-`, label: `${title} ↓` },
        ]),
      ]}
      onChange={(chosen) =>
        onSort(chosen ? { column: chosen.replace('-', ''), isDescending: chosen.endsWith('-') } : null)
      }
      data-field="sort"
    />
  );
}

interface ColumnsChoiceProps {
  name: string;
  columns: readonly { readonly key: string; readonly title: string }[];
  shown: readonly string[];
}

function ColumnsChoice({ name, columns, shown }: ColumnsChoiceProps) {
  const { t } = useTranslation('kernel');
  const changeSettings = useSettingsChange();
  const toggle = (column: string) =>
    changeSettings({
      columns: {
        [name]: shown.includes(column) ? shown.filter((other) => other !== column) : [...shown, column],
      },
    });
  const list = (
    <Flex vertical gap="small" role="group" aria-label={t('common.columns')}>
      {columns.map(({ key, title }) => (
        <Checkbox key={key} checked={shown.includes(key)} onChange={() => toggle(key)} data-field={`column-${key}`}>
          {title}
        </Checkbox>
      ))}
    </Flex>
  );
  return (
    <Popover trigger="click" content={list} placement="bottomRight" destroyOnHidden>
      <Button
        icon={<SlidersOutlined />}
        aria-label={t('common.columns')}
        title={t('common.columns')}
        data-action="columns"
      />
    </Popover>
  );
}
