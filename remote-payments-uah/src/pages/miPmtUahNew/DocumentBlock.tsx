import { Input } from 'antd';
import { documentDateWindow, valueDateWindow } from '@ncb/shared-kernel/domain/rules';
import { DateInput, FormField, type CheckedForm, FormSection } from '@ncb/shared-kernel/ui';
import type { PaymentValues } from '../../features/payment';
import { useTexts } from '../../texts';

export interface DocumentBlockProps {
  checked: CheckedForm<PaymentValues>;
  bankDay: string;
}

/** Number, date and value date of the document. */
export function DocumentBlock({ checked, bankDay }: DocumentBlockProps) {
  const { t, common } = useTexts();
  return (
    <FormSection title={t('form.sections.document')}>
      <div className="ncb-fields ncb-fields-three">
        <FormField
          label={common('fields.number')}
          name="number"
          field="pmt_num"
          required
          problem={checked.problemOf('pmt_num')}
          onLeave={() => checked.leave('pmt_num')}
        >
          {(control) => <Input {...control} inputMode="numeric" autoComplete="off" className="ncb-number" />}
        </FormField>
        <FormField
          label={common('fields.documentDate')}
          name="documentDate"
          field="doc_date"
          required
          hint={t('hints.documentDate')}
          problem={checked.problemOf('doc_date')}
          onLeave={() => checked.leave('doc_date')}
        >
          {(control) => <DateInput {...control} range={documentDateWindow(bankDay)} />}
        </FormField>
        <FormField
          label={common('fields.valueDate')}
          name="valueDate"
          field="val_date"
          hint={t('hints.valueDate')}
          problem={checked.problemOf('val_date')}
          onLeave={() => checked.leave('val_date')}
        >
          {(control) => <DateInput {...control} range={valueDateWindow(checked.values.documentDate, bankDay)} />}
        </FormField>
      </div>
    </FormSection>
  );
}
