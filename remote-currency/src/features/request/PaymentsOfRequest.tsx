import type { LinkedPayment } from '@ncb/shared-kernel/api/contract';
import { DocumentType, UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { EmptyView, LinkedDocument } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import styles from './request.module.css';

interface PaymentsOfRequestProps {
  payments: readonly LinkedPayment[];
}

export function PaymentsOfRequest({ payments }: PaymentsOfRequestProps) {
  const { t } = useTexts();
  return (
    <section className={styles['sheet']} aria-labelledby="request-payments">
      <h2 id="request-payments">{t('request.linked.title')}</h2>
      {payments.length === 0 && <EmptyView text={t('request.linked.none')} isSection />}
      <ul className="ncb-plain-list" data-field="linkedPayments">
        {payments.map(({ id, number, status, amount, currencyLetters }) => {
          const isHryvnia = currencyLetters === UAH.letters;
          return (
            <li key={id} data-row={id}>
              <LinkedDocument
                id={id}
                amount={amount}
                currencyLetters={currencyLetters}
                status={status}
                type={isHryvnia ? DocumentType.uahPayment : DocumentType.currencyPayment}
                title={t(isHryvnia ? 'request.linked.uah' : 'request.linked.currency', { number })}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
