import { App, Button, Tag } from 'antd';
import type { UserRow } from '@ncb/shared-kernel/api/contract';
import { useUserPasskeys } from '@ncb/shared-kernel/queries';
import { AnswerFailure, useDates } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import type { ChangeUsers } from './use-change-users';
import styles from './users.module.css';

interface UserPasskeysProps {
  user: UserRow;
  change: ChangeUsers;
}

/** Passkeys of a user, which a manager removes after a loss. Source: docs/requirements/keys-and-users.md#passkeys. */
export function UserPasskeys({ user, change }: UserPasskeysProps) {
  const { t, common } = useTexts();
  const { modal } = App.useApp();
  const { formatMoment } = useDates();
  const answer = useUserPasskeys(user.id);
  const passkeys = answer.data?.passkeys ?? [];
  const askToRemove = () => {
    modal.confirm({
      title: t('users.passkeys.removeTitle', { name: user.name }),
      content: t('users.passkeys.removeText'),
      okText: t('users.passkeys.removeAll'),
      okButtonProps: { danger: true, 'data-action': 'confirmRemove' },
      cancelText: common('common.cancel'),
      onOk: () => change.removePasskeys(user),
    });
  };
  if (answer.isError) return <AnswerFailure answer={answer} />;
  if (passkeys.length === 0) return null;
  return (
    <section data-section="passkeys">
      <p>
        <strong>{t('users.passkeys.title')}</strong>
      </p>
      <ul className={styles['sessions']} aria-label={t('users.passkeys.title')}>
        {passkeys.map(({ id, name, created, lastUsed, isSuspended }) => (
          <li key={id} data-row={id}>
            <strong>{name}</strong> {isSuspended && <Tag color="error">{t('users.passkeys.suspended')}</Tag>}
            <div className="ncb-quiet ncb-number">
              {t('users.passkeys.created', { time: formatMoment(created) })}
              {lastUsed && `. ${t('users.passkeys.lastUsed', { time: formatMoment(lastUsed) })}`}
            </div>
          </li>
        ))}
      </ul>
      <p>
        <Button loading={change.isBusy} onClick={askToRemove} data-action="removePasskeys">
          {t('users.passkeys.removeAll')}
        </Button>
      </p>
    </section>
  );
}
