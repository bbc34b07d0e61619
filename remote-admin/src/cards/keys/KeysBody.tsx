import { buildPageAddress } from '@ncb/shared-kernel/domain/vocabulary';
import { isOfferedInMode } from '@ncb/shared-kernel/domain/workflow';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { CardLink, CardRow, CardRows, StatusTag, useDates } from '@ncb/shared-kernel/ui';
import { useTexts } from '../texts';
import type { AccessContent, EndingAccess } from './load-access';

const URGENT_DAYS = 14;

export function KeysBody({ content: { userChanges, hasLimitChange, ending } }: { content: AccessContent }) {
  const { t } = useTexts();
  const { formatDay } = useDates();
  const keysOpen = useCanOpenKeys();
  const formatDaysLeft = ({ days }: EndingAccess) => {
    if (days < 0) return t('over');
    return days === 0 ? t('lastDay') : t('left', { count: days });
  };
  return (
    <CardRows>
      {userChanges > 0 && (
        <WaitingChange id="userChanges" name={t('userChanges', { count: userChanges })} page="miSettingsUsers" />
      )}
      {hasLimitChange && <WaitingChange id="limitChange" name={t('limitChange')} page="miSettingsLimits" />}
      {ending.map((one) => (
        <CardRow
          key={`${one.what} ${one.name}`}
          id={one.what}
          name={t(one.what, { name: one.name })}
          about={one.until === null ? t('rightsAbout') : t('until', { day: formatDay(one.until) })}
          {...(one.what === 'password'
            ? { to: buildPageAddress('changePasswd') }
            : keysOpen && { to: buildPageAddress('miSettingsKeys') })}
          end={
            <StatusTag status={one.days} tone={getTone(one)}>
              {formatDaysLeft(one)}
            </StatusTag>
          }
        />
      ))}
    </CardRows>
  );
}

interface WaitingChangeProps {
  id: string;
  name: string;
  page: string;
}

/** Row of a change that the user decides as the second manager. */
function WaitingChange({ id, name, page }: WaitingChangeProps) {
  const { t } = useTexts();
  return (
    <CardRow
      id={id}
      name={name}
      about={t('waitsAbout')}
      to={{ page, parameters: {} }}
      end={
        <StatusTag status={0} tone="waiting">
          {t('waits')}
        </StatusTag>
      }
    />
  );
}

function getTone({ days }: EndingAccess) {
  if (days < 0) return 'bad';
  return days <= URGENT_DAYS ? 'waiting' : 'neutral';
}

export function KeysMore() {
  const { t } = useTexts();
  return useCanOpenKeys() && <CardLink to={buildPageAddress('miSettingsKeys')}>{t('keys')}</CardLink>;
}

/** True if the user can open the page of keys; a link would otherwise end at a refusal. */
function useCanOpenKeys(): boolean {
  const { user } = useShell().session;
  return isOfferedInMode(user.accessMode, 'miSettingsKeys');
}
