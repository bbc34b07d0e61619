import type { LinkedPayment } from '@ncb/shared-kernel/api/contract';
import { pageAddress, UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { DocumentStatusTag, MoneyText, PageLink } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import styles from './request.module.css';

export interface PaymentsOfRequestProps {
  payments: readonly LinkedPayment[];
}

/** The payments that were made for a request, each a link. */
export function PaymentsOfRequest({ payments }: PaymentsOfRequestProps) {
  const { navigation } = useShell();
  const { t } = useTexts();
  return (
    <section className={styles['sheet']} aria-labelledby="request-payments">
      <h2 id="request-payments">{t('request.linked.title')}</h2>
      {payments.length === 0 && <p className="ncb-quiet">{t('request.linked.none')}</p>}
      <ul className="ncb-plain-list" data-field="linkedPayments">
        {payments.map(({ id, number, status, amount, currencyLetters }) => {
          const isHryvnia = currencyLetters === UAH.letters;
          return (
            <li key={id} className={styles['linked']} data-row={id}>
              <span>
                <PageLink
                  navigation={navigation}
                  {...pageAddress(isHryvnia ? 'miPmtUahNew' : 'miPmtCurNew', { id })}
                  data-action="openPayment"
                >
                  {t(isHryvnia ? 'request.linked.uah' : 'request.linked.currency', { number })}
                </PageLink>
                {amount !== null && (
                  <span className="ncb-quiet">
                    <MoneyText amount={amount} currency={currencyLetters} />
                  </span>
                )}
              </span>
              <DocumentStatusTag status={status} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
