import type { UserRow } from '@ncb/shared-kernel/api/contract';
import { UserKey, UserName, UserRights, UserSignIn, UserState, UserTerm } from './UserCells';
import { useTexts } from '../../texts';

export function UserCard({ user, isManager }: { user: UserRow; isManager: boolean }) {
  const { t } = useTexts();
  return (
    <>
      <div className="ncb-card-line ncb-card-name">
        <UserName user={user} />
        <UserState user={user} isShort />
      </div>
      <div className="ncb-second-line ncb-quiet">{user.position}</div>
      <UserRights user={user} />
      {!user.isGranted && <div className="ncb-second-line">{t('users.state.notGranted')}</div>}
      {isManager && (
        <div className="ncb-second-line">
          {t('users.card.signIn')} <UserSignIn user={user} /> · {t('users.card.key')} <UserKey user={user} />
          {user.rightsUntil !== undefined && (
            <div>
              <UserTerm user={user} />
            </div>
          )}
        </div>
      )}
    </>
  );
}
