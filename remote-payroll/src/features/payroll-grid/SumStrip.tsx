import { UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { formatAmount } from '@ncb/shared-kernel/domain/money';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { MoneyText } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import type { PreviousPayroll } from './use-previous-payroll';
import { formatSigned } from './GridRowView';
import type { GridFacts } from './grid-facts';
import styles from './payroll-grid.module.css';

interface SumStripProps {
  facts: GridFacts;
  count: number;
  previous: PreviousPayroll | null;
  /** Available balance after salary and fee; null if unknown. */
  availableAfter: string | null;
}

export function SumStrip({ facts, count, previous, availableAfter }: SumStripProps) {
  const { language } = useShell();
  const { t } = useTexts();
  const people = previous ? count - previous.rows.length : 0;
  const sign = people < 0 ? '−' : '+';
  const morePeople = t('sheet.sums.morePeople', { count: Math.abs(people), sign: people === 0 ? '' : sign });
  const formatDifference = (amount: string) =>
    amount === '0.00' ? formatAmount(amount, language) : formatSigned(amount, language);
  return (
    <dl className={styles['strip']} data-field="sums">
      <div>
        <dt>{t('sheet.sums.total')}</dt>
        <dd data-field="total" data-problem={facts.total === null ? 'incorrectPayrollAmount' : undefined}>
          <MoneyText amount={facts.sum} currency={UAH.letters} />
          {facts.total === null && count > 0 && <span className={styles['bad']}>{` ${t('sheet.sums.notWhole')}`}</span>}
        </dd>
      </div>
      <div>
        <dt>{t('sheet.sums.people')}</dt>
        <dd className="ncb-number" data-field="employeeCount">
          {count.toLocaleString(language === 'en' ? 'en' : 'uk')}
        </dd>
      </div>
      <div>
        <dt>{previous ? t('sheet.sums.previous', { number: previous.number }) : t('sheet.sums.noPrevious')}</dt>
        <dd className="ncb-number" data-field="previous">
          {previous ? `${formatAmount(previous.total, language)} · ${previous.rows.length}` : '–'}
        </dd>
      </div>
      <div>
        <dt>{t('sheet.sums.difference')}</dt>
        <dd className="ncb-number" data-field="difference">
          {previous && facts.difference !== null ? `${formatDifference(facts.difference)} · ${morePeople}` : '–'}
        </dd>
      </div>
      <div>
        <dt>{t('sheet.sums.available')}</dt>
        <dd data-field="availableAfter" className={availableAfter?.startsWith('-') ? styles['bad'] : undefined}>
          {availableAfter === null ? '–' : <MoneyText amount={availableAfter} currency={UAH.letters} />}
        </dd>
      </div>
    </dl>
  );
}
