import { joinFullName, canManageUsers, getUserActionRefusal } from '@ncb/shared-kernel/domain/rules';
import { readPageAddress, UserStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { usePerson } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { AnswerFailure, EmptyView, PageHeader, Waiting } from '@ncb/shared-kernel/ui';
import { EditUser, RegisterColleague } from '../../features/edit-user';
import { userStyles as styles } from '../../features/users';
import { useTexts } from '../../texts';

/**
 * Page of a new user, the user's own data or, for an administrator, a colleague's (`requested_uid`). Source:
 * docs/requirements/shell-accounts-admin.md#pages.
 */
export function EditUserPage() {
  const { session, navigation } = useShell();
  const { t } = useTexts();
  const { mode, userId = session.user.userId } = readPageAddress('editUser', navigation.parameters);
  if (mode !== 'register') return <ExistingUser key={userId} userId={userId} />;
  return (
    <div className="ncb-page" data-page="editUser">
      <PageHeader title={t('users.register.title')} />
      <div className={styles['form']}>
        {canManageUsers(session.user) ? <RegisterColleague /> : <EmptyView text={t('users.bars.managersOnly')} />}
      </div>
    </div>
  );
}

function ExistingUser({ userId }: { userId: string }) {
  const { session } = useShell();
  const { t } = useTexts();
  const isSelf = userId === session.user.userId;
  const answer = usePerson(userId);
  const { person, changes = [] } = answer.data ?? {};
  // The title of a colleague's data must not say "my", also before the name is loaded.
  const othersTitle = person ? t('users.edit.other', { name: joinFullName(person) }) : t('users.edit.someone');
  const title = isSelf ? t('users.edit.title') : othersTitle;
  // The bank checks whether the user is deleted; here only the viewer's rights count.
  const refusal = getUserActionRefusal(session.user, { userId, status: UserStatus.active }, 'edit');
  const getContent = () => {
    if (refusal !== null) return <EmptyView text={`${t('users.edit.barred')}. ${t(`users.bars.${refusal}`)}`} />;
    if (answer.isPending || (answer.isFetching && !answer.isFetchedAfterMount)) return <Waiting rows={8} />;
    if (!person) return <AnswerFailure answer={answer} />;
    return <EditUser userId={userId} title={title} person={person} changes={changes} />;
  };
  return (
    <div className="ncb-page" data-page="editUser">
      <PageHeader title={title} />
      <div className={styles['form']}>{getContent()}</div>
    </div>
  );
}
