import { PartiesBlock } from '@ncb/shared-kernel/blocks/parties';
import { StructuredPurposeBlock } from '@ncb/shared-kernel/blocks/structured-purpose';
import { needsFullIdentity } from '@ncb/shared-kernel/domain/rules';
import type { CheckedForm } from '@ncb/shared-kernel/ui';
import type { PaymentValues } from '../../features/payment';

export interface RarePartsProps {
  checked: CheckedForm<PaymentValues>;
  /** The amount in hryvnias; null while no rate is known. */
  hryvnias: string | null;
}

/** Who really pays and receives, and a purpose in fields. Source: spec 3 §3 */
export function RareParts({ checked, hryvnias }: RarePartsProps) {
  const { amount, purpose } = checked.values;
  return (
    <>
      <PartiesBlock checked={checked} isLarge={hryvnias !== null && needsFullIdentity(hryvnias)} />
      <StructuredPurposeBlock
        checked={checked}
        // Not only the Treasury takes a structure here: the block is told no account that could speak against it.
        document={{ creditIban: '', amount, purpose }}
        // The purpose stays: the partner reads it, and the rules ask for it where it was typed.
        onTextTaken={() => undefined}
        onTextGivenBack={(text) => {
          if (checked.present().purpose === '') checked.fill({ purpose: text });
        }}
      />
    </>
  );
}
