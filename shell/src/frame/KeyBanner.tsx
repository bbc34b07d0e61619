import { Alert, Button } from 'antd';
import type { ClientInfo } from '@ncb/shared-kernel/api/contract';
import { useDates } from '@ncb/shared-kernel/ui';
import { getKeyDaysLeft, getOnlyKeyDaysLeft } from '@ncb/shared-kernel/domain/rules';
import { useTexts } from '../languages';

interface KeyBannerProps {
  info: ClientInfo;
  onKeys: (() => void) | null;
}

/**
 * Banner that warns a key's owner thirty days before its expiry, and all users seven days before the expiry of the only
 * first-signature key. Source: docs/requirements/keys-and-users.md#life-of-a-key.
 */
export function KeyBanner({ info, onKeys }: KeyBannerProps) {
  const { t } = useTexts();
  const { formatDay } = useDates();
  const { keyUntil } = info.user;
  const days = getKeyDaysLeft(keyUntil, info.bankDay);
  if (days === null || keyUntil === null) return <OnlyKeyBanner info={info} />;
  const action = onKeys && (
    <Button size="small" onClick={onKeys} data-action="renewKey">
      {t('keys')}
    </Button>
  );
  const text = days === 0 ? t('keyEndsToday') : t('keyEnds', { count: days, date: formatDay(keyUntil) });
  return (
    <Alert type="warning" banner closable title={text} action={action} data-notice="warning" data-warning="keyEnds" />
  );
}

/** Banner for users without such a key. */
function OnlyKeyBanner({ info: { onlyFirstKeyUntil: until, bankDay } }: Pick<KeyBannerProps, 'info'>) {
  const { t } = useTexts();
  const { formatDay } = useDates();
  const days = getOnlyKeyDaysLeft(until, bankDay);
  if (days === null || until === null) return null;
  const text = days === 0 ? t('onlyKeyEndsToday') : t('onlyKeyEnds', { count: days, date: formatDay(until) });
  return <Alert type="warning" banner closable title={text} data-notice="warning" data-warning="onlyKeyEnds" />;
}
