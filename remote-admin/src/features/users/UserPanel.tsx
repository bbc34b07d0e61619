import type { UserRow } from '@ncb/shared-kernel/api/contract';
import { useDates } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import { ChangeValues } from './ChangeValues';
import { UserKey, UserPayrolls, UserRights, UserSecondFactor, UserSignIn, UserState, UserTerm } from './UserCells';

export function UserPanel({ user, isManager }: { user: UserRow; isManager: boolean }) {
  const { t } = useTexts();
  const { formatMoment } = useDates();
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
          <p className="ncb-quiet ncb-number ncb-breakable">
            {t('users.panel.asked', { name: change.askedBy, time: formatMoment(change.askedAt) })}
          </p>
          <ChangeValues change={change} role={user.role} />
        </section>
      ))}
    </div>
  );
}
