import { Form } from 'antd';
import type { CheckedForm } from '@ncb/shared-kernel/ui';
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
  return (
    <Form.Item noStyle name="structuredPurpose">
      <PurposeControl checked={checked} />
    </Form.Item>
  );
}
