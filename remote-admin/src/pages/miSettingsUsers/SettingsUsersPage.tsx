import { useCallback, useMemo, useState } from 'react';
import type { UserRow } from '@ncb/shared-kernel/api/contract';
import { canManageUsers } from '@ncb/shared-kernel/domain/rules';
import { buildPageAddress, readPageAddress } from '@ncb/shared-kernel/domain/vocabulary';
import { useManagedUsers } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import {
  AnswerRefresh,
  EmptyView,
  PageHeader,
  RecordList,
  ToggleChip,
  useRecordList,
  useRowMarks,
} from '@ncb/shared-kernel/ui';
import {
  AddUserMenu,
  findUsers,
  IDLE_DAYS,
  getIdleDays,
  findLongIdleUsers,
  filterByCompany,
  useChangeUsers,
  useUserColumns,
  UserCard,
  UserDialogs,
  UserExport,
  UserMenu,
  UserNotices,
  UserPanel,
  userStyles as styles,
  type UserCommand,
  type UserDialog,
} from '../../features/users';
import { useTexts } from '../../texts';

const NO_USERS: readonly UserRow[] = [];
const ROW_HEIGHT = 58;

export function SettingsUsersPage() {
  const { session, navigation } = useShell();
  const { t } = useTexts();
  const [openDialog, setOpenDialog] = useState<UserDialog | null>(null);
  const answer = useManagedUsers();
  const { companyRef, bankDay, user: self } = session;
  const all = answer.data?.users ?? NO_USERS;
  const users = useMemo(() => filterByCompany(all, companyRef), [all, companyRef]);
  const longIdle = useMemo(() => findLongIdleUsers(users, { manager: self, bankDay }), [users, self, bankDay]);
  const change = useChangeUsers();
  const { approve, decide } = change;

  const { userId: opened } = readPageAddress('miSettingsUsers', navigation.parameters);

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
  return (
    <div className={`ncb-page ${styles['list']}`} data-page="miSettingsUsers">
      <PageHeader title={t('users.title')}>
        <AnswerRefresh answer={answer} />
      </PageHeader>
      <UserNotices
        users={users}
        longIdle={longIdle}
        onApprove={(changed) => void approve(changed)}
        onReviewIdle={() => setOpenDialog({ what: 'lockIdle' })}
      />
      <UserList
        key={opened}
        opened={opened}
        answer={answer}
        users={users}
        onCommand={run}
        onAddExisting={() => setOpenDialog({ what: 'add' })}
      />
      <UserDialogs open={openDialog} onOpen={setOpenDialog} all={all} longIdle={longIdle} change={change} />
    </div>
  );
}

/** Returns the tone of a row: warns of a user without rights, marks pending changes. */
function getTone({ changes, isGranted }: UserRow) {
  if (changes.length > 0) return 'waiting';
  return isGranted ? null : 'bad';
}

interface UserListProps {
  /** User whose panel is open at first. */
  opened: string | undefined;
  answer: ReturnType<typeof useManagedUsers>;
  users: readonly UserRow[];
  onCommand: (command: UserCommand, user: UserRow) => void;
  onAddExisting: () => void;
}

function UserList({ opened, answer, users, onCommand, onAddExisting }: UserListProps) {
  const { t } = useTexts();
  const { bankDay, user: self } = useShell().session;
  const [isIdleOnly, showIdleOnly] = useState(false);
  const isManager = canManageUsers(self);
  const idle = useMemo(() => users.filter((user) => getIdleDays(user, bankDay) !== null), [users, bankDay]);
  const columns = useUserColumns(isManager);
  const rows = isIdleOnly ? idle : users;
  const startsAt = ({ id }: UserRow) => id === opened;
  const marks = useRowMarks(opened);
  const list = useRecordList<UserRow>({ name: 'users', rows, columns, find: findUsers, startsAt, marks });
  const panel = useMemo(
    () => ({
      title: t('users.panel.title'),
      label: (user: UserRow) => t('users.list.toggle', { name: user.name }),
      hasOpener: true,
      heading: (user: UserRow) => <h2>{user.name}</h2>,
      content: (user: UserRow) => <UserPanel user={user} isManager={isManager} />,
      foot: (user: UserRow) => <UserMenu user={user} onCommand={onCommand} />,
    }),
    [t, isManager, onCommand],
  );

  const add = <AddUserMenu isManager={isManager} onAddExisting={onAddExisting} />;
  return (
    <RecordList<UserRow>
      list={list}
      label={t('users.title')}
      titleOf={({ name }) => name}
      searchLabel={t('users.list.find')}
      rowHeight={ROW_HEIGHT}
      toneOf={getTone}
      panel={panel}
      menu={(user) => <UserMenu user={user} onCommand={onCommand} />}
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
      answer={answer}
      nothing={users.length === 0 && t('users.list.empty')}
      empty={<EmptyView text={t('users.list.nothing')} />}
    />
  );
}
