import { Button, Tag } from 'antd';
import type { UserSession } from '@ncb/shared-kernel/api/contract';
import { useDates } from '@ncb/shared-kernel/ui';
import { useTexts } from '../languages';

interface OwnSessionRowProps {
  session: UserSession;
  isBusy: boolean;
  isDisabled: boolean;
  onEnd: () => void;
}

/** Session without a button if current: it ends by signing out. */
export function OwnSessionRow({ session, isBusy, isDisabled, onEnd }: OwnSessionRowProps) {
  const { t } = useTexts();
  const { formatMoment } = useDates();
  const { id, started, lastActivity, address, program, secondFactor, isCurrent } = session;
  const place = t('sessions.address', { address });
  const where = program === '' ? place : `${program}. ${place}`;
  const when = t('sessions.lastActivity', { time: formatMoment(lastActivity) });
  return (
    <li className="ncb-own-session" data-row={id} data-current={isCurrent}>
      <div>
        <strong data-field="address">{where}</strong>{' '}
        {isCurrent && <Tag className="ncb-tag-working">{t('sessions.current')}</Tag>}
        <br />
        <span data-field="lastActivity">{when}</span>
        <br />
        <span data-field="startTime">
          {t('sessions.started', { time: formatMoment(started), factor: t(`sessions.${secondFactor}`) })}
        </span>
      </div>
      {!isCurrent && (
        <Button
          loading={isBusy}
          disabled={isDisabled}
          onClick={onEnd}
          aria-label={`${t('sessions.end')}: ${where}, ${when}`}
          data-action="endSession"
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
