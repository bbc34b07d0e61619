import { memo } from 'react';
import type { UserRow } from '@ncb/shared-kernel/api/contract';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { RowMenu, RowMenuItems } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import { getUserCommands, type UserCommand } from './get-user-commands';
import styles from './users.module.css';

interface UserMenuProps {
  user: UserRow;
  onCommand: (command: UserCommand, user: UserRow) => void;
}

const DANGEROUS: readonly UserCommand[] = ['lock', 'revoke', 'delete'];

export const UserMenu = memo(function UserMenu({ user, onCommand }: UserMenuProps) {
  const { session } = useShell();
  const { t } = useTexts();
  return (
    <RowMenu label={t('users.list.actions', { name: user.name })}>
      {(close) => (
        <RowMenuItems
          items={getUserCommands(session.user, user).map(({ command, refusal }) => ({
            key: command,
            disabled: refusal !== null,
            danger: DANGEROUS.includes(command),
            label: (
              <span data-action={command}>
                {t(`users.commands.${command}`)}
                {refusal !== null && <span className={styles['why']}>{t(`users.bars.${refusal}`)}</span>}
              </span>
            ),
          }))}
          onChoose={(key) => onCommand(key as UserCommand, user)}
          onClose={close}
        />
      )}
    </RowMenu>
  );
});
