import { memo } from 'react';
import type { UserRow } from '@ncb/shared-kernel/api/contract';
import { countDaysBetween } from '@ncb/shared-kernel/domain/dates';
import { Role, UserChangeKind, UserKeyState, UserStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { RecordOpener, StatusTag, type StatusTone, useDates } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import { getPendingValue, getIdleDays, isNewUser, KEY_ENDS_SOON_DAYS } from './user-list-rules';
import styles from './users.module.css';

interface UserCellProps {
  user: UserRow;
}

const TONES: Readonly<Record<UserStatus, StatusTone>> = {
  [UserStatus.registered]: 'neutral',
  [UserStatus.temporaryPassword]: 'working',
  [UserStatus.active]: 'good',
  [UserStatus.blocked]: 'bad',
  [UserStatus.inactive]: 'neutral',
};

export const UserName = memo(function UserName({ user }: UserCellProps) {
  const { t } = useTexts();
  return (
    <RecordOpener
      id={user.id}
      label={t('users.list.toggle', { name: user.name })}
      className="ncb-cut"
      title={user.name}
    >
      {user.name}
    </RecordOpener>
  );
});

export const UserPosition = memo(function UserPosition({ user: { position, taxCode } }: UserCellProps) {
  return (
    <div className={`ncb-quiet ncb-second-line ${styles['position']}`} title={position}>
      <span data-field="position">{position}</span>
      {taxCode && (
        <span className="ncb-number" data-field="taxCode">
          · {taxCode}
        </span>
      )}
    </div>
  );
});

/** Role and signature right; a pending change follows an arrow. */
export const UserRights = memo(function UserRights({ user }: UserCellProps) {
  const { t, common } = useTexts();
  const { role, signatureRight, isAdministrator, changes } = user;
  const nextRole = getPendingValue(user, 'role');
  const nextRight = getPendingValue(user, 'signatureRight');
  const becomesAdministrator = changes.some((change) => change.isAdministrator === true) && !isAdministrator;
  const roleName = role === null ? '' : common(`role.${role}`);
  const getRightText = () => {
    if (signatureRight === null) return '—';
    if (nextRight === null) return common(`signatureRight.${signatureRight}`);
    return t('users.rightChange', {
      was: t(`users.shortRight.${signatureRight}`),
      becomes: t(`users.shortRight.${nextRight}`),
    });
  };
  return (
    <div data-field="rights" className={styles['rights']}>
      <div className={nextRole === null ? 'ncb-cut' : `ncb-cut ${styles['waiting']}`}>
        {isAdministrator && role !== null ? t('users.roleAndAdministrator', { role: roleName }) : roleName}
        {nextRole !== null && ` → ${common(`role.${nextRole}`)}`}
        {becomesAdministrator && <strong className={styles['waiting']}> → {t('users.administrator')}</strong>}
      </div>
      <div className={`ncb-second-line ncb-cut ${nextRight === null ? 'ncb-quiet' : styles['waiting']}`}>
        {getRightText()}
      </div>
    </div>
  );
});

/** Status; missing rights, and pending changes with their author, are shown as text. */
export const UserState = memo(function UserState({ user, isShort = false }: UserCellProps & { isShort?: boolean }) {
  const { session } = useShell();
  const { t, common } = useTexts();
  const { formatDayAndMonth } = useDates();
  const { status, isGranted, changes } = user;
  const unlocking = changes.find(({ kind }) => kind === UserChangeKind.unlock);
  const change = unlocking ?? changes[0];
  const idle = getIdleDays(user, session.bankDay);
  const isOff = status === UserStatus.blocked || status === UserStatus.inactive;
  const statusName = status === null ? '' : common(`userStatus.${status}`);
  const waits = change !== undefined && (unlocking !== undefined || !isOff);
  const getTone = () => {
    if (waits) return 'waiting';
    return status === null ? 'neutral' : TONES[status];
  };
  const getStatusText = () => {
    if (unlocking) return `${statusName} → ${common(`userStatus.${UserStatus.active}`)}`;
    if (!waits) return statusName;
    return t(isNewUser(user) ? 'users.state.newWaits' : 'users.state.waits');
  };
  const getSecondLine = () => {
    if (change)
      return t('users.state.askedBy', {
        name: getFamilyName(change.askedBy),
        day: formatDayAndMonth(change.askedAt.slice(0, 10)),
      });
    if (!isGranted && status !== UserStatus.inactive) return t('users.state.notGranted');
    return idle !== null && <span className={styles['warn']}>{t('users.state.idle', { count: idle })}</span>;
  };
  return (
    <div data-field="status">
      <StatusTag status={status ?? -1} tone={getTone()}>
        {getStatusText()}
      </StatusTag>
      {!isShort && (
        <div className={`ncb-second-line ncb-cut ${isGranted || change ? 'ncb-quiet' : styles['bad']}`}>
          {getSecondLine()}
        </div>
      )}
    </div>
  );
});

/** Returns surname and one initial, which fit beside a date; the panel has the full name. */
function getFamilyName(shortName: string): string {
  return shortName.split(' ').slice(0, 2).join(' ');
}

export const UserPayrolls = memo(function UserPayrolls({ user }: UserCellProps) {
  const { t } = useTexts();
  const next = getPendingValue(user, 'payrollAccess');
  return (
    <span data-field="payrollAccess" className={next === null ? undefined : styles['waiting']}>
      {t(`users.payrolls.${user.payrollAccess}`)}
      {next !== null && ` → ${t(`users.payrolls.${next}`)}`}
    </span>
  );
});

/** Validity of the user's key; an operator without one needs none. */
export const UserKey = memo(function UserKey({ user }: UserCellProps) {
  const { session } = useShell();
  const { t } = useTexts();
  const { formatDay } = useDates();
  const { keyState, keyUntil, role } = user;
  if (keyState === UserKeyState.active && keyUntil !== null) {
    const days = countDaysBetween(session.bankDay, keyUntil);
    const endsSoon = days <= KEY_ENDS_SOON_DAYS;
    return (
      <span data-field="keyUntil" className={`ncb-number ${endsSoon ? styles['warn'] : ''}`}>
        {endsSoon
          ? t('users.key.endsSoon', { date: formatDay(keyUntil), count: days })
          : t('users.key.until', { date: formatDay(keyUntil) })}
      </span>
    );
  }
  if (keyState === UserKeyState.blocked)
    return (
      <span data-field="keyUntil" className={styles['bad']}>
        {t('users.key.blocked')}
      </span>
    );
  return (
    <span data-field="keyUntil" className="ncb-quiet">
      {keyState === UserKeyState.waiting
        ? t('users.key.waiting')
        : t(role === Role.operator ? 'users.key.notNeeded' : 'users.key.none')}
    </span>
  );
});

/** Term of the user's rights, if any; a pending change follows an arrow. */
export const UserTerm = memo(function UserTerm({ user: { rightsUntil, changes } }: UserCellProps) {
  const { session } = useShell();
  const { t } = useTexts();
  const { formatDay } = useDates();
  const change = changes.find((one) => one.rightsUntil !== undefined);
  if (rightsUntil === undefined) return null;
  const date = formatDay(rightsUntil);
  const days = countDaysBetween(session.bankDay, rightsUntil);
  const next = change?.rightsUntil;
  const getTerm = () => {
    if (days < 0) return { tone: styles['bad'], text: t('users.term.over', { date }) };
    if (days <= KEY_ENDS_SOON_DAYS)
      return { tone: styles['warn'], text: t('users.term.endsSoon', { date, count: days }) };
    return { tone: 'ncb-quiet', text: t('users.term.rights', { date }) };
  };
  const { tone, text } = getTerm();
  const becomes = next ? t('users.term.until', { date: formatDay(next) }) : t('users.term.endless');
  return (
    <span data-field="rightsUntil" className={`ncb-number ${tone}`}>
      {text}
      {change && <span className={styles['waiting']}>{` → ${becomes}`}</span>}
    </span>
  );
});

/** Second factor at sign-in: always an SMS code, or a valid key. */
export const UserSecondFactor = memo(function UserSecondFactor({ user: { keyState } }: UserCellProps) {
  const { t } = useTexts();
  return (
    <span data-field="secondFactor">
      {t(keyState === UserKeyState.active ? 'users.factor.smsOrKey' : 'users.factor.sms')}
    </span>
  );
});

/** Last sign-in and the number of failed attempts since. */
export const UserSignIn = memo(function UserSignIn({ user: { lastSignIn, failedSignIns = 0 } }: UserCellProps) {
  const { session } = useShell();
  const { t } = useTexts();
  const { formatMoment } = useDates();
  const getTime = () => {
    if (lastSignIn === null) return t('users.signIn.never');
    if (lastSignIn.startsWith(session.bankDay)) return t('users.signIn.today', { time: lastSignIn.slice(11, 16) });
    return formatMoment(lastSignIn);
  };
  return (
    <span data-field="lastSignIn" className="ncb-quiet ncb-number">
      {getTime()}
      {failedSignIns > 0 && (
        <>
          <br />
          <span className={styles['warn']} data-field="failedSignIns">
            {t('users.signIn.failed', { count: failedSignIns })}
          </span>
        </>
      )}
    </span>
  );
});
