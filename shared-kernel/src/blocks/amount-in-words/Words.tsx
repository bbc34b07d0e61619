import { amountInWords } from '../../domain/money';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';

export interface WordsProps {
  /** Decimal string. */
  amount: string;
  currency: Parameters<typeof amountInWords>[1];
}

export function Words({ amount, currency }: WordsProps) {
  const { language } = useSteadyShell();
  return amountInWords(amount, currency, language, 'ifUsed');
}
