import { useMemo } from 'react';
import type { UserRow } from '@ncb/shared-kernel/api/contract';
import { getAlphabetKey } from '@ncb/shared-kernel/domain/text';
import type { RecordColumn } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import {
  UserKey,
  UserName,
  UserPayrolls,
  UserPosition,
  UserRights,
  UserSignIn,
  UserState,
  UserTerm,
} from './UserCells';

/** Widths in px; the name takes the rest. */
const WIDTHS = { rights: 212, status: 180, statusAsked: 224, payrolls: 116, key: 160, signIn: 156 };
/**
 * List widths in px below which columns are hidden: a name needs 220 px, beside an open panel 180, otherwise its second
 * line overlaps the next column.
 */
const GIVES_WAY = { status: 460, rights: 670, key: 870, payrolls: 980, signIn: 1130 };

/**
 * Builds the columns of the user list; the bank reports the last two to managers only. Source:
 * docs/requirements/shell-accounts-admin.md#users-screen.
 */
export function useUserColumns(isManager: boolean): readonly RecordColumn<UserRow>[] {
  const { t, common } = useTexts();
  return useMemo(() => {
    const columns: readonly RecordColumn<UserRow>[] = [
      {
        key: 'user_name',
        title: t('users.columns.name'),
        isAlwaysShown: true,
        cell: (user) => (
          <>
            <UserName user={user} />
            <UserPosition user={user} />
          </>
        ),
        sortKey: ({ name }) => getAlphabetKey(name),
      },
      {
        key: 'user_role',
        title: t('users.columns.rights'),
        width: WIDTHS.rights,
        givesWayBelow: GIVES_WAY.rights,
        cell: (user) => <UserRights user={user} />,
        sortKey: ({ role, signatureRight }) => (role ?? 9) * 10 + (signatureRight ?? 9),
      },
      {
        key: 'user_status',
        title: t('users.columns.status'),
        width: (users) => (users.some(({ changes }) => changes.length > 0) ? WIDTHS.statusAsked : WIDTHS.status),
        givesWayBelow: GIVES_WAY.status,
        cell: (user) => <UserState user={user} />,
        sortKey: ({ status }) => getAlphabetKey(status === null ? '' : common(`userStatus.${status}`)),
      },
      {
        key: 'payroll_access',
        title: t('users.columns.payrolls'),
        width: WIDTHS.payrolls,
        givesWayBelow: GIVES_WAY.payrolls,
        cell: (user) => <UserPayrolls user={user} />,
        sortKey: ({ payrollAccess }) => payrollAccess,
      },
    ];
    if (!isManager) return columns;
    return [
      ...columns,
      {
        key: 'key_until',
        title: t('users.columns.key'),
        width: WIDTHS.key,
        givesWayBelow: GIVES_WAY.key,
        cell: (user) => (
          <>
            <UserKey user={user} />
            <div className="ncb-second-line">
              <UserTerm user={user} />
            </div>
          </>
        ),
        sortKey: ({ keyUntil }) => keyUntil ?? '',
      },
      {
        key: 'last_login',
        title: t('users.columns.signIn'),
        width: WIDTHS.signIn,
        givesWayBelow: GIVES_WAY.signIn,
        cell: (user) => <UserSignIn user={user} />,
        sortKey: ({ lastSignIn }) => lastSignIn ?? '',
      },
    ];
  }, [t, common, isManager]);
}
