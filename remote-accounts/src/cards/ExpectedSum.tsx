import { UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { MoneyText, SumLine } from '@ncb/shared-kernel/ui';

const SIGNS = { in: '+', out: '\u2212' };

interface ExpectedSumProps {
  label: string;
  field: string;
  /** Hryvnias without sign; null where the bank does not report them. */
  amount: string | null;
  direction: keyof typeof SIGNS;
}

/** Amount that comes in or goes out, with its sign; nothing without an amount. */
export function ExpectedSum({ label, field, amount, direction }: ExpectedSumProps) {
  if (amount === null) return null;
  return (
    <SumLine label={label} field={field}>
      {amount !== '0.00' && SIGNS[direction]}
      <MoneyText amount={amount} currency={UAH.letters} />
    </SumLine>
  );
}
