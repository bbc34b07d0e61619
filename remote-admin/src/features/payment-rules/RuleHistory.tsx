import type { AnswerOf, getPaymentRules } from '@ncb/shared-kernel/api/contract';
import { NO_PAYMENT_RULES } from '@ncb/shared-kernel/domain/rules';
import { EmptyView, StatusTag, useDates } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import { organisationStyles as organisation } from '../organisation';
import { listNames, useRuleTexts } from './use-rule-texts';

const TONES = { waiting: 'waiting', approved: 'good', refused: 'bad', withdrawn: 'neutral' } as const;
const OUTCOMES = ['waiting', 'approved', 'refused', 'withdrawn'] as const;

interface RuleHistoryProps {
  rules: AnswerOf<typeof getPaymentRules>;
}

/** Latest changes of the rules, newest first: what, who asked, who decided. */
export function RuleHistory({ rules }: RuleHistoryProps) {
  const { changes } = rules;
  const { t } = useTexts();
  const { formatMoment } = useDates();
  const { listSections } = useRuleTexts(listNames(rules));
  const listChanges = (index: number): readonly string[] => {
    const [change, ...earlier] = changes.slice(index);
    if (!change) return [];
    const before = earlier.find(({ outcome }) => outcome === 'approved') ?? NO_PAYMENT_RULES;
    const values = new Map(
      listSections(before).flatMap((section) => section.rules.map(({ id, value }) => [id, value])),
    );
    return listSections(change)
      .flatMap((section) => section.rules)
      .filter(({ id, value }) => values.get(id) !== value)
      .map(({ id, name, value }) => `${name}: ${values.get(id)} → ${value}`);
  };
  return (
    <section aria-labelledby="rule-history">
      <h2 id="rule-history">{t('rules.history.title')}</h2>
      {changes.length === 0 && <EmptyView text={t('rules.history.empty')} />}
      <ul className={organisation['documents']}>
        {changes.map(({ id, reason, askedBy, askedAt, outcome, decidedBy, decidedAt }, index) => {
          const state = outcome ?? 'waiting';
          const asked = t('rules.history.by', { name: askedBy, time: formatMoment(askedAt) });
          const isAlone = decidedBy === askedBy && decidedAt === askedAt;
          return (
            <li key={id} data-row={id}>
              <span className={organisation['name']}>
                {listChanges(index).map((line) => (
                  <span key={line}>{line}</span>
                ))}
                <span className="ncb-quiet ncb-breakable">{reason === '' ? asked : `${asked} · ${reason}`}</span>
              </span>
              <span>
                <StatusTag status={OUTCOMES.indexOf(state)} tone={TONES[state]}>
                  {t(`rules.history.outcomes.${state}`)}
                </StatusTag>
                {decidedBy !== null && decidedAt !== null && !isAlone && (
                  <span className="ncb-quiet">
                    {t('rules.history.by', { name: decidedBy, time: formatMoment(decidedAt) })}
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
