import { Form } from 'antd';
import type { FieldChecks } from '../../ui';
import { PurposeControl } from './PurposeControl';

export interface StructuredPurposeBlockProps {
  checked: FieldChecks;
  document: { readonly creditIban: string; readonly amount: string; readonly purpose: string };
  isInitiallyOn?: boolean;
  /** Called when the text of the purpose field moves into the block. */
  onTextTaken: () => void;
  /** Called with the block's text when the switch is turned off. */
  onTextGivenBack: (text: string) => void;
}

/**
 * Budget switch and the structured purpose of a payment to the Treasury. Source:
 * docs/requirements/hryvnia-payments.md#budget-mark,
 * docs/requirements/hryvnia-payments.md#validation-of-the-structured-purpose.
 */
export function StructuredPurposeBlock(props: StructuredPurposeBlockProps) {
  return (
    <Form.Item noStyle name="structuredPurpose">
      <PurposeControl {...props} />
    </Form.Item>
  );
}
