import { RemovableBlock } from '@ncb/shared-kernel/blocks/document-form';
import { StructuredPurposeBlock, useConfirmClear } from '@ncb/shared-kernel/blocks/structured-purpose';
import type { CheckedForm } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import type { PaymentValues } from './payment-values';

export interface PaymentStructureProps {
  checked: CheckedForm<PaymentValues>;
  /** True switches the mark on. */
  startsOn: boolean;
  onRemoved: () => void;
}

const NO_STRUCTURE = { structuredPurpose: undefined } as Partial<PaymentValues>;

export function PaymentStructure({ checked, startsOn, onRemoved }: PaymentStructureProps) {
  const { values } = checked;
  const { t } = useTexts();
  const confirmClear = useConfirmClear();
  const restoreText = (text: string) => {
    if (checked.present().purpose === '') checked.fill({ purpose: text });
  };
  const remove = async () => {
    const { structuredPurpose } = checked.present();
    if (structuredPurpose && !(await confirmClear('clearOff'))) return;
    if (structuredPurpose && 'additionalInfo' in structuredPurpose) restoreText(structuredPurpose.additionalInfo);
    checked.fill(NO_STRUCTURE);
    onRemoved();
  };
  return (
    <RemovableBlock name="budget" title={t('form.folds.budget')} isTitleHidden onRemove={() => void remove()}>
      <div className="ncb-fields">
        <StructuredPurposeBlock
          checked={checked}
          document={values}
          isInitiallyOn={startsOn}
          // Taxes have no VAT.
          onTextTaken={() => checked.fill({ purpose: '', isVatIncluded: false })}
          onTextGivenBack={restoreText}
        />
      </div>
    </RemovableBlock>
  );
}
