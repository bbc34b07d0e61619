import type { CurrentUser } from '@ncb/shared-kernel/api/contract';
import { managesUsers } from '@ncb/shared-kernel/domain/rules';
import { Role } from '@ncb/shared-kernel/domain/vocabulary';
import type { KeyRow } from './key-rows';

export type KeyAction = 'print' | 'upload' | 'block' | 'unblock' | 'cancel';

/** Who looks at the keys. */
export type Viewer = Pick<CurrentUser, 'userId' | 'role' | 'isAdministrator'>;

/** Whether somebody may have a key of his own. Source: spec 1 §2 */
export function mayAddKey({ role }: Pick<Viewer, 'role'>): boolean {
  return role <= Role.accountant;
}

/** What is to be done next with a key; null for nothing. The bank decides by the same rule. Source: reference/areas D3 */
export function nextAction(row: KeyRow, viewer: Viewer): KeyAction | null {
  if (row.state === 'requested') return 'print';
  if (row.state === 'issued') return mayAddKey(viewer) ? 'upload' : null;
  if (row.ownerRef !== viewer.userId && !managesUsers(viewer)) return null;
  if (row.state === 'active' || row.state === 'ending') return 'block';
  return row.state === 'blocked' ? 'unblock' : null;
}
