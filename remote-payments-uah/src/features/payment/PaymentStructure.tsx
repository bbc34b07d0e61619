import { StructuredPurposeBlock } from '@ncb/shared-kernel/blocks/structured-purpose';
import type { CheckedForm } from '@ncb/shared-kernel/ui';
import type { PaymentValues } from './payment-values';

export interface PaymentStructureProps {
  checked: CheckedForm<PaymentValues>;
}

/** The structured purpose of a hryvnia payment, beside its purpose field. */
export function PaymentStructure({ checked }: PaymentStructureProps) {
  const { form, values } = checked;
  return (
    <StructuredPurposeBlock
      checked={checked}
      document={values}
      // Taxes have no VAT; its switch stays disabled while the mark is on.
      onTextTaken={() => form.setFieldsValue({ purpose: '', isVatIncluded: false })}
      onTextGivenBack={(text) => {
        if (checked.present().purpose === '') form.setFieldValue('purpose', text);
      }}
    />
  );
}
