import { spellAmount } from '../../domain/money';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';

export interface WordsProps {
  /** Decimal string. */
  amount: string;
  currency: Parameters<typeof spellAmount>[1];
}

export function Words({ amount, currency }: WordsProps) {
  const { language } = useSteadyShell();
  return spellAmount(amount, currency, language, 'ifUsed');
}
