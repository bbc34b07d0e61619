import type { UserRow } from '@ncb/shared-kernel/api/contract';
import { toDotted, toDottedMoment } from '@ncb/shared-kernel/domain/dates';
import { useTexts } from '../../texts';
import { UserKey, UserPayrolls, UserRights, UserSecondFactor, UserSignIn, UserState, UserTerm } from './UserCells';

/** All about one user, and what of it waits for a second person. */
export function UserPanel({ user, isManager }: { user: UserRow; isManager: boolean }) {
  const { t, common } = useTexts();
  const facts = {
    position: user.position || '—',
    taxCode: <span className="ncb-number">{user.taxCode || '—'}</span>,
    rights: <UserRights user={user} />,
    status: <UserState user={user} />,
    payrolls: <UserPayrolls user={user} />,
    ...(isManager && {
      key: <UserKey user={user} />,
      term: user.rightsUntil === undefined ? t('users.term.endless') : <UserTerm user={user} />,
      secondFactor: <UserSecondFactor user={user} />,
      signIn: <UserSignIn user={user} />,
    }),
  };
  return (
    <div className="ncb-panel" data-field="user">
      <dl className="ncb-facts">
        {Object.entries(facts).map(([name, value]) => (
          <div key={name}>
            <dt>{t(`users.panel.${name as keyof typeof facts}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {user.changes.map((change) => (
        <section key={change.id} data-change={change.id}>
          <h3>{t(`users.kinds.${change.kind}`)}</h3>
          <p className="ncb-quiet ncb-number">
            {t('users.panel.asked', { name: change.askedBy, time: toDottedMoment(change.askedAt) })}
          </p>
          <ul className="ncb-plain-list">
            {change.role !== null && change.role !== user.role && <li>{common(`role.${change.role}`)}</li>}
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
                    : t('users.term.until', { date: toDotted(change.rightsUntil) })
                }`}
              </li>
            )}
            {change.name && <li>{change.name}</li>}
            {change.taxCode && <li className="ncb-number">{change.taxCode}</li>}
            {change.phone && <li className="ncb-number">{change.phone}</li>}
            {change.email && <li>{change.email}</li>}
          </ul>
        </section>
      ))}
    </div>
  );
}
