import type { UserRow } from '@ncb/shared-kernel/api/contract';
import {
  managesUsers,
  revokeBar,
  userActionBar,
  type UserAction,
  type UserActionBar,
  type UserManager,
} from '@ncb/shared-kernel/domain/rules';
import { UserStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { isToCome } from './shown-users';

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
export type CommandBar = UserActionBar | 'notYetHere';

export interface ShownCommand {
  readonly command: UserCommand;
  readonly bar: CommandBar | null;
}

/**
 * Returns the commands of a user's row with the reasons why they are not possible. Offers lock or unlock by status;
 * decisions only if a change is pending.
 */
export function commandsFor(manager: UserManager, user: UserRow): readonly ShownCommand[] {
  const managed = { userId: user.id, status: user.status ?? UserStatus.registered };
  const comesLater = isToCome(user);
  const bar = (action: UserAction): CommandBar | null =>
    comesLater ? 'notYetHere' : userActionBar(manager, managed, action);
  const manages = managesUsers(manager) ? null : 'managersOnly';
  const lock = user.status === UserStatus.blocked ? 'unlock' : 'lock';
  const canApprove = user.changes.some(({ declarationId }) => declarationId !== null);
  const canWithdraw = user.changes.some(({ isMine }) => isMine);
  return [
    ...(canApprove ? [{ command: 'approve', bar: null } as const, { command: 'refuse', bar: null } as const] : []),
    ...(canWithdraw ? [{ command: 'withdraw', bar: null } as const] : []),
    { command: 'edit', bar: bar('edit') },
    { command: 'changeRights', bar: bar('changeRights') },
    { command: lock, bar: bar(lock) },
    { command: 'sessions', bar: comesLater ? 'notYetHere' : manages },
    { command: 'actions', bar: null },
    { command: 'revoke', bar: comesLater ? 'notYetHere' : revokeBar(manager, managed) },
    { command: 'delete', bar: bar('delete') },
  ];
}
