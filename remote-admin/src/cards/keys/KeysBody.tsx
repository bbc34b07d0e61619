import { buildPageAddress } from '@ncb/shared-kernel/domain/vocabulary';
import { isOfferedInMode } from '@ncb/shared-kernel/domain/workflow';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { CardLink, CardRow, CardRows, StatusTag, useDates } from '@ncb/shared-kernel/ui';
import { useTexts } from '../texts';
import type { EndingAccess } from './load-ending-access';

const URGENT_DAYS = 14;

export function KeysBody({ content }: { content: readonly EndingAccess[] }) {
  const { t } = useTexts();
  const { formatDay } = useDates();
  const keysOpen = useCanOpenKeys();
  const formatDaysLeft = ({ days }: EndingAccess) => {
    if (days < 0) return t('over');
    return days === 0 ? t('lastDay') : t('left', { count: days });
  };
  return (
    <CardRows>
      {content.map((one) => (
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
