import { Button, Input, Popover, Space, Switch } from 'antd';
import { createContext, memo, useContext, useMemo, useState } from 'react';
import { useRangeFormatters } from '@ncb/shared-kernel/blocks/search';
import { parseAmount } from '@ncb/shared-kernel/domain/money';
import { OPERATION_CATEGORIES, type OperationCategory } from '@ncb/shared-kernel/domain/vocabulary';
import { FilterChip, ToggleChip } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import type { BalanceGap, ListedOperation } from './listed-operations';
import styles from './statement.module.css';
import { EMPTY_SEARCH, type StatementFilter, type StatementSearch } from './statement-search';

/** Latest search: chips show it at once, the list follows. */
export const LatestSearch = createContext<StatementSearch>(EMPTY_SEARCH);

export interface StatementChipsProps {
  onFilter: (change: Partial<StatementFilter>) => void;
  all: readonly ListedOperation[];
  gap: BalanceGap;
  balance: { readonly isOn: boolean; readonly onSwitch: (isOn: boolean) => void } | null;
}

/** Filter chips of the operations; all filters are in the address. */
export const StatementChips = memo(function StatementChips(props: StatementChipsProps) {
  const { onFilter, all, gap, balance } = props;
  const search = useContext(LatestSearch);
  const { t } = useTexts();
  const { flow, category, party, withoutOwn } = search;
  const only = (wanted: OperationCategory) => onFilter({ category: category === wanted ? '' : wanted });
  const counts = useMemo(() => {
    const countOf = (wanted: OperationCategory) => all.filter((row) => row.category === wanted).length;
    return { fees: countOf('fees'), currency: countOf('currency') };
  }, [all]);
  const counted = (wanted: 'fees' | 'currency') =>
    [t(`statement.chips.${wanted}`), counts[wanted] > 0 ? counts[wanted] : ''].join(' ').trim();
  return (
    <div className={styles['chips']} role="group" aria-label={t('statement.chips.title')}>
      <ToggleChip
        label={t('statement.in')}
        isOn={flow === 'in'}
        onToggle={(isOn) => onFilter({ flow: isOn ? 'in' : '' })}
        data-field="flow_in"
      >
        {t('statement.in')}
      </ToggleChip>
      <ToggleChip
        label={t('statement.out')}
        isOn={flow === 'out'}
        onToggle={(isOn) => onFilter({ flow: isOn ? 'out' : '' })}
        data-field="flow_out"
      >
        {t('statement.out')}
      </ToggleChip>
      <AmountChip search={search} onFilter={onFilter} />
      <FilterChip
        label={t('statement.columns.category')}
        value={category === '' ? null : t(`statement.categories.${category}`)}
        menu={{
          items: OPERATION_CATEGORIES.map((key) => ({ key, label: t(`statement.categories.${key}`) })),
          onClick: ({ key }) => onFilter({ category: key as OperationCategory }),
        }}
        onClear={category === '' ? undefined : () => onFilter({ category: '' })}
        data-row="category"
        data-action="chooseCategory"
      />
      {party !== '' && (
        <FilterChip
          label={t('statement.chips.party')}
          value={all.find((row) => row.party === party)?.document.correspondentName ?? party}
          onClear={() => onFilter({ party: '' })}
          data-row="party"
          data-action="chosenParty"
        />
      )}
      <ToggleChip
        label={t('statement.chips.withoutOwn')}
        isOn={withoutOwn}
        onToggle={(isOn) => onFilter({ withoutOwn: isOn })}
        data-field="without_own"
      >
        {t('statement.chips.withoutOwn')}
      </ToggleChip>
      <ToggleChip
        label={t('statement.chips.fees')}
        isOn={category === 'fees'}
        onToggle={() => only('fees')}
        data-field="only_fees"
      >
        {counted('fees')}
      </ToggleChip>
      <ToggleChip
        label={t('statement.chips.currency')}
        isOn={category === 'currency'}
        onToggle={() => only('currency')}
        data-field="only_currency"
      >
        {counted('currency')}
      </ToggleChip>
      {balance && (
        <Space className={styles['switch']} size="small" title={gap === null ? undefined : t(`statement.gaps.${gap}`)}>
          <Switch
            size="small"
            checked={balance.isOn && gap === null}
            disabled={gap !== null}
            onChange={balance.onSwitch}
            aria-label={
              gap === null
                ? t('statement.runningBalance')
                : `${t('statement.runningBalance')}. ${t(`statement.gaps.${gap}`)}`
            }
            data-field="running_balance"
          />
          <span className="ncb-quiet">{t('statement.runningBalance')}</span>
        </Space>
      )}
    </div>
  );
});

type RangeProps = Pick<StatementChipsProps, 'onFilter'> & { search: StatementSearch };

function AmountChip({ search, onFilter }: RangeProps) {
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
      onOpenChange={(wanted) => !wanted && setOpen(false)}
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

function AmountFields({ search, onFilter, onClose }: RangeProps & { onClose: () => void }) {
  const { t, common } = useTexts();
  const [typed, type] = useState({ amountLow: search.amountLow, amountHigh: search.amountHigh });
  const isWrong = (text: string) => text.trim() !== '' && !parseAmount(text).ok;
  const submit = () => {
    if (isWrong(typed.amountLow) || isWrong(typed.amountHigh)) return;
    onFilter({ amountLow: typed.amountLow.trim(), amountHigh: typed.amountHigh.trim() });
    onClose();
  };
  const field = (name: 'amountLow' | 'amountHigh', wire: string) => (
    <label>
      {t(`statement.chips.${name}`)}
      <Input
        value={typed[name]}
        inputMode="decimal"
        onChange={({ target }) => type({ ...typed, [name]: target.value })}
        onPressEnter={submit}
        data-field={wire}
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
      {field('amountLow', 'amount_l')}
      {field('amountHigh', 'amount_h')}
      <Button type="primary" onClick={submit} data-action="applyAmount">
        {t('statement.chips.apply')}
      </Button>
    </div>
  );
}
