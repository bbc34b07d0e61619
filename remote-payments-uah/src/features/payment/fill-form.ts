import type { CheckedForm } from '@ncb/shared-kernel/ui';
import type { PaymentValues } from './payment-values';

/**
 * Writes values into the form, as a catalogue or an earlier payment has them. One by one: written together antd would
 * merge a structured purpose with the one that was there.
 */
export function fillForm(checked: CheckedForm<PaymentValues>, values: Partial<PaymentValues>): void {
  for (const [name, value] of Object.entries(values)) checked.form.setFieldValue(name as keyof PaymentValues, value);
  // What the bank said was of the values before.
  checked.showBankProblems([]);
}
