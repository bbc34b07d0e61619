import { Form } from 'antd';
import type { CheckedForm } from '@ncb/shared-kernel/ui';
import type { PaymentValues } from '../payment';
import { PartyPanel } from './PartyPanel';

export interface PartiesBlockProps {
  checked: CheckedForm<PaymentValues>;
}

/** Who really pays and who really receives, where that is somebody else. Source: spec 2 §3, §5 "Ultimate party" */
export function PartiesBlock({ checked }: PartiesBlockProps) {
  return (
    <>
      <Form.Item noStyle name="ultimateDebtor">
        <PartyPanel checked={checked} part="ultmtDbtr" />
      </Form.Item>
      <Form.Item noStyle name="ultimateCreditor">
        <PartyPanel checked={checked} part="ultmtCdtr" />
      </Form.Item>
    </>
  );
}
