import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import type { CheckedForm } from '@ncb/shared-kernel/ui';
import { FormSection } from '../form-parts/FormSection';
import type { PaymentValues } from '../payment';
import { PurposeControl } from './PurposeControl';

export interface StructuredPurposeBlockProps {
  checked: CheckedForm<PaymentValues>;
}

/**
 * The budget mark and, under it, what a payment to the Treasury is for, in fields.
 * Source: spec 2 §4 "Budget switch", §5 "Structured purpose"
 */
export function StructuredPurposeBlock({ checked }: StructuredPurposeBlockProps) {
  const { t } = useTranslation('payments-uah');
  return (
    <FormSection title={t('structuredPurpose.title')}>
      <div className="ncb-fields">
        <Form.Item noStyle name="structuredPurpose">
          <PurposeControl checked={checked} />
        </Form.Item>
      </div>
    </FormSection>
  );
}
