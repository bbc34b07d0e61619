import { joinFullName, managesUsers, userActionBar } from '@ncb/shared-kernel/domain/rules';
import { readPageAddress, UserStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { usePerson } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { AnswerFailure, EmptyView, PageHeader, Waiting } from '@ncb/shared-kernel/ui';
import { EditUser } from '../../features/edit-user/EditUser';
import { RegisterColleague } from '../../features/edit-user/RegisterColleague';
import styles from '../../features/users/users.module.css';
import { useTexts } from '../../texts';

/** A new user, one's own data, or as administrator a colleague's (`requested_uid`). Source: spec 1 §2 */
export function EditUserPage() {
  const { session, navigation } = useShell();
  const { t } = useTexts();
  const { mode, userId = session.user.userId } = readPageAddress('editUser', navigation.parameters);
  if (mode !== 'register') return <KnownUser key={userId} userId={userId} />;
  return (
    <div className="ncb-page" data-page="editUser">
      <PageHeader title={t('users.register.title')} about={t('users.register.about')} />
      <div className={styles['form']}>
        {managesUsers(session.user) ? <RegisterColleague /> : <EmptyView text={t('users.bars.managersOnly')} />}
      </div>
    </div>
  );
}

function KnownUser({ userId }: { userId: string }) {
  const { session } = useShell();
  const { t } = useTexts();
  const isSelf = userId === session.user.userId;
  const answer = usePerson(userId);
  const { person, changes = [] } = answer.data ?? {};
  // Of somebody else it must not say "my", also while nobody knows his name.
  const title = isSelf
    ? t('users.edit.title')
    : person
      ? t('users.edit.other', { name: joinFullName(person) })
      : t('users.edit.someone');
  // Whether he was deleted the bank says; here only who asks counts.
  const bar = userActionBar(session.user, { userId, status: UserStatus.active }, 'edit');
  return (
    <div className="ncb-page" data-page="editUser">
      <PageHeader title={title} about={t(isSelf ? 'users.edit.aboutOwn' : 'users.edit.aboutOther')} />
      <div className={styles['form']}>
        {bar !== null ? (
          <EmptyView text={`${t('users.edit.barred')}. ${t(`users.bars.${bar}`)}`} />
        ) : answer.isPending || (answer.isFetching && !answer.isFetchedAfterMount) ? (
          <Waiting rows={8} />
        ) : person ? (
          <EditUser userId={userId} title={title} person={person} changes={changes} />
        ) : (
          <AnswerFailure answer={answer} />
        )}
      </div>
    </div>
  );
}
