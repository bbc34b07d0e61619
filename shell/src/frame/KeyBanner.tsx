import { Alert, Button } from 'antd';
import type { ClientInfo } from '@ncb/shared-kernel/api/contract';
import { toDotted } from '@ncb/shared-kernel/domain/dates';
import { keyDaysLeft } from '@ncb/shared-kernel/domain/rules';
import { useTexts } from '../languages/texts';

export interface KeyBannerProps {
  info: ClientInfo;
  /** Null where the page of keys is open already, or does not open. */
  onKeys: (() => void) | null;
}

/** Warns the owner of a key within thirty days of its end, and leads to a new one. Source: reference/areas D3 */
export function KeyBanner({ info, onKeys }: KeyBannerProps) {
  const { t } = useTexts();
  const { keyUntil } = info.user;
  const days = keyDaysLeft(keyUntil, info.bankDay);
  if (days === null || keyUntil === null) return null;
  const action = onKeys && (
    <Button size="small" onClick={onKeys} data-action="renewKey">
      {t('keys')}
    </Button>
  );
  const text = days === 0 ? t('keyEndsToday') : t('keyEnds', { count: days, date: toDotted(keyUntil) });
  return (
    <Alert type="warning" banner closable title={text} action={action} data-notice="warning" data-warning="keyEnds" />
  );
}
