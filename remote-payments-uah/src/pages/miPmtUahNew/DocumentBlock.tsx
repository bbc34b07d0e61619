import { documentDateWindow, valueDateWindow } from '@ncb/shared-kernel/domain/rules';
import { DateField, FormSection, TextField, type CheckedForm } from '@ncb/shared-kernel/ui';
import type { PaymentValues } from '../../features/payment';
import { useTexts } from '../../texts';
import styles from './payment-form.module.css';

export interface DocumentBlockProps {
  checked: CheckedForm<PaymentValues>;
  bankDay: string;
}

/** Number, date and value date of the document. */
export function DocumentBlock({ checked, bankDay }: DocumentBlockProps) {
  const { t, common } = useTexts();
  return (
    <FormSection title={t('form.sections.document')}>
      <div className={`ncb-fields ${styles['fields-three']}`}>
        <TextField
          checked={checked}
          label={common('fields.number')}
          name="number"
          field="pmt_num"
          required
          inputMode="numeric"
          isNumber
        />
        <DateField
          checked={checked}
          label={common('fields.documentDate')}
          name="documentDate"
          field="doc_date"
          required
          hint={t('hints.documentDate')}
          range={documentDateWindow(bankDay)}
        />
        <DateField
          checked={checked}
          label={common('fields.valueDate')}
          name="valueDate"
          field="val_date"
          hint={t('hints.valueDate')}
          range={valueDateWindow(checked.values.documentDate, bankDay)}
        />
      </div>
    </FormSection>
  );
}
