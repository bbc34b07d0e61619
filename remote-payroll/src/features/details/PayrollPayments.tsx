import { DocumentType, UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { usePayroll } from '@ncb/shared-kernel/queries';
import { LinkedDocuments, useDates } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';

/**
 * Payments that sign-and-pay created for a payroll; they remain after its signatures are removed. Source:
 * docs/requirements/currency-payroll-credits-statements.md#sign-and-pay.
 */
export function PayrollPayments({ id: payrollId }: { id: string }) {
  const { t } = useTexts();
  const { formatDay } = useDates();
  const answer = usePayroll(payrollId);
  return (
    <LinkedDocuments
      field="payrollPayments"
      title={t('list.payments.title')}
      emptyText={t('list.payments.none')}
      answer={answer}
      documents={(answer.data?.payments ?? []).map(({ id, part, number, documentDate, amount, status }) => ({
        id,
        amount,
        status,
        type: DocumentType.uahPayment,
        currencyLetters: UAH.letters,
        title: t(`list.payments.${part}`, { number, date: formatDay(documentDate) }),
      }))}
    />
  );
}
