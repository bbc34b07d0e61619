import type { UserRow } from '@ncb/shared-kernel/api/contract';
import { ListExport } from '@ncb/shared-kernel/blocks/list-export';
import { toDottedMoment } from '@ncb/shared-kernel/domain/dates';
import { useTexts } from '../../texts';

const COLUMNS = [
  ...(['name', 'position', 'taxCode', 'role', 'signature', 'status', 'payrolls'] as const),
  ...(['key', 'term', 'signIn'] as const),
] as const;
const MANAGER_COLUMNS: readonly string[] = ['key', 'term', 'signIn'];
const DATE_COLUMNS: readonly string[] = ['key', 'term'];
const WIDTH = 24;

export function UserExport({ users, isManager }: { users: readonly UserRow[]; isManager: boolean }) {
  const { t, common } = useTexts();
  const columns = COLUMNS.filter((column) => isManager || !MANAGER_COLUMNS.includes(column));
  const cells: Record<(typeof COLUMNS)[number], (user: UserRow) => string> = {
    name: ({ name }) => name,
    position: ({ position }) => position,
    taxCode: ({ taxCode }) => taxCode,
    role: ({ role }) => (role === null ? '' : common(`role.${role}`)),
    signature: ({ signatureRight }) => (signatureRight === null ? '' : common(`signatureRight.${signatureRight}`)),
    status: ({ status }) => (status === null ? '' : common(`userStatus.${status}`)),
    payrolls: ({ payrollAccess }) => t(`users.payrolls.${payrollAccess}`),
    key: ({ keyUntil }) => keyUntil ?? '',
    term: ({ rightsUntil }) => rightsUntil ?? '',
    signIn: ({ lastSignIn }) => (lastSignIn === null ? '' : toDottedMoment(lastSignIn)),
  };
  return (
    <ListExport
      label={t('users.export.action')}
      disabled={users.length === 0}
      fileName={t('users.export.fileName')}
      table={() => ({
        columns: columns.map((column) => ({
          name: t(`users.export.columns.${column}`),
          holds: DATE_COLUMNS.includes(column) ? 'day' : 'text',
          length: WIDTH,
        })),
        rows: users.map((user) => columns.map((column) => cells[column](user))),
      })}
    />
  );
}
