import type { UserChange, UserRow } from '@ncb/shared-kernel/api/contract';
import { daysBetween } from '@ncb/shared-kernel/domain/dates';
import { managesUsers, userActionBar, type UserManager } from '@ncb/shared-kernel/domain/rules';
import { UserChangeKind, UserStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { findByWords } from '@ncb/shared-kernel/ui';

/** Who has not signed in for longer is marked; after the second time the list offers to lock him. Source: areas D7 */
export const [IDLE_DAYS, LONG_IDLE_DAYS] = [90, 180];
/** A key that ends sooner is marked. Source: reference/areas D3 */
export const KEY_ENDS_SOON_DAYS = 30;

/** The people of the company that is worked for. Source: spec 1 §6 ("The list is filtered to the company selected") */
export function usersOf(users: readonly UserRow[], companyRef: string): readonly UserRow[] {
  return users.filter(({ companies }) => companies.includes(companyRef));
}

/** People by name, position and tax number. */
export const findUsers = findByWords((user: UserRow) => [user.name, user.position, user.taxCode].join(' '));

/** Days since somebody who may work signed in last; null where that is less than ninety days ago, or unknown. */
export function idleDays({ status, lastSignIn }: UserRow, bankDay: string): number | null {
  if (status !== UserStatus.active || lastSignIn === null) return null;
  const days = daysBetween(lastSignIn.slice(0, bankDay.length), bankDay);
  return days > IDLE_DAYS ? days : null;
}

/** Who has not signed in for half a year and may be locked by this manager. Source: reference/areas D7 */
export function longIdleUsers(
  users: readonly UserRow[],
  { manager, bankDay }: { readonly manager: UserManager; readonly bankDay: string },
): readonly UserRow[] {
  if (!managesUsers(manager)) return [];
  return users.filter(
    (user) =>
      (idleDays(user, bankDay) ?? 0) > LONG_IDLE_DAYS &&
      userActionBar(manager, { userId: user.id, status: user.status ?? UserStatus.registered }, 'lock') === null,
  );
}

/** Everything that waits for the user to agree, each with whom it is about. */
export function waitingForMe(
  users: readonly UserRow[],
): readonly { readonly user: UserRow; readonly change: UserChange }[] {
  return users.flatMap((user) =>
    user.changes.filter(({ waitsForMe }) => waitsForMe).map((change) => ({ user, change })),
  );
}

/** True for somebody who does not work for the company yet. */
export function isToCome({ changes }: UserRow): boolean {
  return changes.some(({ kind }) => kind === UserChangeKind.new || kind === UserChangeKind.add);
}

/** What a waiting change makes of a value; null where it leaves it alone or gives what is there. */
export function becoming<Name extends 'role' | 'signatureRight' | 'payrollAccess'>(
  { changes, ...user }: UserRow,
  name: Name,
): UserChange[Name] {
  const wanted = changes.find((change) => change[name] !== null)?.[name] ?? null;
  return wanted === user[name] ? null : wanted;
}
