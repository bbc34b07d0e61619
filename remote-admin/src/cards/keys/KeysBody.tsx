import { toDotted } from '@ncb/shared-kernel/domain/dates';
import { pageAddress } from '@ncb/shared-kernel/domain/vocabulary';
import { modeOffers } from '@ncb/shared-kernel/domain/workflow';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { CardLink, CardRow, CardRows, StatusTag } from '@ncb/shared-kernel/ui';
import { useTexts } from '../texts';
import type { EndingAccess } from './load-keys';

const HURRY_DAYS = 14;

export function KeysBody({ content }: { content: readonly EndingAccess[] }) {
  const { t } = useTexts();
  const keysOpen = useKeysOpen();
  const left = ({ days }: EndingAccess) => {
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
          about={one.until === null ? t('rightsAbout') : t('until', { day: toDotted(one.until) })}
          {...(one.what === 'password'
            ? { to: pageAddress('changePasswd') }
            : keysOpen && { to: pageAddress('miSettingsKeys') })}
          end={
            <StatusTag status={one.days} tone={toneOf(one)}>
              {left(one)}
            </StatusTag>
          }
        />
      ))}
    </CardRows>
  );
}

function toneOf({ days }: EndingAccess) {
  if (days < 0) return 'bad';
  return days <= HURRY_DAYS ? 'waiting' : 'neutral';
}

export function KeysMore() {
  const { t } = useTexts();
  return useKeysOpen() && <CardLink to={pageAddress('miSettingsKeys')}>{t('keys')}</CardLink>;
}

/** True if the user can open the page of keys; a link would otherwise end at a refusal. */
function useKeysOpen(): boolean {
  const { user } = useShell().session;
  return modeOffers(user.accessMode, 'miSettingsKeys');
}
