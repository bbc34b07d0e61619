import { Form } from 'antd';
import type { FieldChecks } from '../../ui';
import { PurposeControl } from './PurposeControl';

export interface StructuredPurposeBlockProps {
  checked: FieldChecks;
  /** The document as it is typed, as far as the block looks at it. */
  document: { readonly creditIban: string; readonly amount: string; readonly purpose: string };
  /** The mark is to be on from the start, where it may be. */
  startsOn?: boolean;
  /** What stood in the purpose field is in the block now. */
  onTextTaken: () => void;
  /** The block was turned off, and this text was in it. */
  onTextGivenBack: (text: string) => void;
}

/**
 * The budget mark and, under it, what a payment to the Treasury is for, in fields.
 * Source: spec 2 §4 "Budget switch", §5 "Structured purpose"
 */
export function StructuredPurposeBlock(props: StructuredPurposeBlockProps) {
  return (
    <Form.Item noStyle name="structuredPurpose">
      <PurposeControl {...props} />
    </Form.Item>
  );
}
