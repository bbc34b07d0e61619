import type { CurrentUser } from '@ncb/shared-kernel/api/contract';
import { canManageUsers } from '@ncb/shared-kernel/domain/rules';
import { Role } from '@ncb/shared-kernel/domain/vocabulary';
import type { KeyRow } from './build-key-rows';

export type KeyAction = 'print' | 'upload' | 'block' | 'unblock' | 'cancel';

export type Viewer = Pick<CurrentUser, 'userId' | 'role' | 'isAdministrator'>;

/**
 * True if a user with this role may have a key. Source: docs/requirements/shell-accounts-admin.md#certificates-screen.
 */
export function canAddKey({ role }: Pick<Viewer, 'role'>): boolean {
  return role <= Role.accountant;
}

/**
 * Returns the next action on a key, or null. The bank applies the same rule. Source:
 * docs/requirements/keys-and-users.md#life-of-a-key.
 */
export function getNextKeyAction(row: KeyRow, viewer: Viewer): KeyAction | null {
  if (row.state === 'requested') return 'print';
  if (row.state === 'issued') return canAddKey(viewer) ? 'upload' : null;
  if (row.ownerRef !== viewer.userId && !canManageUsers(viewer)) return null;
  if (row.state === 'active' || row.state === 'ending') return 'block';
  return row.state === 'blocked' ? 'unblock' : null;
}
