import { useDates } from '@ncb/shared-kernel/ui';
import { isCalendarDate } from '@ncb/shared-kernel/domain/dates';
import { splitRights, type UserRights } from '@ncb/shared-kernel/domain/rules';
import { useTexts } from '../../texts';
import styles from './users.module.css';

interface ChangesTableProps {
  /** Null for a new user. */
  before: UserRights | null;
  after: UserRights;
  hasSecond: boolean;
}

const RIGHTS = ['role', 'signatureRight', 'payrollAccess', 'isAdministrator', 'rightsUntil'] as const;
type RightName = (typeof RIGHTS)[number];

export function ChangesTable({ before, after, hasSecond }: ChangesTableProps) {
  const { t, common } = useTexts();
  const { formatDay } = useDates();
  const changed = RIGHTS.filter((name) => (before?.[name] ?? null) !== after[name]);
  if (changed.length === 0) return null;
  const later = before && splitRights(before, after).later;
  const formatRight = (rights: UserRights | null, name: RightName): string => {
    if (!rights) return '—';
    if (name === 'role') return common(`role.${rights.role}`);
    if (name === 'signatureRight') return common(`signatureRight.${rights.signatureRight}`);
    if (name === 'payrollAccess') return t(`users.payrolls.${rights.payrollAccess}`);
    if (name === 'isAdministrator') return common(rights.isAdministrator ? 'common.yes' : 'common.no');
    const { rightsUntil } = rights;
    if (rightsUntil === null) return t('users.term.endless');
    return isCalendarDate(rightsUntil) ? t('users.term.until', { date: formatDay(rightsUntil) }) : rightsUntil;
  };
  const isPending = (name: RightName) => hasSecond && (before === null || (later !== null && name in later));
  return (
    <table className={styles['changes']} data-field="changes">
      <thead>
        <tr>
          {(['what', 'was', 'becomes', 'when'] as const).map((column) => (
            <th key={column} scope="col">
              {t(`users.changes.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {changed.map((name) => (
          <tr key={name} data-row={name}>
            <td>{t(`users.changes.${name}`)}</td>
            <td className="ncb-quiet">{formatRight(before, name)}</td>
            <td>
              <strong>{formatRight(after, name)}</strong>
            </td>
            <td data-cell="when">{t(isPending(name) ? 'users.changes.later' : 'users.changes.now')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
