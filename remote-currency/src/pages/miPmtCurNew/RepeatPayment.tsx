import { getCurrencyPayment } from '@ncb/shared-kernel/api/contract';
import { normaliseAccount } from '@ncb/shared-kernel/domain/identifiers';
import { tidyLine } from '@ncb/shared-kernel/domain/text';
import { DocumentType, findCurrency } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import type { CheckedForm } from '@ncb/shared-kernel/ui';
import { toRepeatValues, type PaymentValues } from '../../features/payment';
import { RepeatLast } from '../../features/repeat';

/** Button that copies the last payment to the same account. */
export function RepeatPayment({ checked }: { checked: CheckedForm<PaymentValues> }) {
  const { session } = useShell();
  const { values } = checked;
  return (
    <RepeatLast
      type={DocumentType.currencyPayment}
      currency={findCurrency(values.currencyCode)?.letters ?? ''}
      beneficiary={{
        name: tidyLine(values['beneficiary.name']),
        account: normaliseAccount(values['beneficiary.account']),
      }}
      fetch={(api, id, signal) => api.call(getCurrencyPayment, { type: DocumentType.currencyPayment, id }, { signal })}
      onFetched={({ payment }) => checked.fill(toRepeatValues(payment, session))}
    />
  );
}
