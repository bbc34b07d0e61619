import { Alert } from 'antd';
import type { ClientInfo } from '@ncb/shared-kernel/api/contract';
import { useDates } from '@ncb/shared-kernel/ui';
import { getKeyDaysLeft } from '@ncb/shared-kernel/domain/rules';
import { useTexts } from '../languages';

/** Banner for users whose rights end within thirty days, while an administrator can extend them. */
export function RightsBanner({ info: { user, bankDay } }: { info: ClientInfo }) {
  const { t } = useTexts();
  const { formatDay } = useDates();
  const { rightsUntil = null } = user;
  const days = getKeyDaysLeft(rightsUntil, bankDay);
  if (days === null || rightsUntil === null) return null;
  const text = days === 0 ? t('rightsEndToday') : t('rightsEnd', { count: days, date: formatDay(rightsUntil) });
  return <Alert type="warning" banner closable title={text} data-notice="warning" data-warning="rightsEnd" />;
}
