import { MoneyText } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';

export interface MaskedAmountProps {
  /** Decimal string. */
  amount: string;
  currency?: string;
  isShown: boolean;
}

/** What somebody is paid; dots of one length until it is asked for, as others may see the screen. Source: reference/areas B7 */
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
