import { DownOutlined, PlusOutlined } from '@ant-design/icons';
import { Alert, Button, Dropdown } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import type { UserRow } from '@ncb/shared-kernel/api/contract';
import { getAddableUsers, managesUsers } from '@ncb/shared-kernel/domain/rules';
import { buildPageAddress, UserStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { useManagedUsers } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import {
  AnswerRefresh,
  AnswerStates,
  EmptyView,
  PageHeader,
  RecordList,
  ToggleChip,
  useRecordList,
} from '@ncb/shared-kernel/ui';
import { IdleDialog } from '../../features/users/IdleDialog';
import { RightsDialog } from '../../features/users/RightsDialog';
import { SessionsDialog } from '../../features/users/SessionsDialog';
import {
  findUsers,
  IDLE_DAYS,
  getIdleDays,
  LONG_IDLE_DAYS,
  findLongIdleUsers,
  filterByCompany,
  getChangesToApprove,
} from '../../features/users/user-list-rules';
import { useChangeUsers } from '../../features/users/use-change-users';
import { useUserColumns } from '../../features/users/use-user-columns';
import type { UserCommand } from '../../features/users/get-user-commands';
import { UserCard } from '../../features/users/UserCard';
import { UserExport } from '../../features/users/UserExport';
import { UserMenu } from '../../features/users/UserMenu';
import { UserPanel } from '../../features/users/UserPanel';
import { UserQuestion, type ConfirmedCommand } from '../../features/users/UserQuestion';
import styles from '../../features/users/users.module.css';
import { useTexts } from '../../texts';

const NO_USERS: readonly UserRow[] = [];
const ROW_HEIGHT = 58;
const ACTIVE_STATUSES: readonly (UserStatus | null)[] = [
  UserStatus.active,
  UserStatus.temporaryPassword,
  UserStatus.blocked,
];

/** Open dialog; holds a user id, as the list may be refetched meanwhile. */
type OpenDialog =
  | { readonly what: 'add' | 'lockIdle' }
  | { readonly what: 'rights' | 'sessions'; readonly userId: string }
  | { readonly what: 'question'; readonly userId: string; readonly command: ConfirmedCommand };

export function SettingsUsersPage() {
  const { session, navigation } = useShell();
  const { t } = useTexts();
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null);
  const [isIdleOnly, showIdleOnly] = useState(false);
  const answer = useManagedUsers();
  const { companyRef, bankDay, user: self } = session;
  const isManager = managesUsers(self);
  const all = answer.data?.users ?? NO_USERS;
  const users = useMemo(() => filterByCompany(all, companyRef), [all, companyRef]);
  const idle = useMemo(() => users.filter((user) => getIdleDays(user, bankDay) !== null), [users, bankDay]);
  const longIdle = useMemo(() => findLongIdleUsers(users, { manager: self, bankDay }), [users, self, bankDay]);
  const columns = useUserColumns(isManager);
  const rows = isIdleOnly ? idle : users;
  const list = useRecordList<UserRow>({ name: 'users', rows, columns, find: findUsers });
  const change = useChangeUsers();
  const waiting = useMemo(() => getChangesToApprove(users), [users]);
  const close = () => setOpenDialog(null);
  const dialogUser =
    openDialog && 'userId' in openDialog ? users.find(({ id }) => id === openDialog.userId) : undefined;
  const { approve, decide } = change;

  const run = useCallback(
    (command: UserCommand, user: UserRow) => {
      const userId = user.id;
      if (command === 'approve') void approve([user]);
      else if (command === 'withdraw') void decide(user, 'withdraw');
      else if (command === 'edit') {
        const { page, parameters } = buildPageAddress('editUser', { mode: 'work', userId });
        navigation.open(page, parameters);
      } else if (command === 'actions') {
        const { page, parameters } = buildPageAddress('miSettingsActionsJournal', { userId });
        navigation.open(page, parameters);
      } else if (command === 'changeRights') setOpenDialog({ what: 'rights', userId });
      else if (command === 'sessions') setOpenDialog({ what: 'sessions', userId });
      else setOpenDialog({ what: 'question', userId, command });
    },
    [approve, decide, navigation],
  );
  const answerQuestion = async (user: UserRow, command: ConfirmedCommand) => {
    if (command === 'refuse') await decide(user, 'refuse');
    else if (command === 'revoke') await change.revoke(user);
    else await change.changeStatus(user, command);
    close();
  };
  /**
   * True if a second manager exists: neither the current user nor the user concerned. The bank applies the same rule.
   */
  const hasSecond = (userId: string) =>
    users.some(
      (user) =>
        user.id !== self.userId &&
        user.id !== userId &&
        ACTIVE_STATUSES.includes(user.status) &&
        user.role !== null &&
        managesUsers({ role: user.role, isAdministrator: user.isAdministrator }),
    );
  const toneOf = useCallback(
    ({ changes, isGranted }: UserRow) => (changes.length > 0 ? 'waiting' : isGranted ? null : 'bad'),
    [],
  );
  const panel = useMemo(
    () => ({
      title: t('users.panel.title'),
      label: (user: UserRow) => t('users.list.toggle', { name: user.name }),
      hasOpener: true,
      heading: (user: UserRow) => <h2>{user.name}</h2>,
      content: (user: UserRow) => <UserPanel user={user} isManager={isManager} />,
      foot: (user: UserRow) => <UserMenu user={user} onCommand={run} />,
    }),
    [t, isManager, run],
  );

  const add = (
    <Dropdown
      trigger={['click']}
      disabled={!isManager}
      menu={{
        items: [
          {
            key: 'new',
            disabled: !navigation.isServed('editUser'),
            label: <span data-action="addNew">{t('users.add.new')}</span>,
          },
          { key: 'existing', label: <span data-action="addExisting">{t('users.add.existing')}</span> },
        ],
        onClick({ key }) {
          const { page, parameters } = buildPageAddress('editUser', { mode: 'register' });
          if (key === 'new') navigation.open(page, parameters);
          else setOpenDialog({ what: 'add' });
        },
      }}
    >
      <Button
        type="primary"
        icon={<PlusOutlined />}
        title={isManager ? undefined : t('users.bars.managersOnly')}
        data-action="add"
      >
        {t('users.add.action')} <DownOutlined aria-hidden />
      </Button>
    </Dropdown>
  );
  return (
    <div className={`ncb-page ${styles['list']}`} data-page="miSettingsUsers">
      <PageHeader title={t('users.title')}>
        <AnswerRefresh answer={answer} />
      </PageHeader>
      {waiting.length > 0 && (
        <Alert
          type="warning"
          showIcon
          className={styles['note'] ?? ''}
          data-notice="waitingForMe"
          title={
            <>
              <strong className={styles['note-count']}>{t('users.note.count', { count: waiting.length })}</strong>
              <span className={styles['note-about']}>{t('users.note.about')}</span>
            </>
          }
          action={
            <Button
              onClick={() => void approve([...new Set(waiting.map(({ user }) => user))])}
              data-action="reviewAndSign"
            >
              {t('users.note.sign')}
            </Button>
          }
        />
      )}
      {longIdle.length > 0 && (
        <Alert
          type="info"
          showIcon
          className={styles['note'] ?? ''}
          data-notice="longIdle"
          title={t('users.longIdle.note', { count: longIdle.length, days: LONG_IDLE_DAYS })}
          action={
            <Button onClick={() => setOpenDialog({ what: 'lockIdle' })} data-action="lockIdle">
              {t('users.longIdle.review')}
            </Button>
          }
        />
      )}
      <AnswerStates
        answer={answer}
        isEmpty={() => users.length === 0}
        empty={<EmptyView text={t('users.list.empty')}>{add}</EmptyView>}
      >
        <RecordList<UserRow>
          list={list}
          label={t('users.title')}
          titleOf={({ name }) => name}
          searchLabel={t('users.list.find')}
          rowHeight={ROW_HEIGHT}
          toneOf={toneOf}
          panel={panel}
          menu={(user) => <UserMenu user={user} onCommand={run} />}
          card={(user) => <UserCard user={user} isManager={isManager} />}
          header={
            idle.length > 0 && (
              <ToggleChip
                isOn={isIdleOnly}
                onToggle={showIdleOnly}
                label={t('users.list.idleOnly', { days: IDLE_DAYS, count: idle.length })}
                data-field="idleOnly"
              >
                {t('users.list.idle', { days: IDLE_DAYS, count: idle.length })}
              </ToggleChip>
            )
          }
          tools={<UserExport users={list.rows} isManager={isManager} />}
          main={add}
          empty={<EmptyView text={t('users.list.nothing')} />}
        />
      </AnswerStates>
      {openDialog?.what === 'lockIdle' && (
        <IdleDialog
          users={longIdle}
          isBusy={change.isBusy}
          onLock={(chosen) => void change.lockAll(chosen).then(close)}
          onClose={close}
        />
      )}
      {openDialog?.what === 'add' && (
        <RightsDialog
          user={null}
          addable={getAddableUsers(all, companyRef)}
          hasSecond={hasSecond}
          change={change}
          onRevoke={close}
          onClose={close}
        />
      )}
      {openDialog?.what === 'rights' && dialogUser && (
        <RightsDialog
          user={dialogUser}
          addable={NO_USERS}
          hasSecond={hasSecond}
          change={change}
          onRevoke={({ id }) => setOpenDialog({ what: 'question', userId: id, command: 'revoke' })}
          onClose={close}
        />
      )}
      {openDialog?.what === 'sessions' && dialogUser && (
        <SessionsDialog user={dialogUser} change={change} onClose={close} />
      )}
      {openDialog?.what === 'question' && dialogUser && (
        <UserQuestion
          user={dialogUser}
          command={openDialog.command}
          isBusy={change.isBusy}
          onConfirm={() => void answerQuestion(dialogUser, openDialog.command)}
          onClose={close}
        />
      )}
    </div>
  );
}
