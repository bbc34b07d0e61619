import { Button, Input } from 'antd';
import { useState } from 'react';
import { parseAmount } from '@ncb/shared-kernel/domain/money';
import { useTexts } from '../../texts';
import type { ChipProps } from './FlowChips';
import styles from './statement.module.css';

export function AmountFields({ search, onFilter, onClose }: ChipProps & { onClose: () => void }) {
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
