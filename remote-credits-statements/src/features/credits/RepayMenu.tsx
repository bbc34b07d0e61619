import { memo } from 'react';
import type { CreditDeal } from '@ncb/shared-kernel/api/contract';
import { RowMenu, RowMenuItems } from '@ncb/shared-kernel/ui';
import { useRepayItems } from './use-repay-items';
import { RepayItemText } from './RepayItemText';
import { useTexts } from '../../texts';

export const RepayMenu = memo(function RepayMenu({ deal }: { deal: CreditDeal }) {
  const { t } = useTexts();
  return (
    <RowMenu label={t('creditsDeals.rowActions', { number: deal.number })}>
      {(close) => <OpenMenu deal={deal} onClose={close} />}
    </RowMenu>
  );
});

function OpenMenu({ deal, onClose }: { deal: CreditDeal; onClose: () => void }) {
  const items = useRepayItems(deal);
  return (
    <RowMenuItems
      items={items.map((item) => ({
        key: item.kind,
        disabled: item.reason !== null,
        label: <RepayItemText item={item} currency={deal.currencyLetters} />,
      }))}
      onChoose={(key) => items.find(({ kind }) => kind === key)?.open()}
      onClose={onClose}
    />
  );
}
