import { Button, Form } from 'antd';
import { fireEvent } from '@testing-library/react';
import { useEffect, type ComponentType } from 'react';
import { checkUahPayment } from '@ncb/shared-kernel/domain/rules';
import { VALID_ACCOUNT } from '@ncb/shared-kernel/domain/rules/testing';
import { SAMPLE_SESSION, type FakeShell, type WireAnswers } from '@ncb/shared-kernel/remote-contract/testing';
import { useCheckedForm, type CheckedForm } from '@ncb/shared-kernel/ui';
import { emptyPayment, toDraft, type PaymentValues } from '../features/payment';
import { action, field, openPage } from './open-page';

export interface OpenBlock {
  readonly shell: FakeShell;
  /** The form's values at this moment. */
  present(): PaymentValues;
  /** Sets values of the form that other blocks show. */
  put(values: Partial<PaymentValues>): void;
}

/** What the other blocks hold is right: the first problem is one of the block. */
const OTHERS = { creditIban: 'UA263052990000026006999000301', receiverName: 'ТОВ', receiverCode: '92000019' };
const RICH = { ...VALID_ACCOUNT, available: '999999999.99' };

/** Shows one block of the payment form in a form of its own, with a button that tries to save. */
export async function openBlock(
  Block: ComponentType<{ checked: CheckedForm<PaymentValues> }>,
  values: Partial<PaymentValues> = {},
  answers: WireAnswers = {},
): Promise<OpenBlock> {
  const held: { form: CheckedForm<PaymentValues> | null } = { form: null };
  function BlockForm() {
    const checked = useCheckedForm<PaymentValues>({
      initialValues: { ...emptyPayment(SAMPLE_SESSION, ''), ...OTHERS, ...values },
      check: (typed) => checkUahPayment(toDraft(typed), { bankDay: SAMPLE_SESSION.bankDay, debitAccount: RICH }),
    });
    useEffect(() => {
      held.form = checked;
    });
    return (
      <Form {...checked.formProps} component={false}>
        {/* The values of other blocks: the form watches the fields that it shows. */}
        {(['creditIban', 'amount', 'purpose', 'isVatIncluded'] as const).map((name) => (
          <Form.Item key={name} noStyle name={name}>
            <Nothing />
          </Form.Item>
        ))}
        <Block checked={checked} />
        <Button onClick={() => checked.checkAll()} data-action="trySaving" />
      </Form>
    );
  }
  const shell = await openPage(BlockForm, { answers });
  const opened = () => {
    if (!held.form) throw new Error('no form');
    return held.form;
  };
  return {
    shell,
    present: () => opened().present(),
    put: (changes) => opened().form.setFieldsValue(changes),
  };
}

function Nothing() {
  return null;
}

/** Types into a field and leaves it. */
export function type(name: string, text: string): void {
  fireEvent.change(field(name), { target: { value: text } });
  fireEvent.blur(field(name));
}

export function press(name: string): void {
  fireEvent.click(action(name));
}

/** Chooses an option of a list by a part of its words. */
export function choose(name: string, words: string): void {
  fireEvent.mouseDown(field(name));
  const option = [...document.querySelectorAll('.ant-select-item-option')].find(({ textContent }) =>
    textContent.includes(words),
  );
  if (!option) throw new Error(`no option ${words}`);
  fireEvent.click(option);
}
