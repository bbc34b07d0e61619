import { Popover } from 'antd';
import { createContext, memo, useContext, useMemo, useState } from 'react';
import { onDemand } from '@ncb/shared-kernel/blocks/on-demand';
import { MoreConditions, SavedSearches } from '@ncb/shared-kernel/blocks/search';
import { useOwnAccounts } from '@ncb/shared-kernel/queries';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { FilterChip, getHeaderLayout, useListLayout, type HeaderLayout } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import { AmountChip } from './AmountChip';
import { FlowChips, hasFlowChips, type ChipProps } from './FlowChips';
import { formatShortIban } from './format-short-iban';
import type { BalanceGap, ListedOperation } from './listed-operations';
import styles from './statement.module.css';
import { createStatementSearchModel, EMPTY_SEARCH, type SearchChange, type StatementSearch } from './statement-search';

/** Latest search: chips show it at once, the list follows. */
export const LatestSearch = createContext<StatementSearch>(EMPTY_SEARCH);

export interface StatementChipsProps {
  onFilter: SearchChange;
  /** Opens the whole search dialog. */
  onSearch: () => void;
  all: readonly ListedOperation[];
  gap: BalanceGap;
  balance: { readonly isOn: boolean; readonly onSwitch: (isOn: boolean) => void } | null;
}

/** Filters of the operations in the list header; all filters are in the address. */
export const StatementChips = memo(function StatementChips(props: StatementChipsProps) {
  const { onFilter, onSearch, all } = props;
  const search = useContext(LatestSearch);
  const { t } = useTexts();
  const room = getHeaderLayout(useListLayout().width);
  const { category, party } = search;
  return (
    <>
      {room !== 'signs' && <AccountChip search={search} onFilter={onFilter} onSearch={onSearch} />}
      {hasFlowChips(room) && <FlowChips search={search} onFilter={onFilter} />}
      {room === 'all' && <AmountChip search={search} onFilter={onFilter} />}
      {room === 'all' && category !== '' && (
        <FilterChip
          label={t('statement.columns.category')}
          value={t(`statement.categories.${category}`)}
          onClear={() => onFilter({ category: '' })}
          data-row="category"
          data-action="chosenCategory"
        />
      )}
      {room === 'all' && party !== '' && (
        <FilterChip
          label={t('statement.chips.party')}
          value={all.find((row) => row.party === party)?.document.correspondentName ?? party}
          onClear={() => onFilter({ party: '' })}
          data-row="party"
          data-action="chosenParty"
        />
      )}
      <MoreFilters {...props} search={search} room={room} />
      <SavedStatements search={search} onFilter={onFilter} />
    </>
  );
});

interface TotalsChipsProps {
  onFilter: SearchChange;
  onSearch: () => void;
}

/** Search of a statement of totals, which has no filters of operations. */
export function TotalsChips({ onFilter, onSearch }: TotalsChipsProps) {
  const search = useContext(LatestSearch);
  const room = getHeaderLayout(useListLayout().width);
  return (
    <>
      <MoreConditions room={room} hidden={0} isLoading={false} onMore={onSearch} />
      <SavedStatements search={search} onFilter={onFilter} />
    </>
  );
}

function SavedStatements({ search, onFilter }: ChipProps) {
  const { bankDay } = useSteadyShell().session;
  const model = useMemo(() => createStatementSearchModel(bankDay), [bankDay]);
  return <SavedSearches model={model} search={search} onSearch={onFilter} />;
}

function AccountChip({ search, onFilter, onSearch }: ChipProps & { onSearch: () => void }) {
  const { t } = useTexts();
  const { accounts } = useOwnAccounts();
  const { accountIds } = search;
  const only = accounts.find(({ id }) => accountIds.length === 1 && id === accountIds[0]);
  const several = accountIds.length > 0 ? t('turnovers.accounts', { count: accountIds.length }) : null;
  return (
    <FilterChip
      label={t('statement.columns.acn_n')}
      value={only ? formatShortIban(only) : several}
      menu={{
        items: [
          ...accounts.map((account) => ({ key: account.id, label: formatShortIban(account) })),
          { type: 'divider' as const },
          { key: '', label: t('statement.chips.severalAccounts') },
        ],
        onClick: ({ key }) => (key === '' ? onSearch() : onFilter({ accountIds: [key] })),
      }}
      onClear={accountIds.length > 0 ? () => onFilter({ accountIds: [] }) : undefined}
      data-row="account"
      data-action="chooseAccount"
    />
  );
}

const FilterFields = onDemand('statement/filters', async () => (await import('./FilterFields')).FilterFields);

/** Button of the filters that have no chip in this layout. */
function MoreFilters(props: StatementChipsProps & { search: StatementSearch; room: HeaderLayout }) {
  const { search, room, onSearch } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      trigger="click"
      placement="bottomLeft"
      open={isOpen}
      onOpenChange={setOpen}
      destroyOnHidden
      content={
        <FilterFields
          {...props}
          onSearch={() => {
            setOpen(false);
            onSearch();
          }}
        />
      }
    >
      <span className={styles['more']}>
        <MoreConditions room={room} hidden={countHidden(search, room)} isLoading={false} onMore={() => setOpen(true)} />
      </span>
    </Popover>
  );
}

/** Counts the active filters that have no chip in this layout. */
function countHidden(search: StatementSearch, room: HeaderLayout): number {
  const { flow, amountLow, amountHigh, category, party, withoutOwn, accountIds } = search;
  return [
    withoutOwn,
    room !== 'all' && (amountLow !== '' || amountHigh !== ''),
    room !== 'all' && category !== '',
    room !== 'all' && party !== '',
    !hasFlowChips(room) && flow !== '',
    room === 'signs' && accountIds.length > 0,
  ].filter(Boolean).length;
}
