import { Alert, Button } from 'antd';
import type { ClientInfo } from '@ncb/shared-kernel/api/contract';
import { useDates } from '@ncb/shared-kernel/ui';
import { getPasswordAge } from '@ncb/shared-kernel/domain/rules';
import { useTexts } from '../languages';

interface PasswordBannerProps {
  info: ClientInfo;
  onChange: (() => void) | null;
}

/**
 * Banner within five days of the password's expiry, and after it. Source:
 * docs/requirements/shell-accounts-admin.md#password-age.
 */
export function PasswordBanner({ info, onChange }: PasswordBannerProps) {
  const { t } = useTexts();
  const { formatDay } = useDates();
  const { passwordExpires } = info.user;
  const age = getPasswordAge(passwordExpires, info.bankDay);
  if (age.state === 'valid' || passwordExpires === null) return null;
  const action = onChange && (
    <Button size="small" onClick={onChange} data-action="changePassword">
      {t('changePassword.menu')}
    </Button>
  );
  if (age.state === 'expired') {
    return <Alert type="error" banner title={t('passwordExpired')} action={action} data-notice="error" />;
  }
  const text =
    age.days === 0 ? t('passwordEndsToday') : t('passwordEnds', { count: age.days, date: formatDay(passwordExpires) });
  return <Alert type="warning" banner closable title={text} action={action} data-notice="warning" />;
}
