import { Form } from 'antd';
import type { FieldChecks } from '../../ui';
import { PartyPanel } from './PartyPanel';

export interface PartiesBlockProps {
  checked: FieldChecks;
  /** The payment is so large that an actual party must be told in full. */
  isLarge: boolean;
}

/** Who really pays and who really receives, where that is somebody else. Source: spec 2 §3, §5 "Ultimate party" */
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
