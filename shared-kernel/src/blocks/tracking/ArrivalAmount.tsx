import type { PaymentTracking } from '../../api/contract';
import { compareAmounts } from '../../domain/money';
import { computeArrival } from '../../domain/tracking';
import { MoneyText } from '../../ui';
import styles from './tracking.module.css';
import { useTexts } from './texts';

interface ArrivalAmountProps {
  tracking: PaymentTracking;
}

/** Calculation of the amount that arrives; nothing without deductions. Unknown fees are shown as unknown. */
export function ArrivalAmount({ tracking }: ArrivalAmountProps) {
  const { t } = useTexts();
  const { amount, currencyLetters: currency, withheld, steps } = tracking;
  const { lines, arrives, isUpTo } = computeArrival(tracking, steps);
  const keepsOurs = compareAmounts(withheld, '0.00') > 0;
  if (lines.length === 0 && !keepsOurs) return null;
  return (
    <section data-field="why_less">
      <h3>{t('less.title')}</h3>
      <dl className={styles['lines']}>
        <div>
          <dt>{t('less.sent')}</dt>
          <dd>
            <MoneyText amount={amount} currency={currency} />
          </dd>
        </div>
        {keepsOurs && (
          <div>
            <dt>{t('less.ours')}</dt>
            <dd>
              <MoneyText amount={`-${withheld}`} currency={currency} />
            </dd>
          </div>
        )}
        {lines.map(({ bank, fee }) => (
          <div key={bank}>
            <dt>{t(fee === null ? 'less.unknown' : 'less.kept', { bank })}</dt>
            <dd>{fee === null ? t('less.notKnown') : <MoneyText amount={`-${fee}`} currency={currency} />}</dd>
          </div>
        ))}
        <div className={styles['sum']}>
          <dt>{t(isUpTo ? 'less.arrivesUpTo' : 'less.arrives')}</dt>
          <dd data-field="arrives">
            <MoneyText amount={arrives} currency={currency} />
          </dd>
        </div>
      </dl>
      <p className="ncb-quiet">{t('less.hint')}</p>
    </section>
  );
}
