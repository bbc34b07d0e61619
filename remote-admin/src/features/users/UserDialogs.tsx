import type { UserRow } from '@ncb/shared-kernel/api/contract';
import { getAddableUsers } from '@ncb/shared-kernel/domain/rules';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { IdleDialog } from './IdleDialog';
import { RightsDialog } from './RightsDialog';
import { SessionsDialog } from './SessionsDialog';
import type { ChangeUsers } from './use-change-users';
import { filterByCompany, hasSecondManager } from './user-list-rules';
import { UserQuestion, type ConfirmedCommand } from './UserQuestion';

/** Open dialog; holds a user id, as the list may be refetched meanwhile. */
export type UserDialog =
  | { readonly what: 'add' | 'lockIdle' }
  | { readonly what: 'rights' | 'sessions'; readonly userId: string }
  | { readonly what: 'question'; readonly userId: string; readonly command: ConfirmedCommand };

interface UserDialogsProps {
  open: UserDialog | null;
  onOpen: (dialog: UserDialog | null) => void;
  /** All users the viewer manages, also of other companies. */
  all: readonly UserRow[];
  longIdle: readonly UserRow[];
  change: ChangeUsers;
}

const NO_USERS: readonly UserRow[] = [];

export function UserDialogs({ open, onOpen, all, longIdle, change }: UserDialogsProps) {
  const { session } = useShell();
  const users = filterByCompany(all, session.companyRef);
  const dialogUser = open && 'userId' in open ? users.find(({ id }) => id === open.userId) : undefined;
  const hasSecond = (userId: string) => hasSecondManager(users, session.user.userId, userId);
  const close = () => onOpen(null);
  const answerQuestion = async (user: UserRow, command: ConfirmedCommand) => {
    if (command === 'refuse') await change.decide(user, 'refuse');
    else if (command === 'revoke') await change.revoke(user);
    else await change.changeStatus(user, command);
    close();
  };
  return (
    <>
      {open?.what === 'lockIdle' && (
        <IdleDialog
          users={longIdle}
          isBusy={change.isBusy}
          onLock={(chosen) => void change.lockAll(chosen).then(close)}
          onClose={close}
        />
      )}
      {open?.what === 'add' && (
        <RightsDialog
          user={null}
          addable={getAddableUsers(all, session.companyRef)}
          hasSecond={hasSecond}
          change={change}
          onRevoke={close}
          onClose={close}
        />
      )}
      {open?.what === 'rights' && dialogUser && (
        <RightsDialog
          user={dialogUser}
          addable={NO_USERS}
          hasSecond={hasSecond}
          change={change}
          onRevoke={({ id }) => onOpen({ what: 'question', userId: id, command: 'revoke' })}
          onClose={close}
        />
      )}
      {open?.what === 'sessions' && dialogUser && <SessionsDialog user={dialogUser} change={change} onClose={close} />}
      {open?.what === 'question' && dialogUser && (
        <UserQuestion
          user={dialogUser}
          command={open.command}
          isBusy={change.isBusy}
          onConfirm={() => void answerQuestion(dialogUser, open.command)}
          onClose={close}
        />
      )}
    </>
  );
}
