import { Button, Input, Popover, Select, Space, Switch } from 'antd';
import { createContext, memo, useContext, useMemo, useState } from 'react';
import { MoreConditions, SavedSearches, useRangeFormatters } from '@ncb/shared-kernel/blocks/search';
import { parseAmount } from '@ncb/shared-kernel/domain/money';
import { OPERATION_CATEGORIES, type OperationCategory } from '@ncb/shared-kernel/domain/vocabulary';
import { useOwnAccounts } from '@ncb/shared-kernel/queries';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { FilterChip, getHeaderLayout, ToggleChip, useListLayout, type HeaderLayout } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import { formatShortIban } from './format-short-iban';
import type { BalanceGap, ListedOperation } from './listed-operations';
import styles from './statement.module.css';
import { createStatementSearchModel, EMPTY_SEARCH, type StatementSearch } from './statement-search';

/** Latest search: chips show it at once, the list follows. */
export const LatestSearch = createContext<StatementSearch>(EMPTY_SEARCH);

export type SearchChange = (change: Partial<StatementSearch>) => void;

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

export interface TotalsChipsProps {
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

function hasFlowChips(room: HeaderLayout): boolean {
  return room === 'all' || room === 'three';
}

interface ChipProps {
  search: StatementSearch;
  onFilter: SearchChange;
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

function FlowChips({ search: { flow }, onFilter }: ChipProps) {
  const { t } = useTexts();
  return (['in', 'out'] as const).map((side) => (
    <ToggleChip
      key={side}
      label={t(`statement.${side}`)}
      isOn={flow === side}
      onToggle={(isOn) => onFilter({ flow: isOn ? side : '' })}
      data-field={`flow_${side}`}
    >
      {t(`statement.${side}`)}
    </ToggleChip>
  ));
}

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

function FilterFields(props: StatementChipsProps & { search: StatementSearch; room: HeaderLayout }) {
  const { search, room, onFilter, onSearch, all, gap, balance } = props;
  const { t } = useTexts();
  const { category, withoutOwn } = search;
  const counts = useMemo(() => {
    const countOf = (kind: OperationCategory) => all.filter((row) => row.category === kind).length;
    return { fees: countOf('fees'), currency: countOf('currency') };
  }, [all]);
  const only = (name: 'fees' | 'currency') => (
    <ToggleChip
      label={t(`statement.chips.${name}`)}
      isOn={category === name}
      onToggle={(isOn) => onFilter({ category: isOn ? name : '' })}
      data-field={`only_${name}`}
    >
      {[t(`statement.chips.${name}`), counts[name] > 0 && counts[name]].filter(Boolean).join(' ')}
    </ToggleChip>
  );
  return (
    <div className={styles['filters']} role="group" aria-label={t('statement.chips.title')}>
      {!hasFlowChips(room) && (
        <div className={styles['toggles']}>
          <FlowChips search={search} onFilter={onFilter} />
        </div>
      )}
      {room !== 'all' && <AmountChip search={search} onFilter={onFilter} />}
      <Select<OperationCategory | ''>
        aria-label={t('statement.columns.category')}
        value={category}
        onChange={(chosen) => onFilter({ category: chosen })}
        options={[
          { value: '' as const, label: t('statement.chips.everyCategory') },
          ...OPERATION_CATEGORIES.map((value) => ({ value, label: t(`statement.categories.${value}`) })),
        ]}
        data-field="chooseCategory"
      />
      <div className={styles['toggles']}>
        <ToggleChip
          label={t('statement.chips.withoutOwn')}
          isOn={withoutOwn}
          onToggle={(isOn) => onFilter({ withoutOwn: isOn })}
          data-field="withoutOwn"
        >
          {t('statement.chips.withoutOwn')}
        </ToggleChip>
        {only('fees')}
        {only('currency')}
      </div>
      {balance && <BalanceSwitch gap={gap} balance={balance} />}
      <Button onClick={onSearch} data-action="statementSearch">
        {t('statement.chips.search')}
      </Button>
    </div>
  );
}

function BalanceSwitch({ gap, balance }: { gap: BalanceGap; balance: NonNullable<StatementChipsProps['balance']> }) {
  const { t } = useTexts();
  const name = t('statement.runningBalance');
  const reason = gap && t(`statement.gaps.${gap}`);
  return (
    <>
      <Space size="small">
        <Switch
          size="small"
          checked={balance.isOn && gap === null}
          disabled={gap !== null}
          onChange={balance.onSwitch}
          aria-label={reason ? `${name}. ${reason}` : name}
          data-field="runningBalance"
        />
        <span className="ncb-quiet">{name}</span>
      </Space>
      {reason && <p className="ncb-quiet">{reason}</p>}
    </>
  );
}

function AmountChip({ search, onFilter }: ChipProps) {
  const { t } = useTexts();
  const ranges = useRangeFormatters();
  const [isOpen, setOpen] = useState(false);
  const { amountLow, amountHigh } = search;
  const isChosen = amountLow !== '' || amountHigh !== '';
  return (
    <Popover
      trigger="click"
      placement="bottomLeft"
      open={isOpen}
      // The chip itself opens the popover: its second button clears the range.
      onOpenChange={(shouldOpen) => !shouldOpen && setOpen(false)}
      destroyOnHidden
      content={<AmountFields search={search} onFilter={onFilter} onClose={() => setOpen(false)} />}
    >
      <span>
        <FilterChip
          label={t('statement.columns.amount')}
          onPress={() => setOpen(true)}
          value={isChosen ? ranges.amounts(amountLow, amountHigh) : null}
          onClear={isChosen ? () => onFilter({ amountLow: '', amountHigh: '' }) : undefined}
          data-row="amount"
          data-action="chooseAmount"
        />
      </span>
    </Popover>
  );
}

function AmountFields({ search, onFilter, onClose }: ChipProps & { onClose: () => void }) {
  const { t, common } = useTexts();
  const [typed, type] = useState({ amountLow: search.amountLow, amountHigh: search.amountHigh });
  const isWrong = (text: string) => text.trim() !== '' && !parseAmount(text).ok;
  const submit = () => {
    if (isWrong(typed.amountLow) || isWrong(typed.amountHigh)) return;
    onFilter({ amountLow: typed.amountLow.trim(), amountHigh: typed.amountHigh.trim() });
    onClose();
  };
  const field = (name: 'amountLow' | 'amountHigh') => (
    <label>
      {t(`statement.chips.${name}`)}
      <Input
        value={typed[name]}
        inputMode="decimal"
        onChange={({ target }) => type({ ...typed, [name]: target.value })}
        onPressEnter={submit}
        data-field={name}
        {...(isWrong(typed[name]) && { status: 'error' as const, 'aria-invalid': true })}
      />
      {isWrong(typed[name]) && (
        <span role="alert" data-problem="incorrectAmount">
          {common('problems.incorrectAmount')}
        </span>
      )}
    </label>
  );
  return (
    <div className={styles['range']}>
      {field('amountLow')}
      {field('amountHigh')}
      <Button type="primary" onClick={submit} data-action="applyAmount">
        {t('statement.chips.apply')}
      </Button>
    </div>
  );
}
