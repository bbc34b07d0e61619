import { Button, Input, Popover } from 'antd';
import { useState } from 'react';
import { useRangeFormatters } from '@ncb/shared-kernel/blocks/search';
import { parseAmount } from '@ncb/shared-kernel/domain/money';
import { FilterChip } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import type { ChipProps } from './FlowChips';
import styles from './statement.module.css';

export function AmountChip({ search, onFilter }: ChipProps) {
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
