import { useMemo } from 'react';
import { flowsOf, type SummedOperation } from '@ncb/shared-kernel/domain/statement';
import { Side } from '@ncb/shared-kernel/domain/vocabulary';
import { MoneyText } from '@ncb/shared-kernel/ui';
import { SignedMoney } from './SignedMoney';

/** What operations sum up to: in, out and both together, one per currency. */
export function Flows({ rows }: { rows: readonly SummedOperation[] }) {
  // Of ten thousand operations the sums take longer than a press may.
  const flows = useMemo(() => flowsOf(rows), [rows]);
  return (
    <span className="ncb-sums">
      {flows.map(({ currency, credit, debit, net }) => (
        <span key={currency} data-field="total" data-currency={currency}>
          <SignedMoney amount={credit} side={Side.credit} currency={currency} />{' '}
          <SignedMoney amount={debit} side={Side.debit} currency={currency} />
          {' = '}
          <strong>
            <MoneyText amount={net} currency={currency} />
          </strong>
        </span>
      ))}
    </span>
  );
}
