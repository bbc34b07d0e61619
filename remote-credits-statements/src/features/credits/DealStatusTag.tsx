import type { CreditDeal } from '@ncb/shared-kernel/api/contract';
import { CreditDealStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { StatusTag } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';

/** Values of `data-status`: 0 active, 1 closed, 2 active with an overdue part. */
const SHOWN = { active: 0, closed: 1, overdue: 2 } as const;

export function DealStatusTag({ deal }: { deal: CreditDeal }) {
  const { t, common } = useTexts();
  if (deal.status === CreditDealStatus.closed)
    return (
      <StatusTag status={SHOWN.closed} tone="neutral">
        {common('creditDealStatus.closed')}
      </StatusTag>
    );
  if (deal.overdueDays > 0)
    return (
      <StatusTag status={SHOWN.overdue} tone="bad">
        {t('credits.overdue')}
      </StatusTag>
    );
  return (
    <StatusTag status={SHOWN.active} tone="good">
      {common('creditDealStatus.active')}
    </StatusTag>
  );
}
