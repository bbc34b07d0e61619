import { Role, UserStatus } from '../../vocabulary';

/** Who acts on the company's users. */
export interface UserManager {
  readonly userId: string;
  readonly role: Role;
  readonly isAdministrator: boolean;
}

/** Whom the action is about. */
export interface ManagedUser {
  readonly userId: string;
  readonly status: UserStatus;
}

/** In the order of the row's menu. Source: spec 1 §2 (user administration screen) and §4 */
export const USER_ACTIONS = ['edit', 'changeRights', 'lock', 'unlock', 'delete'] as const;
export type UserAction = (typeof USER_ACTIONS)[number];

/** The status that an action gives to a user. Source: spec 1 §4 */
export const STATUS_AFTER = {
  lock: UserStatus.blocked,
  unlock: UserStatus.active,
  delete: UserStatus.inactive,
} as const satisfies Partial<Record<UserAction, UserStatus>>;

/** True for a director or an administrator: they add users, change rights, lock and unlock. Source: spec 1 §6 */
export function managesUsers({ role, isAdministrator }: Pick<UserManager, 'role' | 'isAdministrator'>): boolean {
  return role === Role.director || isAdministrator;
}

/** True if the users of all companies are asked for (`need_all`); the others see their own company's. Source: spec 1 §6 */
export function seesAllUsers(role: Role): boolean {
  return role === Role.director;
}

/** Why an action is impossible. */
export type UserActionBar = 'deletedUser' | 'managersOnly' | 'administratorsOnly' | 'notOneself' | 'wrongStatus';

/**
 * Why a person may not do something to a user of the company; null if he may. Nobody locks or deletes himself, and
 * nothing is done to a deleted user. Source: spec 1 §4 and §6
 */
export function userActionBar(manager: UserManager, user: ManagedUser, action: UserAction): UserActionBar | null {
  if (user.status === UserStatus.inactive) return 'deletedUser';
  return BARS[action](manager, user);
}

/** What a person may do to a user of the company, in the order of `USER_ACTIONS`. */
export function allowedUserActions(manager: UserManager, user: ManagedUser): readonly UserAction[] {
  return USER_ACTIONS.filter((action) => userActionBar(manager, user, action) === null);
}

const BARS: Readonly<Record<UserAction, (manager: UserManager, user: ManagedUser) => UserActionBar | null>> = {
  // The director without the administrator's flag changes rights, not other people's data.
  edit: (manager, user) => (isSelf(manager, user) || manager.isAdministrator ? null : 'administratorsOnly'),
  changeRights: (manager) => (managesUsers(manager) ? null : 'managersOnly'),
  lock: (manager, user) => revokeBar(manager, user) ?? (user.status === UserStatus.active ? null : 'wrongStatus'),
  unlock: (manager, user) => revokeBar(manager, user) ?? (user.status === UserStatus.blocked ? null : 'wrongStatus'),
  delete: revokeBar,
};

/**
 * Returns why a manager may not remove a user from the company; null if they may. Managers cannot remove themselves: the only
 * signatory or manager would be gone with one call. A deleted user may be removed.
 */
export function revokeBar(
  manager: UserManager,
  user: Pick<ManagedUser, 'userId'>,
): Extract<UserActionBar, 'managersOnly' | 'notOneself'> | null {
  if (!managesUsers(manager)) return 'managersOnly';
  return isSelf(manager, user) ? 'notOneself' : null;
}

function isSelf(manager: UserManager, user: Pick<ManagedUser, 'userId'>): boolean {
  return manager.userId === user.userId;
}

/** The users that can be added to a company: those who are not in it. Source: spec 1 §2 ("hides those already in") */
export function addableUsers<User extends { readonly companies: readonly string[] }>(
  users: readonly User[],
  companyRef: string,
): readonly User[] {
  return users.filter(({ companies }) => !companies.includes(companyRef));
}
