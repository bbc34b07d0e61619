import type { UserRow } from '@ncb/shared-kernel/api/contract';
import {
  canManageUsers,
  getRemovalRefusal,
  getUserActionRefusal,
  type UserAction,
  type UserActionRefusal,
  type UserManager,
} from '@ncb/shared-kernel/domain/rules';
import { UserStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { isNewUser } from './user-list-rules';

export type UserCommand =
  | 'approve'
  | 'refuse'
  | 'withdraw'
  | 'edit'
  | 'changeRights'
  | 'lock'
  | 'unlock'
  | 'sessions'
  | 'actions'
  | 'revoke'
  | 'delete';

/** Reason why a command is not possible: a rule, or the user does not work here yet. */
type CommandRefusal = UserActionRefusal | 'notYetHere';

interface ShownCommand {
  readonly command: UserCommand;
  readonly refusal: CommandRefusal | null;
}

/**
 * Returns the commands of a user's row with the reasons why they are not possible. Offers lock or unlock by status;
 * decisions only if a change is pending.
 */
export function getUserCommands(manager: UserManager, user: UserRow): readonly ShownCommand[] {
  const managed = { userId: user.id, status: user.status ?? UserStatus.registered };
  const comesLater = isNewUser(user);
  const getRefusal = (action: UserAction): CommandRefusal | null =>
    comesLater ? 'notYetHere' : getUserActionRefusal(manager, managed, action);
  const managersOnly = canManageUsers(manager) ? null : 'managersOnly';
  const lock = user.status === UserStatus.blocked ? 'unlock' : 'lock';
  const canApprove = user.changes.some(({ declarationId }) => declarationId !== null);
  const canWithdraw = user.changes.some(({ isMine }) => isMine);
  return [
    ...(canApprove
      ? [{ command: 'approve', refusal: null } as const, { command: 'refuse', refusal: null } as const]
      : []),
    ...(canWithdraw ? [{ command: 'withdraw', refusal: null } as const] : []),
    { command: 'edit', refusal: getRefusal('edit') },
    { command: 'changeRights', refusal: getRefusal('changeRights') },
    { command: lock, refusal: getRefusal(lock) },
    { command: 'sessions', refusal: comesLater ? 'notYetHere' : managersOnly },
    { command: 'actions', refusal: null },
    { command: 'revoke', refusal: comesLater ? 'notYetHere' : getRemovalRefusal(manager, managed) },
    { command: 'delete', refusal: getRefusal('delete') },
  ];
}
