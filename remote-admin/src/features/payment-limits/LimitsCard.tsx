import type { AnswerOf, getPaymentRules } from '@ncb/shared-kernel/api/contract';
import { getDayLeft } from '@ncb/shared-kernel/domain/rules';
import { INSTANT_PAYMENT_MAX } from '@ncb/shared-kernel/domain/vocabulary';
import { MoneyText } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import { factStyles as facts } from '../questionnaire';
import { useLimitText } from './use-limit-text';

type Rules = AnswerOf<typeof getPaymentRules>;

/** Limits in force with the rest of the day, and what they become once a waiting change is approved. */
export function LimitsCard({ rules }: { rules: Rules }) {
  const { t } = useTexts();
  const formatLimit = useLimitText();
  const { limits, usedToday, changes } = rules;
  const waiting = changes.find(({ outcome }) => outcome === null);
  const dayLeft = getDayLeft(limits, usedToday);
  const rows = [
    {
      name: 'perPayment',
      note: t('limits.bankBound', { max: formatLimit(INSTANT_PAYMENT_MAX) }),
    },
    {
      name: 'perDay',
      note: (
        <>
          {t('limits.usedToday')} <MoneyText amount={usedToday} currency="UAH" />
          {dayLeft !== null && (
            <>
              {' · '}
              {t('limits.left')} <MoneyText amount={dayLeft} currency="UAH" />
            </>
          )}
        </>
      ),
    },
  ] as const;
  return (
    <section aria-labelledby="limits-in-force">
      <h2 id="limits-in-force">{t('limits.instant')}</h2>
      <dl className={facts['facts'] ?? ''}>
        {rows.map(({ name, note }) => {
          const next = waiting && waiting.limits[name] !== limits[name] ? waiting.limits[name] : undefined;
          return (
            <div key={name} data-field={name}>
              <dt>{t(`limits.fields.${name}`)}</dt>
              <dd>
                <strong>{formatLimit(limits[name])}</strong>
                {next !== undefined && (
                  <>
                    {' → '}
                    <strong>{formatLimit(next)}</strong>
                  </>
                )}
                <div className="ncb-quiet">{note}</div>
              </dd>
            </div>
          );
        })}
      </dl>
      <p className="ncb-quiet">{t('limits.about')}</p>
    </section>
  );
}
