import { Alert, Skeleton } from 'antd';
import type { LinkedPayment } from '../../api/contract';
import { toDotted } from '../../domain/dates';
import { judgeLinkedPayments } from '../../domain/rules';
import { DocumentType, UAH } from '../../domain/vocabulary';
import { useRequestPayments } from '../../queries';
import { AnswerFailure, LinkedDocument } from '../../ui';
import { useTexts } from './texts';

export interface LinkedPaymentsProps {
  /** Of a request to buy, sell or convert. */
  requestId: string;
}

/**
 * What was paid for a request, and what that means for it: a payment in progress blocks it, a refused one is to be
 * looked at before another is made. Source: spec 2 §4, spec 3 §4
 */
export function LinkedPayments({ requestId }: LinkedPaymentsProps) {
  const { t } = useTexts();
  const answer = useRequestPayments(requestId);
  const payments = answer.data ?? [];
  const verdict = judgeLinkedPayments(payments.map(({ status }) => status));
  return (
    <section data-field="linked_payments">
      <h3>{t('linked.title')}</h3>
      {answer.isPending && <Skeleton active paragraph={{ rows: 1 }} title={false} />}
      <AnswerFailure answer={answer} />
      {answer.isSuccess && payments.length === 0 && <p className="ncb-quiet">{t('linked.none')}</p>}
      {verdict === 'blocked' && (
        <Alert type="info" showIcon title={t('linked.blocked')} data-problem="inProgressLinkedPmtsHint" />
      )}
      {verdict === 'ask' && <Alert type="warning" showIcon title={t('linked.ask')} data-notice="warning" />}
      {payments.length > 0 && (
        <ul className="ncb-plain-list">
          {payments.map((payment) => (
            <li key={payment.id} data-row={payment.id}>
              <PaymentLine payment={payment} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function PaymentLine({ payment }: { payment: LinkedPayment }) {
  const { t } = useTexts();
  const { id, number, documentDate, status, amount, currencyLetters } = payment;
  const isHryvnias = currencyLetters === UAH.letters || currencyLetters === '';
  return (
    <LinkedDocument
      {...{ id, amount, currencyLetters, status }}
      type={isHryvnias ? DocumentType.uahPayment : DocumentType.currencyPayment}
      title={t('linked.payment', { number, date: documentDate ? toDotted(documentDate) : '' })}
    />
  );
}
