import { Skeleton } from 'antd';
import type { PayrollPayment } from '@ncb/shared-kernel/api/contract';
import { toDotted } from '@ncb/shared-kernel/domain/dates';
import { DocumentType, UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { usePayroll } from '@ncb/shared-kernel/queries';
import { AnswerFailure, LinkedDocument } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';

/** The payments that sign-and-pay made for a payroll: they stay when its signatures are taken off. Source: spec 3 §4 */
export function PayrollPayments({ id }: { id: string }) {
  const { t } = useTexts();
  const answer = usePayroll(id);
  const payments = answer.data?.payments ?? [];
  return (
    <section data-field="payroll_payments">
      <h3>{t('list.payments.title')}</h3>
      {answer.isPending && <Skeleton active paragraph={{ rows: 1 }} title={false} />}
      <AnswerFailure answer={answer} />
      {answer.isSuccess && payments.length === 0 && <p className="ncb-quiet">{t('list.payments.none')}</p>}
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

function PaymentLine({ payment }: { payment: PayrollPayment }) {
  const { t } = useTexts();
  const { id, part, number, documentDate, amount, status } = payment;
  return (
    <LinkedDocument
      {...{ id, amount, status }}
      type={DocumentType.uahPayment}
      currencyLetters={UAH.letters}
      title={t(`list.payments.${part}`, { number, date: toDotted(documentDate) })}
    />
  );
}
