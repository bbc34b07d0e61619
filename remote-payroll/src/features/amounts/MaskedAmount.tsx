import { MoneyText } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';

interface MaskedAmountProps {
  amount: string;
  currency?: string;
  isShown: boolean;
}

/**
 * Salary amount, masked by dots of constant length until the user asks to see it. Source:
 * docs/requirements/payroll.md#who-sees-salaries.
 */
export function MaskedAmount({ isShown, ...money }: MaskedAmountProps) {
  const { t } = useTexts();
  if (isShown) return <MoneyText {...money} />;
  return (
    <>
      <span aria-hidden>•••••</span>
      <span className="ncb-visually-hidden">{t('amounts.hidden')}</span>
    </>
  );
}
