import { CopyOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { CurrencyPayment } from '../../api/contract';
import { TrackingStep } from '../../domain/vocabulary';
import { usePaymentTracking } from '../../queries';
import { AnswerFailure, Waiting, useCopy, useDates } from '../../ui';
import { buildPartnerText } from './build-partner-text';
import { buildTrackingSteps } from './build-tracking-steps';
import { TrackingSteps } from './TrackingSteps';
import { useTexts } from './texts';
import { ArrivalAmount } from './ArrivalAmount';
import styles from './tracking.module.css';

interface TrackingCardProps {
  /** Payment accepted by the bank: it has a UETR. */
  payment: CurrencyPayment & { readonly uetr: string };
}

/**
 * Tracking of a currency payment: UETR with a text for the partner, its route, and deductions on the way. Source:
 * docs/requirements/currency.md#uetr-and-tracking.
 */
export function TrackingCard({ payment }: TrackingCardProps) {
  const { t } = useTexts();
  const { formatDay } = useDates();
  const copy = useCopyText();
  const answer = usePaymentTracking(payment.id);
  const { uetr } = payment;
  return (
    <section className={styles['card']} aria-label={t('title')} data-field="tracking_card">
      <div>
        <h3>{t('uetr')}</h3>
        <code className={styles['uetr']} data-field="uetr">
          {uetr}
        </code>
        <div className={styles['buttons']}>
          <Button size="small" icon={<CopyOutlined />} onClick={() => void copy(uetr)} data-action="copyUetr">
            {t('copy')}
          </Button>
          <Button
            size="small"
            type="link"
            onClick={() => void copy(buildPartnerText(payment, uetr))}
            data-action="copyPartnerText"
          >
            {t('partnerText')}
          </Button>
        </div>
      </div>
      {answer.isPending && <Waiting rows={4} />}
      <AnswerFailure answer={answer} />
      {answer.data && (
        <>
          {answer.data.expected !== null && (
            <p className={styles['expected']}>
              <span className="ncb-quiet">{t('expected')}</span>
              <strong data-field="arrives_on">{formatDay(answer.data.expected)}</strong>
            </p>
          )}
          <TrackingSteps
            steps={buildTrackingSteps(payment, answer.data)}
            currency={answer.data.currencyLetters}
            expected={answer.data.expected}
          />
          {answer.data.steps.at(-1)?.kind !== TrackingStep.rejected && <ArrivalAmount tracking={answer.data} />}
        </>
      )}
    </section>
  );
}

function useCopyText(): (text: string) => Promise<void> {
  const { t } = useTexts();
  const copy = useCopy();
  return (text) => copy(text, { done: t('copied'), failed: t('copyFailed', { text }) });
}
