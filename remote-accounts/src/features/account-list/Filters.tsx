import { SearchOutlined } from '@ant-design/icons';
import { Input, Select, Switch } from 'antd';
import { currenciesOfAccounts } from '@ncb/shared-kernel/domain/vocabulary';
import type { Account } from '@ncb/shared-kernel/api/contract';
import { useMemo, type ReactNode } from 'react';
import { SortChoice, useSettingsChange, type TableSort } from '@ncb/shared-kernel/ui';
import { SORT_COLUMNS, type AccountFilter } from './shown-accounts';
import type { AccountColumn } from './account-columns';
import { useTexts } from '../../texts';

export interface FiltersProps {
  /** All accounts of the company. */
  accounts: readonly Account[];
  filter: AccountFilter;
  onFilter: (change: Partial<AccountFilter>) => void;
  columns: readonly AccountColumn[];
  sort: TableSort | null;
  onSort: (sort: TableSort | null) => void;
  /** Where there is a table its head sorts. */
  hasSortChoice: boolean;
  children?: ReactNode;
}

/** What is shown of the accounts: found by number, IBAN or name, of some currencies, with or without closed ones. */
export function Filters({ accounts, filter, onFilter, columns, sort, onSort, hasSortChoice, children }: FiltersProps) {
  const { t } = useTexts();
  const changeSettings = useSettingsChange();
  const currencies = useMemo(() => currenciesOfAccounts(accounts.map(({ currencyCode }) => currencyCode)), [accounts]);
  return (
    <div className="ncb-toolbar" role="search" aria-label={t('filter.title')}>
      <Input
        className="ncb-toolbar-search"
        prefix={<SearchOutlined />}
        placeholder={t('filter.search')}
        aria-label={t('filter.search')}
        value={filter.search}
        onChange={({ target }) => onFilter({ search: target.value })}
        onKeyDown={({ key }) => key === 'Escape' && onFilter({ search: '' })}
        data-field="search"
      />
      {currencies.length > 1 && (
        <Select<string[]>
          mode="multiple"
          allowClear
          className="ncb-toolbar-select"
          placeholder={t('filter.currencies')}
          aria-label={t('filter.currencies')}
          options={currencies.map(({ code, letters }) => ({ value: code, label: letters }))}
          value={[...filter.currencies]}
          onChange={(codes) => onFilter({ currencies: codes })}
          data-field="cur_ref"
        />
      )}
      {hasSortChoice && (
        <SortChoice
          columns={columns
            .filter((column) => SORT_COLUMNS.includes(column))
            .map((key) => ({ key, title: t(`columns.${key}`) }))}
          sort={sort}
          onSort={onSort}
        />
      )}
      <label className="ncb-switch">
        <Switch
          checked={filter.showClosed}
          onChange={(showClosed) => changeSettings({ showClosed })}
          aria-label={t('showClosed')}
          data-field="showClosed"
        />
        {t('showClosed')}
      </label>
      {children}
    </div>
  );
}
