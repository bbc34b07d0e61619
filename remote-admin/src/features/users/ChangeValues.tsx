import type { UserChange, UserRow } from '@ncb/shared-kernel/api/contract';
import { useDates } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';

interface ChangeValuesProps {
  change: UserChange;
  /** Current role of the user: an equal role is no change. */
  role: UserRow['role'];
}

export function ChangeValues({ change, role }: ChangeValuesProps) {
  const { t, common } = useTexts();
  const { formatDay } = useDates();
  return (
    <ul className="ncb-plain-list">
      {change.role !== null && change.role !== role && <li>{common(`role.${change.role}`)}</li>}
      {change.signatureRight !== null && <li>{common(`signatureRight.${change.signatureRight}`)}</li>}
      {change.payrollAccess !== null && (
        <li>{`${t('users.panel.payrolls')}: ${t(`users.payrolls.${change.payrollAccess}`)}`}</li>
      )}
      {change.isAdministrator && <li>{t('users.administrator')}</li>}
      {change.rightsUntil !== undefined && (
        <li className="ncb-number">
          {`${t('users.panel.term')}: ${
            change.rightsUntil === null
              ? t('users.term.endless')
              : t('users.term.until', { date: formatDay(change.rightsUntil) })
          }`}
        </li>
      )}
      {change.name && <li>{change.name}</li>}
      {change.taxCode && <li className="ncb-number">{change.taxCode}</li>}
      {change.phone && <li className="ncb-number">{change.phone}</li>}
      {change.email && <li>{change.email}</li>}
    </ul>
  );
}
