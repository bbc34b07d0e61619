import { Button, Modal } from 'antd';
import type { UserRow } from '@ncb/shared-kernel/api/contract';
import { useUserSessions } from '@ncb/shared-kernel/queries';
import { EmptyView, AnswerFailure, Waiting, useDates } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import type { ChangeUsers } from './use-change-users';
import { UserPasskeys } from './UserPasskeys';
import styles from './users.module.css';

interface SessionsDialogProps {
  user: UserRow;
  change: ChangeUsers;
  onClose: () => void;
}

export function SessionsDialog({ user, change, onClose }: SessionsDialogProps) {
  const { t, common } = useTexts();
  const { formatMoment } = useDates();
  const answer = useUserSessions(user.id);
  const sessions = answer.data?.sessions ?? [];
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent);
  return (
    <Modal
      open
      width={560}
      title={t('users.sessions.title', { name: user.name })}
      onCancel={onClose}
      data-dialog="userSessions"
      footer={[
        <Button key="close" onClick={onClose} data-action="close">
          {common('common.close')}
        </Button>,
        <Button
          key="end"
          danger
          disabled={!hasOthers}
          loading={change.isBusy}
          onClick={() => void change.endSessions(user)}
          data-action="endAll"
        >
          {t('users.sessions.endAll')}
        </Button>,
      ]}
    >
      {answer.isPending && <Waiting rows={3} />}
      <AnswerFailure answer={answer} />
      {answer.isSuccess && sessions.length === 0 && (
        <div data-field="nowhere">
          <EmptyView text={t('users.sessions.nowhere')} />
        </div>
      )}
      {sessions.length > 0 && (
        <ul className={styles['sessions']} aria-label={t('users.sessions.title', { name: user.name })}>
          {sessions.map(({ id, program, address, started, lastActivity, secondFactor, isCurrent }) => (
            <li key={id} data-row={id}>
              <strong>{[program, address].filter((text) => text !== '').join(', ')}</strong>
              {isCurrent && ` · ${t('users.sessions.current')}`}
              <div className="ncb-quiet ncb-number">
                {t('users.sessions.times', {
                  started: formatMoment(started),
                  last: formatMoment(lastActivity),
                  factor: common(`secondFactor.${secondFactor}`),
                })}
              </div>
            </li>
          ))}
        </ul>
      )}
      <UserPasskeys user={user} change={change} />
    </Modal>
  );
}
