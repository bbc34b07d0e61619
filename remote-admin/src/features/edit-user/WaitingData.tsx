import { Alert } from 'antd';
import type { PersonInfo, UserChange } from '@ncb/shared-kernel/api/contract';
import { toDottedMoment } from '@ncb/shared-kernel/domain/dates';
import { PlainButton } from '../plain-fields/PlainFields';
import { useTexts } from '../../texts';
import { ChangeValues } from '../users/ChangeValues';
import { useChangeUsers } from '../users/use-change-users';
import styles from '../users/users.module.css';

export interface WaitingDataProps {
  change: UserChange;
  role: PersonInfo['role'];
  /** Moves the focus: the pressed button disappears with the notice. */
  onTakenBack: () => void;
}

/**
 * Notice of a user's pending changes that await a second manager, with withdrawal: no further changes are accepted
 * meanwhile.
 */
export function WaitingData({ change, role, onTakenBack }: WaitingDataProps) {
  const { t } = useTexts();
  const { decide, isBusy } = useChangeUsers();
  const takeBack = async () => {
    if (await decide({ changes: [change] }, 'withdraw', 'userInfoChangeFailed')) onTakenBack();
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
            {t('users.panel.asked', { name: change.askedBy, time: toDottedMoment(change.askedAt) })}
          </span>
        </>
      }
      action={
        change.isMine && (
          <PlainButton isBusy={isBusy} onClick={() => void takeBack()} data-action="withdraw">
            {t('users.commands.withdraw')}
          </PlainButton>
        )
      }
      data-notice="waiting"
      data-change={change.id}
    />
  );
}
