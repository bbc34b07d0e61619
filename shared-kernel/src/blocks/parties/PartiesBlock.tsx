import { Form } from 'antd';
import type { FieldChecks } from '../../ui';
import { PartyPanel } from './PartyPanel';

export interface PartiesBlockProps {
  checked: FieldChecks;
  /** True if the amount requires full identification of an ultimate party. */
  isLarge: boolean;
}

/**
 * Ultimate debtor and creditor, if they differ from payer and payee. Source:
 * docs/requirements/hryvnia-payments.md#actual-payer-and-payee,
 * docs/requirements/hryvnia-payments.md#validation-of-the-actual-parties.
 */
export function PartiesBlock(props: PartiesBlockProps) {
  return (
    <>
      <Form.Item noStyle name="ultimateDebtor">
        <PartyPanel {...props} part="ultmtDbtr" />
      </Form.Item>
      <Form.Item noStyle name="ultimateCreditor">
        <PartyPanel {...props} part="ultmtCdtr" />
      </Form.Item>
    </>
  );
}
