import { render } from '@testing-library/react';
import { App, Form } from 'antd';
import type { ReactNode } from 'react';
import { createTranslations } from '@ncb/shared-kernel/i18n';
import {
  fakeShell,
  SAMPLE_SESSION,
  type FakeShell,
  type FakeShellOptions,
} from '@ncb/shared-kernel/remote-contract/testing';
import { useCheckedForm, type CheckedForm } from '@ncb/shared-kernel/ui';
import { checkPayment, emptyPayment, type PaymentValues } from '../features/payment';
import { texts } from '../texts';
import { NOTHING_KNOWN } from './answers';

export interface FormOptions extends Partial<FakeShellOptions> {
  /** What is typed already. */
  values?: Partial<PaymentValues>;
}

export interface OpenedForm extends FakeShell {
  /** What the form holds now. */
  present(): PaymentValues;
}

/** Shows a part of the payment form in a form of its own: cheaper than the page where the part says it all. */
export async function openForm(
  part: (checked: CheckedForm<PaymentValues>) => ReactNode,
  { values, ...options }: FormOptions = {},
): Promise<OpenedForm> {
  const translations = await createTranslations('ua');
  await translations.add(texts.namespace, texts.load);
  const shell = fakeShell({ ...options, answers: { ...NOTHING_KNOWN, ...options.answers } });
  const held: { checked: CheckedForm<PaymentValues> | null } = { checked: null };
  const initialValues = { ...emptyPayment(SAMPLE_SESSION, '7001'), ...values };
  function Part() {
    const checked = useCheckedForm<PaymentValues>({
      initialValues,
      check: (typed) => checkPayment(typed, { bankDay: SAMPLE_SESSION.bankDay, debitAccount: null }),
    });
    held.checked = checked;
    return (
      <Form {...checked.formProps} component={false}>
        {part(checked)}
      </Form>
    );
  }
  render(
    <shell.Wrapper>
      <App component={false}>
        <Part />
      </App>
    </shell.Wrapper>,
  );
  return {
    ...shell,
    present: () => {
      if (!held.checked) throw new Error('the form was not rendered');
      return held.checked.present();
    },
  };
}
