import { PartiesBlock } from '@ncb/shared-kernel/blocks/parties';
import { RemovableBlock } from '@ncb/shared-kernel/blocks/document-form';
import { needsFullIdentity } from '@ncb/shared-kernel/domain/rules';
import type { CheckedForm } from '@ncb/shared-kernel/ui';
import type { PaymentValues } from '../../features/payment';
import { useTexts } from '../../texts';

interface RarePartiesProps {
  checked: CheckedForm<PaymentValues>;
  onClose: () => void;
}

const NO_PARTIES = { ultimateDebtor: undefined, ultimateCreditor: undefined } as unknown as Partial<PaymentValues>;

/** Fields of ultimate debtor and creditor; a large payment requires them in full. */
export function RareParties({ checked, onClose }: RarePartiesProps) {
  const { t } = useTexts();
  return (
    <RemovableBlock
      name="parties"
      title={t('form.folds.parties')}
      onRemove={() => {
        checked.fill(NO_PARTIES);
        onClose();
      }}
    >
      <PartiesBlock checked={checked} isLarge={needsFullIdentity(checked.values.amount)} />
    </RemovableBlock>
  );
}
