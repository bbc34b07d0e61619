import { compareAmounts } from '@ncb/shared-kernel/domain/money';
import { sumFlows, type CurrencyFlow, type SummedOperation } from '@ncb/shared-kernel/domain/statement';
import { Side } from '@ncb/shared-kernel/domain/vocabulary';
import { MoneyText } from '@ncb/shared-kernel/ui';
import { SignedMoney } from './SignedMoney';

type Rows = readonly SummedOperation[];

/** Cache: summing up 10,000 operations takes longer than a click may, and two places show the same list. */
const flowsCache = new WeakMap<Rows, readonly CurrencyFlow[]>();

function getFlows(rows: Rows): readonly CurrencyFlow[] {
  const flows = flowsCache.get(rows) ?? sumFlows(rows);
  flowsCache.set(rows, flows);
  return flows;
}

export function Flows({ rows }: { rows: Rows }) {
  const flows = getFlows(rows);
  return (
    <span className="ncb-sums">
      {flows.map((flow) => (
        <span key={flow.currency} data-field="total" data-currency={flow.currency}>
          <Flow flow={flow} />
        </span>
      ))}
    </span>
  );
}

/** In, out and their balance; one side alone is its own balance. */
function Flow({ flow: { currency, credit, debit, net } }: { flow: CurrencyFlow }) {
  const isOneSided = isZero(credit) || isZero(debit);
  if (isOneSided) {
    const [amount, side] = isZero(credit) ? [debit, Side.debit] : [credit, Side.credit];
    return (
      <strong>
        <SignedMoney amount={amount} side={side} currency={currency} isShown />
      </strong>
    );
  }
  return (
    <>
      <SignedMoney amount={credit} side={Side.credit} currency={currency} />{' '}
      <SignedMoney amount={debit} side={Side.debit} currency={currency} />
      {' = '}
      <strong>
        <MoneyText amount={net} currency={currency} />
      </strong>
    </>
  );
}

function isZero(amount: string): boolean {
  return compareAmounts(amount, '0') === 0;
}
