import type { CreditRowShown } from '@ncb/shared-kernel/api/contract';
import { StatusTag, type StatusTone, useDates } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';

const TONES: Readonly<Record<CreditRowShown['state'], StatusTone>> = {
  paid: 'good',
  overdue: 'bad',
  next: 'ready',
  future: 'neutral',
};
const ORDER: readonly CreditRowShown['state'][] = ['paid', 'overdue', 'next', 'future'];

/** Status tag of a payment with explaining days. @param late days since its due day */
export function InstalmentTag({ row, late }: { row: CreditRowShown; late: number }) {
  const { t } = useTexts();
  const { formatDayAndMonth } = useDates();
  const { state, paidOn, plannedOn, payOn } = row;
  const notes = [
    state === 'paid' && paidOn !== null && formatDayAndMonth(paidOn),
    state === 'overdue' && t('credits.days', { count: late }),
    plannedOn !== payOn && t('creditsMine.schedule.moved', { date: formatDayAndMonth(plannedOn) }),
  ].filter((note) => note !== false);
  return (
    <span data-state={state}>
      <StatusTag status={ORDER.indexOf(state)} tone={TONES[state]}>
        {t(`creditsMine.states.${state}`)}
      </StatusTag>
      {notes.length > 0 && <span className="ncb-quiet ncb-number">{` ${notes.join(', ')}`}</span>}
    </span>
  );
}
