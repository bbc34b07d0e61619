import { Alert, Button } from 'antd';
import type { UserRow } from '@ncb/shared-kernel/api/contract';
import { useTexts } from '../../texts';
import { getChangesToApprove, LONG_IDLE_DAYS } from './user-list-rules';
import styles from './users.module.css';

interface UserNoticesProps {
  users: readonly UserRow[];
  longIdle: readonly UserRow[];
  onApprove: (users: readonly UserRow[]) => void;
  onReviewIdle: () => void;
}

/** Notices above the list: changes to approve, users without a sign-in for long. */
export function UserNotices({ users, longIdle, onApprove, onReviewIdle }: UserNoticesProps) {
  const { t } = useTexts();
  const waiting = getChangesToApprove(users);
  return (
    <>
      {waiting.length > 0 && (
        <Alert
          type="warning"
          showIcon
          className={styles['note'] ?? ''}
          data-notice="waitingForMe"
          title={
            <>
              <strong className={styles['note-count']}>{t('users.note.count', { count: waiting.length })}</strong>
              <span className={styles['note-about']}>{t('users.note.about')}</span>
            </>
          }
          action={
            <Button
              onClick={() => onApprove([...new Set(waiting.map(({ user }) => user))])}
              data-action="reviewAndSign"
            >
              {t('users.note.sign')}
            </Button>
          }
        />
      )}
      {longIdle.length > 0 && (
        <Alert
          type="info"
          showIcon
          className={styles['note'] ?? ''}
          data-notice="longIdle"
          title={t('users.longIdle.note', { count: longIdle.length, days: LONG_IDLE_DAYS })}
          action={
            <Button onClick={onReviewIdle} data-action="lockIdle">
              {t('users.longIdle.review')}
            </Button>
          }
        />
      )}
    </>
  );
}
