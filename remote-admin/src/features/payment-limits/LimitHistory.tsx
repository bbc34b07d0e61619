import type { PaymentRulesChange } from '@ncb/shared-kernel/api/contract';
import { EmptyView, StatusTag, useDates } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import { organisationStyles as organisation } from '../organisation';
import { useLimitText } from './use-limit-text';

const TONES = { waiting: 'waiting', approved: 'good', refused: 'bad', withdrawn: 'neutral' } as const;
const OUTCOMES = ['waiting', 'approved', 'refused', 'withdrawn'] as const;

/** Latest changes of the limits, newest first: what, who asked, who decided. */
export function LimitHistory({ changes }: { changes: readonly PaymentRulesChange[] }) {
  const { t } = useTexts();
  const { formatMoment } = useDates();
  const formatLimit = useLimitText();
  return (
    <section aria-labelledby="limit-history">
      <h2 id="limit-history">{t('limits.history.title')}</h2>
      {changes.length === 0 && <EmptyView text={t('limits.history.empty')} />}
      <ul className={organisation['documents']}>
        {changes.map(({ id, limits, reason, askedBy, askedAt, outcome, decidedBy, decidedAt }) => {
          const state = outcome ?? 'waiting';
          const asked = t('limits.history.by', { name: askedBy, time: formatMoment(askedAt) });
          const isAlone = decidedBy === askedBy && decidedAt === askedAt;
          return (
            <li key={id} data-row={id}>
              <span className={organisation['name']}>
                <span>
                  {`${t('limits.history.payment')} ${formatLimit(limits.perPayment)} · ${t('limits.history.day')} ${formatLimit(limits.perDay)}`}
                </span>
                <span className="ncb-quiet ncb-breakable">{reason === '' ? asked : `${asked} · ${reason}`}</span>
              </span>
              <span>
                <StatusTag status={OUTCOMES.indexOf(state)} tone={TONES[state]}>
                  {t(`limits.history.outcomes.${state}`)}
                </StatusTag>
                {decidedBy !== null && decidedAt !== null && !isAlone && (
                  <span className="ncb-quiet">
                    {t('limits.history.by', { name: decidedBy, time: formatMoment(decidedAt) })}
                  </span>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
