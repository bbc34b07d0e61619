import { Alert } from 'antd';
import type { PersonInfo, UserChange } from '@ncb/shared-kernel/api/contract';
import { useDates } from '@ncb/shared-kernel/ui';
import { NativeButton } from '../native-fields';
import { useTexts } from '../../texts';
import { ChangeValues, useChangeUsers, userStyles as styles } from '../users';

interface PendingChangesProps {
  change: UserChange;
  role: PersonInfo['role'];
  /** Moves the focus: the pressed button disappears with the notice. */
  onWithdrawn: () => void;
}

/**
 * Notice of a user's pending changes that await a second manager, with withdrawal: no further changes are accepted
 * meanwhile.
 */
export function PendingChanges({ change, role, onWithdrawn }: PendingChangesProps) {
  const { t } = useTexts();
  const { formatMoment } = useDates();
  const { decide, isBusy } = useChangeUsers();
  const withdrawChange = async () => {
    if (await decide({ changes: [change] }, 'withdraw', 'userInfoChangeFailed')) onWithdrawn();
  };
  return (
    <Alert
      type="info"
      showIcon
      className={styles['waiting-data'] ?? ''}
      title={t(`users.kinds.${change.kind}`)}
      description={
        <>
          <ChangeValues change={change} role={role} />
          <span className="ncb-quiet ncb-number ncb-breakable">
            {t('users.panel.asked', { name: change.askedBy, time: formatMoment(change.askedAt) })}
          </span>
        </>
      }
      action={
        change.isMine && (
          <NativeButton isBusy={isBusy} onClick={() => void withdrawChange()} data-action="withdraw">
            {t('users.commands.withdraw')}
          </NativeButton>
        )
      }
      data-notice="waiting"
      data-change={change.id}
    />
  );
}
