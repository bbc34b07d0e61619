import { PartiesBlock } from '@ncb/shared-kernel/blocks/parties';
import { StructuredPurposeBlock } from '@ncb/shared-kernel/blocks/structured-purpose';
import { needsFullIdentity } from '@ncb/shared-kernel/domain/rules';
import type { CheckedForm } from '@ncb/shared-kernel/ui';
import type { PaymentValues } from '../../features/payment';

interface RarePartsProps {
  checked: CheckedForm<PaymentValues>;
  hryvnias: string | null;
}

/**
 * Fields of ultimate parties and structured purpose. Source:
 * docs/requirements/currency-payroll-credits-statements.md#actual-parties-and-structured-purpose.
 */
export function RareParts({ checked, hryvnias }: RarePartsProps) {
  const { amount, purpose } = checked.values;
  return (
    <>
      <PartiesBlock checked={checked} isLarge={hryvnias !== null && needsFullIdentity(hryvnias)} />
      <StructuredPurposeBlock
        checked={checked}
        // Abroad others than the Treasury accept a structure too: an empty account disables the check.
        document={{ creditIban: '', amount, purpose }}
        // The purpose stays: the partner reads it.
        onTextTaken={() => undefined}
        onTextGivenBack={(text) => {
          if (checked.present().purpose === '') checked.fill({ purpose: text });
        }}
      />
    </>
  );
}
