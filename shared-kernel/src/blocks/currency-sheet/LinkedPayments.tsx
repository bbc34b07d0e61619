import { Alert } from 'antd';
import { judgeLinkedPayments } from '../../domain/rules';
import { DocumentType, UAH } from '../../domain/vocabulary';
import { useRequestPayments } from '../../queries';
import { LinkedDocuments, useDates } from '../../ui';
import { useTexts } from './texts';

interface LinkedPaymentsProps {
  requestId: string;
}

/**
 * Payments made for a request. One in progress blocks a further payment; after a refused one the user is warned.
 * Source: docs/requirements/hryvnia-payments.md#linked-payments,
 * docs/requirements/currency-payroll-credits-statements.md#payments-for-a-request.
 */
export function LinkedPayments({ requestId }: LinkedPaymentsProps) {
  const { t } = useTexts();
  const { formatDay } = useDates();
  const answer = useRequestPayments(requestId);
  const payments = answer.data ?? [];
  const verdict = judgeLinkedPayments(payments.map(({ status }) => status));
  return (
    <LinkedDocuments
      field="linked_payments"
      title={t('linked.title')}
      emptyText={t('linked.none')}
      answer={answer}
      documents={payments.map(({ id, number, documentDate, status, amount, currencyLetters }) => {
        const isHryvnias = currencyLetters === UAH.letters || currencyLetters === '';
        return {
          id,
          amount,
          currencyLetters,
          status,
          type: isHryvnias ? DocumentType.uahPayment : DocumentType.currencyPayment,
          title: t('linked.payment', { number, date: documentDate ? formatDay(documentDate) : '' }),
        };
      })}
    >
      {verdict === 'blocked' && (
        <Alert type="info" showIcon title={t('linked.blocked')} data-problem="inProgressLinkedPmtsHint" />
      )}
      {verdict === 'ask' && <Alert type="warning" showIcon title={t('linked.ask')} data-notice="warning" />}
    </LinkedDocuments>
  );
}
