import { formatRate } from '@ncb/shared-kernel/domain/money';
import { RateType } from '@ncb/shared-kernel/domain/vocabulary';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { useTexts } from '../../texts';

interface RateTextProps {
  rateType: RateType | null;
  /** Decimal with a point; unused for the bank's rate. */
  customerRate: string;
}

/** Requested rate as text: `Не вищий за 48,20`. */
export function RateText({ rateType, customerRate }: RateTextProps) {
  const { language } = useSteadyShell();
  const { common } = useTexts();
  const type = rateType ?? RateType.bank;
  const words = common(`rateType.${type}`);
  return (
    <>{type === RateType.bank || customerRate === '' ? words : `${words} ${formatRate(customerRate, language)}`}</>
  );
}
