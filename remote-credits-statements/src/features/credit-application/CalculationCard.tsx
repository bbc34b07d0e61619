import type { CreditTermsOffered } from '@ncb/shared-kernel/api/contract';
import { formatPercent } from '@ncb/shared-kernel/domain/money';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { MoneyText, useDates } from '@ncb/shared-kernel/ui';
import type { ReactNode } from 'react';
import type { ApplicationValues } from './application-values';
import { calculateCredit } from './calculate-credit';
import { getBasisKey, creditStyles as styles } from '../credits';
import { useTexts } from '../../texts';

export interface CalculationCardProps {
  values: ApplicationValues;
  terms: CreditTermsOffered | undefined;
  children: ReactNode;
}

export function CalculationCard({ values, terms, children }: CalculationCardProps) {
  const { language, session } = useShell();
  const { t } = useTexts();
  const { formatDay } = useDates();
  const { currencyCode, amount, term, scheme, grace } = values;
  const typed = { currencyCode, amount, term: term.trim(), scheme, grace: grace.trim() };
  const result = calculateCredit(typed, terms, session.bankDay);
  const currency = terms?.currencyLetters ?? '';
  const line = (label: string, value: ReactNode) => (
    <div className={styles['line']}>
      <span className="ncb-quiet">{label}</span>
      {value}
    </div>
  );
  return (
    <section className={styles['card']} aria-label={t('creditsGet.calculation.title')} data-field="calculation">
      <h2>{t('creditsGet.calculation.title')}</h2>
      {result ? (
        <>
          <div className="ncb-quiet">{t('creditsGet.calculation.first', { date: formatDay(result.first.payOn) })}</div>
          <div className={styles['big']} data-field="firstPayment">
            <MoneyText amount={result.first.payment} currency={currency} />
          </div>
          {line(
            t('creditsGet.calculation.last', { date: formatDay(result.last.payOn) }),
            <MoneyText amount={result.last.payment} currency={currency} />,
          )}
          {line(
            t('creditsGet.calculation.interest'),
            <span data-field="interest">
              <MoneyText amount={result.interest} currency={currency} />
            </span>,
          )}
          {line(
            t('creditsGet.calculation.total'),
            <strong>
              <MoneyText amount={result.total} currency={currency} />
            </strong>,
          )}
        </>
      ) : (
        <p className="ncb-quiet">{t('creditsGet.calculation.waiting')}</p>
      )}
      {terms && (
        <p className="ncb-quiet">
          {t('creditsGet.calculation.foot', {
            rate: formatPercent(terms.rate, language),
            basis: t(`credits.basis.${getBasisKey(terms.basis)}`),
          })}
        </p>
      )}
      {children}
    </section>
  );
}
