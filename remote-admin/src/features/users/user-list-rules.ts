import type { UserChange, UserRow } from '@ncb/shared-kernel/api/contract';
import { countDaysBetween } from '@ncb/shared-kernel/domain/dates';
import { canManageUsers, getUserActionRefusal, type UserManager } from '@ncb/shared-kernel/domain/rules';
import { UserChangeKind, UserStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { createWordSearch } from '@ncb/shared-kernel/ui';

/**
 * Days without sign-in after which a user is marked, and after which the list offers to lock them. Source:
 * docs/requirements/keys-and-users.md#user-list.
 */
export const [IDLE_DAYS, LONG_IDLE_DAYS] = [90, 180];
/** Days before the end from which a key is marked. Source: docs/requirements/keys-and-users.md#life-of-a-key. */
export const KEY_ENDS_SOON_DAYS = 30;

export function filterByCompany(users: readonly UserRow[], companyRef: string): readonly UserRow[] {
  return users.filter(({ companies }) => companies.includes(companyRef));
}

export const findUsers = createWordSearch((user: UserRow) => [user.name, user.position, user.taxCode].join(' '));

/** Returns the days since an active user's last sign-in; null for less than 90 days, or if unknown. */
export function getIdleDays({ status, lastSignIn }: UserRow, bankDay: string): number | null {
  if (status !== UserStatus.active || lastSignIn === null) return null;
  const days = countDaysBetween(lastSignIn.slice(0, bankDay.length), bankDay);
  return days > IDLE_DAYS ? days : null;
}

/**
 * Returns users without a sign-in for half a year whom this manager may lock. Source:
 * docs/requirements/keys-and-users.md#user-list.
 */
export function findLongIdleUsers(
  users: readonly UserRow[],
  { manager, bankDay }: { readonly manager: UserManager; readonly bankDay: string },
): readonly UserRow[] {
  if (!canManageUsers(manager)) return [];
  return users.filter(
    (user) =>
      (getIdleDays(user, bankDay) ?? 0) > LONG_IDLE_DAYS &&
      getUserActionRefusal(manager, { userId: user.id, status: user.status ?? UserStatus.registered }, 'lock') === null,
  );
}

const ACTIVE_STATUSES: readonly (UserStatus | null)[] = [
  UserStatus.active,
  UserStatus.temporaryPassword,
  UserStatus.blocked,
];

/** True if a second manager exists: neither the viewer nor the user concerned. The bank applies the same rule. */
export function hasSecondManager(users: readonly UserRow[], viewerId: string, userId: string): boolean {
  return users.some(
    ({ id, status, role, isAdministrator }) =>
      id !== viewerId &&
      id !== userId &&
      ACTIVE_STATUSES.includes(status) &&
      role !== null &&
      canManageUsers({ role, isAdministrator }),
  );
}

export function getChangesToApprove(
  users: readonly UserRow[],
): readonly { readonly user: UserRow; readonly change: UserChange }[] {
  return users.flatMap((user) =>
    user.changes.filter(({ waitsForMe }) => waitsForMe).map((change) => ({ user, change })),
  );
}

/** True for a user who does not work for the company yet. */
export function isNewUser({ changes }: UserRow): boolean {
  return changes.some(({ kind }) => kind === UserChangeKind.new || kind === UserChangeKind.add);
}

/** Returns the new value of a pending change; null if it changes nothing. */
export function getPendingValue<Name extends 'role' | 'signatureRight' | 'payrollAccess'>(
  { changes, ...user }: UserRow,
  name: Name,
): UserChange[Name] {
  const newValue = changes.find((change) => change[name] !== null)?.[name] ?? null;
  return newValue === user[name] ? null : newValue;
}
