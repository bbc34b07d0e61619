import { Button } from 'antd';
import { PurposeFields, useConfirmClear } from '@ncb/shared-kernel/blocks/structured-purpose';
import { isBudgetIban, normaliseIban } from '@ncb/shared-kernel/domain/identifiers';
import type { CheckedForm } from '@ncb/shared-kernel/ui';
import { getMovedText, getStructuredPurpose, NO_STRUCTURE, type PaymentValues } from '../../features/payment';
import { useTexts } from '../../texts';
import { LastPayment } from './LastPayment';

interface BudgetPurposeProps {
  checked: CheckedForm<PaymentValues>;
  id: string | null;
  isKindShown: boolean;
}

/** Code and information of a payment to the budget, in the place of the purpose. */
export function BudgetPurpose({ checked, id, isKindShown }: BudgetPurposeProps) {
  const { values } = checked;
  const { t } = useTexts();
  const confirmClear = useConfirmClear();
  const turnOff = async () => {
    const { purpose } = checked.present();
    const structure = getStructuredPurpose(checked.present());
    if (!(await confirmClear('clearOff'))) return;
    const text = 'additionalInfo' in structure ? structure.additionalInfo : '';
    checked.fill({ ...NO_STRUCTURE, purpose: purpose || text });
    checked.focus('purpose');
  };
  return (
    <PurposeFields
      checked={checked}
      purpose={getStructuredPurpose(values)}
      movedText={getMovedText(values)}
      amount={values.amount}
      storedText={values.storedPurposeText}
      onChange={(structuredPurpose) => checked.fill({ structuredPurpose, storedPurposeText: '' })}
      isKindShown={isKindShown}
      actions={
        isBudgetIban(normaliseIban(values.creditIban)) ? (
          <LastPayment checked={checked} id={id} isShort />
        ) : (
          <Button type="link" onClick={() => void turnOff()} data-action="budgetOff">
            {t('form.budget.off')}
          </Button>
        )
      }
    />
  );
}
