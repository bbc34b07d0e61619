import { DownOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import type { CreditDeal } from '@ncb/shared-kernel/api/contract';
import { useRepayItems } from './use-repay-items';
import { RepayItemText } from './RepayItemText';
import { useTexts } from '../../texts';

export function RepayButton({ deal }: { deal: CreditDeal }) {
  const { t } = useTexts();
  const items = useRepayItems(deal);
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      menu={{
        items: items.map((item) => ({
          key: item.kind,
          disabled: item.reason !== null,
          label: <RepayItemText item={item} currency={deal.currencyLetters} />,
        })),
        onClick: ({ key }) => items.find(({ kind }) => kind === key)?.open(),
      }}
    >
      <Button
        type="primary"
        icon={<DownOutlined aria-hidden />}
        iconPlacement="end"
        disabled={items.every(({ reason }) => reason !== null)}
        data-action="repay"
      >
        {t('credits.repay.action')}
      </Button>
    </Dropdown>
  );
}
