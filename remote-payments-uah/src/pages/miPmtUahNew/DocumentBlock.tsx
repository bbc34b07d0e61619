import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { documentDateWindow } from '@ncb/shared-kernel/domain/rules';
import { DateInput, FormField, type CheckedForm } from '@ncb/shared-kernel/ui';
import type { PaymentValues } from '../../features/payment';

export interface DocumentBlockProps {
  checked: CheckedForm<PaymentValues>;
  bankDay: string;
}

/** Number and date of the document. */
export function DocumentBlock({ checked, bankDay }: DocumentBlockProps) {
  const { t } = useTranslation('payments-uah');
  return (
    <>
      <FormField
        label={t('fields.number')}
        name="number"
        field="pmt_num"
        required
        problem={checked.problemOf('pmt_num')}
        onLeave={() => checked.leave('pmt_num')}
      >
        {(control) => <Input {...control} inputMode="numeric" autoComplete="off" className="ncb-number" />}
      </FormField>
      <FormField
        label={t('fields.documentDate')}
        name="documentDate"
        field="doc_date"
        required
        hint={t('hints.documentDate')}
        problem={checked.problemOf('doc_date')}
        onLeave={() => checked.leave('doc_date')}
      >
        {(control) => <DateInput {...control} range={documentDateWindow(bankDay)} />}
      </FormField>
    </>
  );
}
