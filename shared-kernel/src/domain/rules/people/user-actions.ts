import { Role, UserStatus } from '../../vocabulary';

export interface UserManager {
  readonly userId: string;
  readonly role: Role;
  readonly isAdministrator: boolean;
}

export interface ManagedUser {
  readonly userId: string;
  readonly status: UserStatus;
}

/**
 * In the order of the row's menu. Source: docs/requirements/shell-accounts-admin.md#users-screen,
 * docs/requirements/shell-accounts-admin.md#changes-of-a-users-status.
 */
const USER_ACTIONS = ['edit', 'changeRights', 'lock', 'unlock', 'delete'] as const;
export type UserAction = (typeof USER_ACTIONS)[number];

/** Source: docs/requirements/shell-accounts-admin.md#changes-of-a-users-status. */
export const STATUS_AFTER = {
  lock: UserStatus.blocked,
  unlock: UserStatus.active,
  delete: UserStatus.inactive,
} as const satisfies Partial<Record<UserAction, UserStatus>>;

/** True for directors and administrators. Source: docs/requirements/shell-accounts-admin.md#roles. */
export function canManageUsers({ role, isAdministrator }: Pick<UserManager, 'role' | 'isAdministrator'>): boolean {
  return role === Role.director || isAdministrator;
}

/**
 * True if the user sees users of all companies (`need_all`). Source: docs/requirements/shell-accounts-admin.md#roles.
 */
export function seesAllUsers(role: Role): boolean {
  return role === Role.director;
}

export type UserActionRefusal = 'deletedUser' | 'managersOnly' | 'administratorsOnly' | 'notOneself' | 'wrongStatus';

/**
 * Returns null if allowed. Users cannot lock or delete themselves. Source:
 * docs/requirements/shell-accounts-admin.md#changes-of-a-users-status, docs/requirements/shell-accounts-admin.md#roles.
 */
export function getUserActionRefusal(
  manager: UserManager,
  user: ManagedUser,
  action: UserAction,
): UserActionRefusal | null {
  if (user.status === UserStatus.inactive) return 'deletedUser';
  return REFUSALS[action](manager, user);
}

export function getAllowedUserActions(manager: UserManager, user: ManagedUser): readonly UserAction[] {
  return USER_ACTIONS.filter((action) => getUserActionRefusal(manager, user, action) === null);
}

const REFUSALS: Readonly<Record<UserAction, (manager: UserManager, user: ManagedUser) => UserActionRefusal | null>> = {
  // Directors who are no administrators change rights, not other users' data.
  edit: (manager, user) => (isSelf(manager, user) || manager.isAdministrator ? null : 'administratorsOnly'),
  changeRights: (manager) => (canManageUsers(manager) ? null : 'managersOnly'),
  lock: (manager, user) =>
    getRemovalRefusal(manager, user) ?? (user.status === UserStatus.active ? null : 'wrongStatus'),
  unlock: (manager, user) =>
    getRemovalRefusal(manager, user) ?? (user.status === UserStatus.blocked ? null : 'wrongStatus'),
  delete: getRemovalRefusal,
};

/**
 * Refuses managers who remove themselves: the only signatory could be gone with one call. Deleted users may be removed.
 */
export function getRemovalRefusal(
  manager: UserManager,
  user: Pick<ManagedUser, 'userId'>,
): Extract<UserActionRefusal, 'managersOnly' | 'notOneself'> | null {
  if (!canManageUsers(manager)) return 'managersOnly';
  return isSelf(manager, user) ? 'notOneself' : null;
}

function isSelf(manager: UserManager, user: Pick<ManagedUser, 'userId'>): boolean {
  return manager.userId === user.userId;
}

/** Returns users outside the company. Source: docs/requirements/shell-accounts-admin.md#users-screen. */
export function getAddableUsers<User extends { readonly companies: readonly string[] }>(
  users: readonly User[],
  companyRef: string,
): readonly User[] {
  return users.filter(({ companies }) => !companies.includes(companyRef));
}
