import type { AnswerOf, getPaymentRules } from '@ncb/shared-kernel/api/contract';
import { getDayLeft } from '@ncb/shared-kernel/domain/rules';
import { INSTANT_PAYMENT_MAX } from '@ncb/shared-kernel/domain/vocabulary';
import { MoneyText } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import styles from './rules.module.css';
import { listNames, useRuleTexts } from './use-rule-texts';

type Rules = AnswerOf<typeof getPaymentRules>;

const NOTED = ['onePersonMax', 'withoutDirectorMax', 'dayMax', 'callBackAbove', 'coolingHours'] as const;

/** Rules in force by section, and what they become once a waiting change is approved. */
export function RulesCard({ rules }: { rules: Rules }) {
  const { t } = useTexts();
  const waiting = rules.changes.find(({ outcome }) => outcome === null);
  const { listSections, formatLimit } = useRuleTexts(listNames(rules));
  const next = new Map(
    waiting && listSections(waiting).flatMap((section) => section.rules.map((rule) => [rule.id, rule.value])),
  );
  const getNote = (id: string) => {
    if (id === 'perPayment') return t('rules.bankBound', { max: formatLimit(INSTANT_PAYMENT_MAX) });
    if (id === 'perDay') return <DayNote rules={rules} />;
    return NOTED.some((one) => one === id) ? t(`rules.notes.${id as (typeof NOTED)[number]}`) : null;
  };
  return listSections(rules).map(({ id: section, rules: list }) => (
    <section key={section} aria-labelledby={`rules-${section}`}>
      <h2 id={`rules-${section}`}>{t(`rules.sections.${section}`)}</h2>
      <dl className={styles['rules']}>
        {list.map(({ id, name, value }) => {
          const after = next.get(id) ?? value;
          return (
            <div key={id} data-field={id} {...(after !== value && { 'data-changes': true })}>
              <dt>
                {name}
                <div className="ncb-quiet">{getNote(id)}</div>
              </dt>
              <dd>
                {after === value ? (
                  <strong>{value}</strong>
                ) : (
                  <>
                    <del>{value}</del> → <strong>{after}</strong>
                  </>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  ));
}

/** Instant payments of the day, and what its limit leaves. */
function DayNote({ rules: { limits, usedToday } }: { rules: Rules }) {
  const { t } = useTexts();
  const left = getDayLeft(limits, usedToday);
  return (
    <>
      {t('rules.usedToday')} <MoneyText amount={usedToday} currency="UAH" />
      {left !== null && (
        <>
          {' · '}
          {t('rules.left')} <MoneyText amount={left} currency="UAH" />
        </>
      )}
    </>
  );
}
