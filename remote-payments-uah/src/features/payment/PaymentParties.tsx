import { PartiesBlock } from '@ncb/shared-kernel/blocks/parties';
import { needsFullIdentity } from '@ncb/shared-kernel/domain/rules';
import type { CheckedForm } from '@ncb/shared-kernel/ui';
import type { PaymentValues } from './payment-values';

export interface PaymentPartiesProps {
  checked: CheckedForm<PaymentValues>;
}

/** Fields of ultimate debtor and creditor; a large payment requires them in full. */
export function PaymentParties({ checked }: PaymentPartiesProps) {
  return <PartiesBlock checked={checked} isLarge={needsFullIdentity(checked.values.amount)} />;
}
