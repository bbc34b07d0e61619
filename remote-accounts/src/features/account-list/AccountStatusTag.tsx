import { useTranslation } from 'react-i18next';
import type { AccountStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { StatusTag, type StatusTone } from '@ncb/shared-kernel/ui';

const TONES: Record<AccountStatus, StatusTone> = {
  0: 'good',
  1: 'neutral',
  2: 'neutral',
  3: 'bad',
  4: 'waiting',
};

/** An account's status. */
export function AccountStatusTag({ status }: { status: AccountStatus }) {
  const { t } = useTranslation('kernel');
  return (
    <StatusTag status={status} tone={TONES[status]}>
      {t(`accountStatus.${status}`)}
    </StatusTag>
  );
}
