import { Button, Checkbox, Select } from 'antd';
import { useMemo } from 'react';
import { OPERATION_CATEGORIES, type OperationCategory } from '@ncb/shared-kernel/domain/vocabulary';
import { ToggleChip, type HeaderLayout } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import { AmountChip } from './AmountChip';
import { FlowChips, hasFlowChips } from './FlowChips';
import type { BalanceGap } from './listed-operations';
import type { StatementChipsProps } from './StatementChips';
import styles from './statement.module.css';
import type { StatementSearch } from './statement-search';

/** Filters of the operations that have no chip in the list header. */
export function FilterFields(props: StatementChipsProps & { search: StatementSearch; room: HeaderLayout }) {
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
      <Checkbox
        checked={balance.isOn && gap === null}
        disabled={gap !== null}
        onChange={({ target }) => balance.onSwitch(target.checked)}
        aria-label={reason ? `${name}. ${reason}` : name}
        data-field="runningBalance"
      >
        {name}
      </Checkbox>
      {reason && <p className="ncb-quiet">{reason}</p>}
    </>
  );
}
