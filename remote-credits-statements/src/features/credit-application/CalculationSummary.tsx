import type { CreditTermsOffered } from '@ncb/shared-kernel/api/contract';
import { SummaryFrame } from '@ncb/shared-kernel/blocks/document-form';
import { CreditScheme } from '@ncb/shared-kernel/domain/interest';
import { formatPercent } from '@ncb/shared-kernel/domain/money';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { MoneyText, useDates } from '@ncb/shared-kernel/ui';
import type { ReactNode } from 'react';
import type { Calculation } from './calculate-credit';
import { getBasisKey } from '../credits';
import { useTexts } from '../../texts';
import styles from './application.module.css';

interface CalculationSummaryProps {
  result: Calculation | null;
  terms: CreditTermsOffered | undefined;
  isBusy: boolean;
  onApply: () => void;
}

/** Preliminary calculation with the button that applies. */
export function CalculationSummary({ result, terms, isBusy, onApply }: CalculationSummaryProps) {
  const { language } = useShell();
  const { t } = useTexts();
  const currency = terms?.currencyLetters ?? '';
  const isMonthly = result?.scheme === CreditScheme.annuity && result.grace === 0;
  const title = isMonthly ? t('creditsGet.calculation.monthly') : t('creditsGet.calculation.firstPayment');
  return (
    <SummaryFrame
      title={result ? title : t('creditsGet.calculation.waiting')}
      sum={
        <div className={styles['sum']}>
          <span className={styles['label']}>{result ? title : t('creditsGet.calculation.waiting')}</span>
          <span data-field="firstPayment">
            <MoneyText amount={result?.first.payment ?? '0.00'} currency={currency} />
          </span>
        </div>
      }
      isOpen={result === null}
      save={{ title: t('creditsGet.form.apply'), action: 'apply' }}
      isBusy={isBusy}
      onSave={onApply}
      note={t('applications.note')}
    >
      {result && terms && (
        <div className={styles['line']}>
          {t('creditsGet.calculation.line', { rate: formatPercent(terms.rate, language) })}{' '}
          <MoneyText amount={result.total} digitsOf={currency} />
        </div>
      )}
      {terms && (
        <div className={styles['beside']}>
          <CalculationFacts result={result} terms={terms} />
        </div>
      )}
    </SummaryFrame>
  );
}

/** Rate, dates and sums of the calculation. */
export function CalculationFacts({ result, terms }: { result: Calculation | null; terms: CreditTermsOffered }) {
  const { language } = useShell();
  const { t } = useTexts();
  const { formatDay } = useDates();
  const { rate, basis, currencyLetters } = terms;
  const money = (amount: string) => <MoneyText amount={amount} digitsOf={currencyLetters} />;
  const fact = (name: 'credit' | 'rate' | 'first' | 'last' | 'interest', value: ReactNode) => (
    <div>
      <dt>{t(`creditsGet.calculation.${name}`)}</dt>
      <dd className="ncb-number" data-field={name}>
        {value}
      </dd>
    </div>
  );
  return (
    <div data-field="calculation">
      <dl className="ncb-facts">
        {result && fact('credit', money(result.amount))}
        {fact('rate', t('creditsGet.calculation.perYear', { rate: formatPercent(rate, language) }))}
        {result && (
          <>
            {fact('first', formatDay(result.first.payOn))}
            {fact('last', formatDay(result.last.payOn))}
          </>
        )}
      </dl>
      {result && (
        <dl className={`ncb-facts ${styles['totals']}`}>
          {fact('interest', money(result.interest))}
          <div>
            <dt>
              <strong>{t('creditsGet.calculation.total')}</strong>
            </dt>
            <dd>
              <strong>{money(result.total)}</strong>
            </dd>
          </div>
        </dl>
      )}
      <p className={styles['preliminary']}>
        {t('creditsGet.calculation.foot', { basis: t(`credits.basis.${getBasisKey(basis)}`) })}
      </p>
    </div>
  );
}
