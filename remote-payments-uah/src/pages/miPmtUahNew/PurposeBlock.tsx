import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { tidyLine } from '@ncb/shared-kernel/domain/text';
import { PURPOSE_MAX } from '@ncb/shared-kernel/domain/vocabulary';
import { FormField, type CheckedForm } from '@ncb/shared-kernel/ui';
import type { PaymentValues } from '../../features/payment';

export interface PurposeBlockProps {
  checked: CheckedForm<PaymentValues>;
}

/** What the payment is for; the counter counts what will be stored. */
export function PurposeBlock({ checked }: PurposeBlockProps) {
  const { t } = useTranslation(['payments-uah', 'kernel']);
  const used = tidyLine(checked.values.purpose).length;
  return (
    <FormField
      label={t('fields.purpose')}
      name="purpose"
      field="pay_purp"
      required
      className="ncb-wide"
      hint={t('common.characters', { ns: 'kernel', used, max: PURPOSE_MAX })}
      problem={checked.problemOf('pay_purp')}
      onLeave={() => checked.leave('pay_purp')}
    >
      {(control) => <Input.TextArea {...control} rows={3} className="ncb-growing" />}
    </FormField>
  );
}
