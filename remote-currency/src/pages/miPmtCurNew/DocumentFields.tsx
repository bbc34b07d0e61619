import type { JournalRow } from '@ncb/shared-kernel/api/contract';
import { getDocumentDateWindow, getValueDateWindow } from '@ncb/shared-kernel/domain/rules';
import { FundsSource } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { DateField, SelectField, TextField, type CheckedForm, useDates } from '@ncb/shared-kernel/ui';
import type { PaymentValues } from '../../features/payment';
import { useTexts } from '../../texts';
import styles from './payment-form.module.css';

interface DocumentFieldsProps {
  checked: CheckedForm<PaymentValues>;
  /** Executed purchases, of which one may be paid from. */
  requests: readonly JournalRow[];
}

export function DocumentFields({ checked, requests }: DocumentFieldsProps) {
  const { session } = useShell();
  const { t, common } = useTexts();
  const { formatDay } = useDates();
  const { values } = checked;
  const { bankDay } = session;
  const isBought = values.fundsSource === FundsSource.bought;
  return (
    <div className={styles['document']}>
      <TextField
        checked={checked}
        label={common('fields.number')}
        name="number"
        required
        inputMode="numeric"
        isNumber
      />
      <DateField
        checked={checked}
        label={common('fields.documentDate')}
        name="documentDate"
        required
        range={getDocumentDateWindow(bankDay)}
      />
      <DateField
        checked={checked}
        label={common('fields.valueDate')}
        name="valueDate"
        range={getValueDateWindow(values.documentDate, bankDay)}
      />
      <SelectField
        checked={checked}
        label={t('payment.fundsSource')}
        name="fundsSource"
        required
        options={Object.values(FundsSource).map((value) => ({ value, label: common(`fundsSource.${value}`) }))}
      />
      {isBought && (
        <SelectField
          checked={checked}
          label={t('payment.request')}
          name="requestId"
          clearedValue=""
          emptyText={t('payment.noRequests')}
          options={requests.map(({ id, number, documentDate, amount, currencyLetters }) => ({
            value: id,
            label: t('payment.requestOption', {
              number,
              amount,
              date: formatDay(documentDate),
              currency: currencyLetters,
            }),
          }))}
        />
      )}
    </div>
  );
}
