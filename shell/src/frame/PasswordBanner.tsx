import { Alert } from 'antd';
import type { ClientInfo } from '@ncb/shared-kernel/api/contract';
import { toDotted } from '@ncb/shared-kernel/domain/dates';
import { passwordAge } from '@ncb/shared-kernel/domain/rules';
import { useTexts } from '../languages/texts';

/** Warns within five days of the password's end, and says when it has ended. Source: spec 1 §4 */
export function PasswordBanner({ info }: { info: ClientInfo }) {
  const { t } = useTexts();
  const { passwordExpires } = info.user;
  const age = passwordAge(passwordExpires, info.bankDay);
  if (age.state === 'valid' || passwordExpires === null) return null;
  if (age.state === 'expired') {
    return <Alert type="error" banner title={t('passwordExpired')} data-notice="error" />;
  }
  const text =
    age.days === 0 ? t('passwordEndsToday') : t('passwordEnds', { count: age.days, date: toDotted(passwordExpires) });
  return <Alert type="warning" banner closable title={text} data-notice="warning" />;
}
