import { Popover } from 'antd';
import { useState } from 'react';
import { onDemand } from '@ncb/shared-kernel/blocks/on-demand';
import { useRangeFormatters } from '@ncb/shared-kernel/blocks/search';
import { FilterChip } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import type { ChipProps } from './FlowChips';

const AmountFields = onDemand('statement/amounts', async () => (await import('./AmountFields')).AmountFields);

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
